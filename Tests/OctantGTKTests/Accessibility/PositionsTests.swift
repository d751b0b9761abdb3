#if GTK
    import CoreGraphics
    import Foundation
    import Testing

    /// The positions that a client of the accessibility bus gets, on screens of more pixels and of other kinds.
    @Suite("Places on the accessibility bus", .serialized)
    struct PositionsTests {
        private struct Positions {
            let inWindow: CGRect, onScreen: CGRect
        }

        /// The frames that the client gets of the button, as soon as that is so wide in the window, and of the window.
        private func positions(on screen: some Screen, width: CGFloat) throws -> (button: Positions, window: Positions)
        {
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

        private func find(_ text: String, in lines: [String]) -> Positions? {
            guard let line = lines.first(where: { $0.contains(text) }) else { return nil }
            let rects = line.components(separatedBy: " | ").compactMap { part -> CGRect? in
                let numbers = part.split(separator: ",").compactMap { Double($0) }
                return numbers.count == 4
                    ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
            }
            return rects.count == 2 ? Positions(inWindow: rects[0], onScreen: rects[1]) : nil
        }

        @Test("are pixels, of which a point may have two")
        func twoPixels() throws {
            let positions = try positions(on: XScreen(scale: 2), width: 240)
            let button = CGRect(x: 40, y: 260, width: 240, height: 72)
            #expect(positions.button.inWindow == button && positions.button.onScreen == button)
            #expect(positions.window.inWindow == CGRect(x: 0, y: 0, width: 640, height: 600))
        }

        @Test("are right in the window on Wayland; those on the screen begin at the window, whose place nobody tells")
        func wayland() throws {
            let positions = try positions(on: WaylandScreen(), width: 120)
            #expect(positions.button.inWindow == CGRect(x: 20, y: 130, width: 120, height: 36))
            #expect(positions.window.inWindow == CGRect(x: 0, y: 0, width: 320, height: 300))
            let corner = positions.window.onScreen.origin
            // No further than the frame and the shadow that GTK draws around a window by itself.
            #expect((0..<100).contains(corner.x) && (0..<100).contains(corner.y))
            #expect(positions.button.onScreen == positions.button.inWindow.offsetBy(dx: corner.x, dy: corner.y))
        }
    }
#endif
