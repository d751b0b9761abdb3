#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing

    @Suite("Pixels over GTK's in a window of an X server", .serialized)
    struct OverlayPainterTests {
        private let size = CGSize(width: 400, height: 300)

        @Test("what moves is given to the server many frames at a time, which shows each when it is due")
        func ahead() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            probe.send("slide 6")
            _ = probe.lines(for: 1)
            var (last, seen) = (Data(), 0)
            let end = Date(timeIntervalSinceNow: 1)
            while Date() < end {
                let image = try screen.memory()
                if image != last { seen += 1 }
                last = image
            }
            let lines = probe.lines(for: 2)
            let times = lines.compactMap { $0.kind == "frame" ? $0.time : nil }
            // 60 and 4 a second on an idle machine.
            #expect(seen > 20)
            #expect(times.count > 60 && lines.count { $0.kind == "wake" } * 4 < times.count)
            #expect(zip(times, times.dropFirst()).allSatisfy { 0.01...0.1 ~= $1 - $0 })
            #expect(try probe.finish() == 0)
        }

        @Test("another tree shows at once, and nothing comes after it that was given to the server before")
        func takenBack() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            let tree = SpinnerTree.make(count: 5, size: size, scale: 1, frozenAt: 0.8)
            let image = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1)))
            for _ in 0..<5 {
                probe.send("slide 6")
                #expect(probe.lines(for: 0.6).filter { $0.kind == "frame" }.count > 15)
                probe.send("freeze 5 0.8")
                #expect(try screen.shows(image, within: 10))
                _ = probe.lines(for: 0.3)
                #expect(try screen.image().position(of: image) != nil)
            }
            #expect(try probe.finish() == 0)
        }

        @Test("whatever GTK draws with", arguments: ["cairo", "gl"])
        func renderer(_ name: String) throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment.merging(["GSK_RENDERER": name]) { $1 })
            try probe.line("frame")
            probe.send("slide 2")
            let lines = probe.lines(for: 3)
            #expect(lines.count { $0.kind == "wake" } * 2 < lines.count { $0.kind == "frame" })
            let tree = SpinnerTree.sliding(size: size, from: 0, duration: 1)
            let image = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 2, scale: 1)))
            #expect(try screen.shows(image, within: 10))
            #expect(try probe.finish() == 0)
        }
    }
#endif
