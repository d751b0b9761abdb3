#if GTK
    import CoreGraphics
    import RenderServer
    import TestSupport
    import Testing

    /// On X servers that have the extension for shared memory, and on one that has not.
    @Suite("Pixels that the X server reads from shared memory", .serialized)
    struct SharedPixelsTests {
        @Test(
            "what moves is where it belongs once it has come, through the memory several times or without it",
            arguments: [[], ["MIT-SHM"]])
        func moving(missing: [String]) throws {
            let screen = try XScreen(without: missing)
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            // Frames for two seconds: the memory is for 28 of these at first.
            probe.send("slide 2")
            let frames = probe.lines(for: 3).filter { $0.kind == "frame" }
            #expect(frames.count > 60)
            let size = CGSize(width: 400, height: 300)
            let tree = SpinnerTree.sliding(size: size, from: 0, duration: 1)
            let image = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 2, scale: 1)))
            #expect(try screen.shows(image, within: 10))
            #expect(try probe.finish() == 0)
        }
    }
#endif
