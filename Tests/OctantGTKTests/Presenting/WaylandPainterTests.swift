#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing

    @testable import OctantGTK

    /// On a compositor without hardware.
    @Suite("Pixels over GTK's in a window of a Wayland compositor", .serialized)
    struct WaylandPainterTests {
        private let size = CGSize(width: 200, height: 120)

        /// How many frames' memory `probe` has in common with the compositor: more than a page each.
        private func sharedFrames(of probe: Probe) throws -> Int {
            // Of a file without a size Foundation's strings have the first page.
            let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(probe.processIdentifier)/maps"))
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
                .split(separator: "\n").count { line in
                    let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
                    return line.contains("memfd:octant-frame") && ends.count == 2 && ends[1] - ends[0] > 4096
                }
        }

        @Test(
            "what moves is there and not GTK's, is where it belongs once it has come, and keeps one frame's memory",
            arguments: [1, 2])
        func moving(scale: Int) throws {
            let screen = try WaylandScreen(scale: scale)
            let probe = try Probe(
                environment: screen.environment, spinners: 2, size: size, scale: scale, frozenAt: 0)
            try probe.line("resized") { $0.scale == Double(scale) }
            try probe.line("frame")
            _ = probe.lines(for: 0.5)
            #expect(try sharedFrames(of: probe) == 0)
            probe.send("slide 2")
            let frames = probe.lines(for: 1).filter { $0.kind == "frame" }
            // 60 on an idle machine; weston never shows more.
            #expect(20...62 ~= frames.count)
            #expect(try 1...3 ~= sharedFrames(of: probe))
            #expect(!frames.dropFirst().contains { $0.rects?.first.map { $0[2] > 100 * scale } ?? false })
            _ = probe.lines(for: 2)
            let tree = SpinnerTree.sliding(size: size, from: 0, duration: 1)
            let image = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 2, scale: CGFloat(scale))))
            #expect(try screen.shows(image, within: 10))
            #expect(try sharedFrames(of: probe) == 1)
            // A tree that has nothing in common with it.
            probe.send("freeze 5 0.8")
            let other = SpinnerTree.make(count: 5, size: size, scale: scale, frozenAt: 0.8)
            let next = Snapshot(try #require(OffscreenRenderer.bitmap(of: other, at: 0, scale: CGFloat(scale))))
            #expect(try screen.shows(next, within: 10))
            #expect(try probe.finish() == 0)
        }

        @Test("rectangles are reported as they are while they are few, and as boxes around them where they are many")
        func reported() throws {
            let rects = (0..<1000).map { PixelRect(x: $0 % 40 * 43, y: $0 / 40 * 43, width: 37, height: 37) }
            #expect(WaylandPainter.reported(Array(rects[..<64])) == Array(rects[..<64]))
            let boxes = WaylandPainter.reported(rects)
            #expect(boxes.count == 35)
            #expect(rects.allSatisfy { rect in boxes.contains { $0.intersection(rect) == rect } })
        }
    }
#endif
