#if GTK
    import CoreGraphics
    import Foundation
    import Testing

    /// The positions that a client of the accessibility bus gets, on screens of more pixels and of other kinds.
    @Suite("Places on the accessibility bus", .serialized)
    struct PlacesTests {
        private struct Places {
            let inWindow: CGRect, onScreen: CGRect
        }

        /// The frames that the client gets of the button, as soon as that is so wide in the window, and of the window.
        private func places(on screen: some Screen, width: CGFloat) throws -> (button: Places, window: Places) {
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            let deadline = Date(timeIntervalSinceNow: 30)
            while true {
                let lines = try client.tree()
                let (button, window) = (find("'Cancel'", in: lines), find("| frame |", in: lines))
                if let button, let window, button.inWindow.width == width { return (button, window) }
                if Date() > deadline { throw ScreenError(description: "not there: \(lines)") }
            }
        }

        private func find(_ words: String, in lines: [String]) -> Places? {
            guard let line = lines.first(where: { $0.contains(words) }) else { return nil }
            let rects = line.components(separatedBy: " | ").compactMap { part -> CGRect? in
                let numbers = part.split(separator: ",").compactMap { Double($0) }
                return numbers.count == 4
                    ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
            }
            return rects.count == 2 ? Places(inWindow: rects[0], onScreen: rects[1]) : nil
        }

        @Test("are pixels, of which a point may have two")
        func twoPixels() throws {
            let places = try places(on: XScreen(scale: 2), width: 240)
            let button = CGRect(x: 40, y: 260, width: 240, height: 72)
            #expect(places.button.inWindow == button && places.button.onScreen == button)
            #expect(places.window.inWindow == CGRect(x: 0, y: 0, width: 640, height: 600))
        }

        @Test("are right in the window on Wayland; those on the screen begin at the window, whose place nobody tells")
        func wayland() throws {
            let places = try places(on: WaylandScreen(), width: 120)
            #expect(places.button.inWindow == CGRect(x: 20, y: 130, width: 120, height: 36))
            #expect(places.window.inWindow == CGRect(x: 0, y: 0, width: 320, height: 300))
            let corner = places.window.onScreen.origin
            // No further than the frame and the shadow that GTK draws around a window by itself.
            #expect((0..<100).contains(corner.x) && (0..<100).contains(corner.y))
            #expect(places.button.onScreen == places.button.inWindow.offsetBy(dx: corner.x, dy: corner.y))
        }
    }
#endif
