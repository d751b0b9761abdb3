#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing

    /// Windows on real display servers. One at a time: they read clocks.
    @Suite("Windows", .serialized)
    struct WindowTests {
        /// The display servers there are.
        enum Kind: String, CaseIterable {
            case x11, wayland

            func makeScreen(scale: Int = 1) throws -> any Screen {
                switch self {
                case .x11: try XScreen(scale: scale)
                case .wayland: try WaylandScreen(scale: scale)
                }
            }
        }

        private let size = CGSize(width: 400, height: 300)

        /// The step that shows at `time`: eight a second, from media time 0 on.
        private func step(_ time: Double) -> Int { Int((time * 8).rounded(.down)) }

        /// The expected image of a window with spinners that are stopped at `time`.
        private func image(
            spinners: Int,
            frozenAt time: Double,
            size: CGSize = CGSize(width: 400, height: 300),
            scale: Int = 1
        ) throws -> Snapshot {
            let tree = SpinnerTree.make(count: spinners, size: size, scale: scale, frozenAt: time)
            return Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: CGFloat(scale))))
        }

        /// Captures `screen` until `part` is on it, and returns where; fails after ten seconds.
        @discardableResult
        private func find(_ part: Snapshot, on screen: any Screen, _ comment: Comment) throws -> (x: Int, y: Int)? {
            let deadline = Date(timeIntervalSinceNow: 10)
            repeat {
                if let position = try screen.image().position(of: part) { return position }
            } while Date() < deadline
            Issue.record(comment)
            return nil
        }

        /// docs/sources.md, Requirements 51.
        @Test(
            "24 of 24 steps are shown, each in its own time, while the main thread is blocked",
            arguments: Kind.allCases
        )
        func blockedMainThread(kind: Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment, block: 4)
            let frames = try probe.lines(until: "unblocked", within: 30).filter { $0.kind == "frame" }
            let start = step(try #require(frames.first?.time))
            var shown = Set<Int>()
            for frame in frames {
                let (time, shownAt) = (try #require(frame.time), try #require(frame.shown))
                if step(time) == step(shownAt) { shown.insert(step(time)) }
            }
            let missed = (start + 1...start + 24).filter { !shown.contains($0) }
            #expect(missed.isEmpty, "steps not shown in their eighth of a second, counted from \(start)")
        }

        @Test("the screen shows the very pixels that the offscreen renderer draws", arguments: Kind.allCases)
        func identicalPixels(kind: Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment, spinners: 5, size: size, frozenAt: 0.3)
            try probe.line("frame")
            try find(try image(spinners: 5, frozenAt: 0.3), on: screen, "the first, complete image")
            probe.send("spin 5")
            for _ in 0..<10 { try probe.line("frame") }
            probe.send("freeze 5 0.8")
            try find(try image(spinners: 5, frozenAt: 0.8), on: screen, "an image made of patches")
            let isRedrawnWhole = probe.lines(for: 0.5).contains { $0.rects?.contains([0, 0, 400, 300]) == true }
            #expect(!isRedrawnWhole)
            #expect(try probe.finish() == 0)
        }

        @Test("two pixels a point come out pixel by pixel", arguments: Kind.allCases)
        func identicalPixelsAtScaleTwo(kind: Kind) throws {
            let size = CGSize(width: 200, height: 120)
            let screen = try kind.makeScreen(scale: 2)
            let probe = try Probe(environment: screen.environment, spinners: 5, size: size, scale: 2, frozenAt: 0.3)
            try probe.line("resized") { $0.scale == 2 }
            try probe.line("frame")
            let first = try image(spinners: 5, frozenAt: 0.3, size: size, scale: 2)
            try find(first, on: screen, "the first, complete image")
            probe.send("spin 5")
            for _ in 0..<10 { try probe.line("frame") }
            probe.send("freeze 5 0.8")
            let second = try image(spinners: 5, frozenAt: 0.8, size: size, scale: 2)
            try find(second, on: screen, "an image made of patches")
        }

        @Test("a continuous animation follows the display's frames, and at its end the window is still")
        func continuousAnimation() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, spinners: 1, size: size, frozenAt: 0)
            try probe.line("frame")
            probe.send("slide 1")
            let lines = probe.lines(for: 2)
            let frames = lines.filter { $0.kind == "frame" }
            // 60 on an idle machine; a display never shows more.
            #expect(20...62 ~= frames.count)
            let times = frames.compactMap(\.time)
            #expect(times == times.sorted())
            let damage = frames.compactMap { $0.rects }.joined().map { $0[2] * $0[3] }.max()
            #expect((damage ?? .max) < 400 * 300 / 4, "a small box is never a reason to draw everything")
            #expect(probe.lines(for: 1).isEmpty)
            try find(try image(spinners: 1, frozenAt: 0), on: screen, "the image without the animation")
        }

        @Test("after 100,000 commits at once the last one is on screen, few of the others were drawn, and none is kept")
        func commitStorm() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, spinners: 3, size: size, frozenAt: 0)
            try probe.line("frame")
            let before = try residentBytes(of: probe)
            probe.send("storm 100000")
            let during = try probe.lines(until: "stormed", within: 60)
            try find(try image(spinners: 1, frozenAt: 0), on: screen, "the last tree")
            let frames = (during + probe.lines(for: 0.5)).filter { $0.kind == "frame" }
            #expect(1..<1000 ~= frames.count)
            // The address sanitizer keeps what was freed, to detect when it is used.
            guard Sanitizer.current != .address else { return }
            // A tree needs 100 bytes at least; of 100,000 kept ones this would be less.
            #expect(try residentBytes(of: probe) - before < 8 << 20)
        }

        /// How much memory `probe` has.
        private func residentBytes(of probe: Probe) throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(probe.processIdentifier)/statm", encoding: .utf8)
            return try #require(Int(text.split(separator: " ")[1])) * sysconf(Int32(_SC_PAGESIZE))
        }

        @Test("a still window makes no wake-ups and no frames", arguments: Kind.allCases)
        func stillWindow(kind: Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment, spinners: 3, frozenAt: 0)
            try probe.line("frame")
            // What opening a window brings along is over a second later.
            _ = probe.lines(for: 1)
            let before = try switches(of: probe, thread: "octant.render")
            let lines = probe.lines(for: 3)
            #expect(lines.isEmpty)
            #expect(try switches(of: probe, thread: "octant.render") == before)
        }

        @Test("a stepped spinner presents eight frames a second, each just its own rectangle", arguments: Kind.allCases)
        func steppedSpinner(kind: Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try probe.line("frame")
            let lines = probe.lines(for: 4)
            let frames = lines.filter { $0.kind == "frame" }
            #expect(31...33 ~= frames.count)
            #expect(frames.allSatisfy { $0.rects == [[0, 0, 37, 37]] })
            #expect(31...33 ~= lines.count { $0.kind == "wake" })
        }

        @Test("on an X server a step takes one wake-up, not the three of a frame of GTK's")
        func wakeUpsOfSteps() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            _ = probe.lines(for: 1)
            let before = try switches(of: probe, thread: "octant.render")
            let frames = probe.lines(for: 3).count { $0.kind == "frame" }
            #expect(23...25 ~= frames)
            #expect(try switches(of: probe, thread: "octant.render") - before < 2 * frames)
        }

        @Test("where a program composes the X server's windows, what moves takes one wake-up a frame, too, and is seen")
        func composedWindow() throws {
            let screen = try XScreen()
            let manager = try LineProcess("/usr/bin/xcompmgr", [], environment: screen.environment)
            defer { manager.kill() }
            let probe = try Probe(environment: screen.environment, spinners: 1, size: size, frozenAt: 0)
            try probe.line("frame")
            _ = probe.lines(for: 1)
            let before = try switches(of: probe, thread: "octant.render")
            probe.send("slide 2")
            let frames = probe.lines(for: 3).count { $0.kind == "frame" }
            #expect(40...122 ~= frames)
            #expect(try switches(of: probe, thread: "octant.render") - before < 2 * frames)
            let tree = SpinnerTree.sliding(size: size, from: 0, duration: 1)
            let end = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 2, scale: 1)))
            try find(end, on: screen, "the end of the movement")
        }

        @Test("what another window uncovers shows what is newest, though GTK was not told of it")
        func uncoveredPart() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, spinners: 2, size: size)
            try probe.line("frame")
            // Shows both spinners, and the ones beneath are covered.
            let other = try Probe(environment: screen.environment, size: CGSize(width: 100, height: 100), frozenAt: 0)
            try other.line("frame")
            _ = probe.lines(for: 1)
            probe.send("freeze 2 0.4")
            try probe.line("frame")
            _ = probe.lines(for: 0.5)
            other.send("quit")
            try other.finish()
            try find(try image(spinners: 2, frozenAt: 0.4), on: screen, "the newest image")
        }

        @Test(
            "a window that others cover whole makes no wake-ups and no frames, and comes back with the newest image")
        func coveredWindow() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, spinners: 2, size: size)
            try probe.line("frame")
            let other = try Probe(environment: screen.environment, size: CGSize(width: 500, height: 400), frozenAt: 0)
            try other.line("frame")
            _ = probe.lines(for: 1)
            let before = try switches(of: probe, thread: "octant.render")
            #expect(probe.lines(for: 2).isEmpty)
            #expect(try switches(of: probe, thread: "octant.render") == before)
            probe.send("freeze 2 0.4")
            #expect(!probe.lines(for: 1).contains { $0.kind == "frame" || $0.kind == "wake" })
            other.send("quit")
            try other.finish()
            try probe.line("frame")
            try find(try image(spinners: 2, frozenAt: 0.4), on: screen, "the newest image")
            probe.send("spin 2")
            #expect(probe.lines(for: 2).count { $0.kind == "frame" } >= 14)
        }

        @Test("an unmapped window is told of, makes nothing, and comes back complete")
        func hiddenWindow() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, size: size)
            try probe.line("visibility") { $0.detail == "true" }
            try probe.line("frame")
            let window = try screen.window(titled: "WindowProbe")
            try screen.robot("windowunmap", window)
            try probe.line("visibility") { $0.detail == "false" }
            #expect(!probe.lines(for: 1).contains { $0.kind == "wake" || $0.kind == "frame" })
            try screen.robot("windowmap", window)
            // What was shown past GTK is there again before the program is told.
            var frames: [ProbeLine] = []
            try probe.line("visibility") {
                $0.detail == "true"
            } before: {
                if $0.kind == "frame" { frames.append($0) }
            }
            frames.append(try probe.line("frame"))
            #expect(frames[0].rects == [[0, 0, 400, 300]])
            try probe.line("frame")
        }

        /// docs/sources.md, Requirements 50.
        @Test(
            "spinners in the tree that nobody can see make no wake-ups and no frames, and go on afterwards",
            arguments: SpinnerTree.Concealment.allCases
        )
        func concealedSpinners(way: SpinnerTree.Concealment) throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, spinners: 3, size: size)
            try probe.line("frame")
            try probe.line("frame")
            probe.send("conceal 3 \(way.rawValue)")
            // The frame without them, and what opening a window brings along.
            _ = probe.lines(for: 1)
            let before = try switches(of: probe, thread: "octant.render")
            #expect(probe.lines(for: 2).isEmpty)
            #expect(try switches(of: probe, thread: "octant.render") == before)
            probe.send("spin 3")
            let frames = probe.lines(for: 2).filter { $0.kind == "frame" }
            #expect(15...18 ~= frames.count)
        }

        /// How often the kernel put the threads named `thread` to sleep.
        private func switches(of probe: Probe, thread: String) throws -> Int {
            let tasks = "/proc/\(probe.processIdentifier)/task"
            var count: Int?
            for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
                let name = try String(contentsOfFile: "\(tasks)/\(task)/comm", encoding: .utf8)
                guard name == thread + "\n" else { continue }
                let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
                let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
                count = (count ?? 0) + (try #require(line?.split(separator: "\t").last.flatMap { Int($0) }))
            }
            return try #require(count, "no thread of that name")
        }
    }
#endif
