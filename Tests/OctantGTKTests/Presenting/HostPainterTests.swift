#if GTK
    import CoreGraphics
    import RenderServer
    import TestSupport
    import Testing
    import UIKit
    import ViewSupport

    @testable import OctantGTK

    /// Widgets in another program's window, on a real X server where GTK draws by Cairo: what changes goes past GTK.
    @Suite("Painting in another program's window", .serialized)
    struct HostPainterTests {
        /// What EmbedProbe has behind the widget.
        private let backdrop = RGBA(r: 0x30 / 255, g: 0x60 / 255, b: 0xC0 / 255)

        /// The scene with its bar at `progress`, on `ground`, and with something half black over it.
        @MainActor
        private func scene(_ progress: Float, on ground: RGBA, isCovered: Bool = false) throws -> Snapshot {
            let view = EmbeddedScene.still(isOpaque: false)
            view.subviews.compactMap { $0 as? UIProgressView }.first?.progress = progress
            let bitmap = try #require(EmbeddedScene.bitmap(of: view, background: ground))
            guard isCovered else { return Snapshot(bitmap) }
            bitmap.withUnsafeMutableBytes { bytes in
                for at in bytes.indices where at % 4 != 3 { bytes[at] /= 2 }
            }
            return Snapshot(bitmap)
        }

        private func probe(_ scene: String, on screen: XScreen) throws -> EmbedProbe {
            try EmbedProbe(scene, on: screen, environment: ["GSK_RENDERER": "cairo"])
        }

        private func paintings(_ probe: EmbedProbe) throws -> Int {
            probe.send("paintings")
            return try #require(try probe.line("paintings").detail.flatMap { Int($0) })
        }

        @Test("what changes is shown on the window's colour, also a new one, and GTK paints for that alone")
        @MainActor
        func changes() throws {
            let screen = try XScreen()
            let probe = try self.probe("clear", on: screen)
            try probe.line("frame")
            #expect(try screen.shows(try scene(0.4, on: backdrop), within: 10, tolerance: 1))
            // What GTK paints because the window opens is over then.
            _ = probe.lines(for: 1)
            let before = try paintings(probe)
            for progress in [0.6, 0.1, 0.8] as [Float] {
                probe.send("progress \(progress)")
                #expect(try screen.shows(try scene(progress, on: backdrop), within: 10, tolerance: 2))
            }
            #expect(try paintings(probe) == before)
            probe.send("backdrop #207010")
            let green = RGBA(r: 0x20 / 255, g: 0x70 / 255, b: 0x10 / 255)
            #expect(try screen.shows(try scene(0.8, on: green), within: 10, tolerance: 1))
            let after = try paintings(probe)
            #expect(after > before)
            probe.send("progress 0.2")
            #expect(try screen.shows(try scene(0.2, on: green), within: 10, tolerance: 2))
            #expect(try paintings(probe) == after)
        }

        @Test("what lies on the widget stays on it, and what comes and goes is followed")
        @MainActor
        func covers() throws {
            let screen = try XScreen()
            let probe = try self.probe("clear", on: screen)
            try probe.line("frame")
            probe.send("progress 0.6")
            #expect(try screen.shows(try scene(0.6, on: backdrop), within: 10, tolerance: 2))
            probe.send("cover")
            #expect(try screen.shows(try scene(0.6, on: backdrop, isCovered: true), within: 10, tolerance: 2))
            probe.send("progress 0.3")
            #expect(try screen.shows(try scene(0.3, on: backdrop, isCovered: true), within: 10, tolerance: 2))
            probe.send("uncover")
            #expect(try screen.shows(try scene(0.3, on: backdrop), within: 10, tolerance: 2))
        }

        @Test("on more than one colour GTK draws, and the widget moves on")
        func gradient() throws {
            let probe = try self.probe("spinner", on: try XScreen())
            for _ in 0..<3 { try probe.line("frame") }
            probe.send("backdrop linear-gradient(to right, red, blue)")
            _ = probe.lines(for: 0.5)
            let before = try paintings(probe)
            let frames = probe.lines(for: 2).count { $0.kind == "frame" }
            #expect(15...17 ~= frames)
            #expect(15...18 ~= (try paintings(probe)) - before)
        }

        @Test("a hundred widgets wake the program eight times a second, and GTK not at all")
        func many() throws {
            let probe = try self.probe("hundred", on: try XScreen())
            for _ in 0..<300 { try probe.line("frame") }
            // A window that opens is painted so often that widgets stay with GTK for a second.
            _ = probe.lines(for: 2)
            let before = try paintings(probe)
            let lines = probe.lines(for: 2)
            #expect(1500...1700 ~= lines.count { $0.kind == "frame" })
            #expect(15...17 ~= lines.count { $0.kind == "wake" })
            #expect(try paintings(probe) == before)
        }
    }
#endif
