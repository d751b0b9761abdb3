#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing

    /// Display servers that are not there, do not answer, or go away.
    @Suite("Faults of the display", .serialized)
    struct DisplayFaultTests {
        @Test("without a display there is a clear error, and no hang", arguments: ["", ":9876"])
        func noDisplay(name: String) throws {
            let environment = environmentWithoutDisplay(plus: name.isEmpty ? [:] : ["DISPLAY": name])
            let probe = try Probe(environment: environment)
            let error = try probe.line("error", within: 10)
            let detail = try #require(error.detail)
            #expect(detail.hasPrefix("no display to show windows on"))
            #expect(detail.contains(name.isEmpty ? "neither WAYLAND_DISPLAY nor DISPLAY is set" : "DISPLAY=:9876"))
            #expect(try probe.finish() == 1)
        }

        @Test("the display can be had once in a process")
        func startedTwice() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            probe.send("again")
            #expect(try probe.line("error").detail == "the window display was started before in this process")
            try probe.line("frame")
            #expect(try probe.finish() == 0)
        }

        @Test(
            "a display server that goes away is reported, and the main thread goes on",
            arguments: WindowTests.Kind.allCases)
        func displayLost(kind: WindowTests.Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try probe.line("frame")
            screen.kill()
            #expect(try probe.line("displayLost").detail?.isEmpty == false)
            probe.send("spin 2")
            probe.send("quit")
            #expect(try probe.finish() == 0)
        }

        @Test(
            "a window that is opened when its display has gone away is told so",
            arguments: WindowTests.Kind.allCases)
        func displayIsLostBeforeWindow(kind: WindowTests.Kind) throws {
            let screen = try kind.makeScreen()
            let probe = try Probe(environment: screen.environment, isLate: true)
            try probe.line("started")
            screen.kill()
            probe.send("open")
            #expect(try probe.line("displayLost").detail?.isEmpty == false)
            probe.send("quit")
            #expect(try probe.finish() == 0)
        }

        @Test("a program without a display says so on one line and ends with 69", arguments: ["", ":9876"])
        func programWithoutDisplay(name: String) throws {
            let environment = environmentWithoutDisplay(plus: name.isEmpty ? [:] : ["DISPLAY": name])
            let program = try SpeechProbe.start(environment, readsError: true)
            try program.first(within: 10) { $0.hasPrefix("octant: no display to show windows on (") ? () : nil }
            #expect(program.rest(within: 10) == [])
            #expect(try program.finish(within: 10) == 69)
        }

        @Test("a display that takes the connection and says nothing is an error after ten seconds")
        func silentDisplay() throws {
            let screen = try XScreen()
            screen.fallSilent()
            let probe = try Probe(environment: screen.environment)
            let error = try probe.line("error", within: 20)
            #expect(error.detail?.hasPrefix("the display to show windows on does not answer") == true)
            #expect(try probe.finish() == 1)
        }

        @Test(
            "a program whose display goes away says so on one line and ends with 1",
            arguments: WindowTests.Kind.allCases)
        func programLosesDisplay(kind: WindowTests.Kind) throws {
            let screen = try kind.makeScreen()
            let program = try SpeechProbe.start(screen.environment, readsError: true)
            program.send("start")
            program.send("storm 20")
            try program.lines(until: "stormed")
            screen.kill()
            let said = program.rest(within: 10)
            #expect(said.count == 1 && said.first?.hasPrefix("octant: the display is lost: ") == true, "\(said)")
            #expect(try program.finish(within: 10) == 1)
        }

        @Test(
            "whatever renderer is asked for, and is not there, the window shows the same pixels",
            arguments: ["cairo", "gl", "vulkan", "nonsense"])
        func renderers(name: String) throws {
            let screen = try XScreen()
            let noOpenGL = ["LIBGL_DRIVERS_PATH": "/nowhere", "__EGL_VENDOR_LIBRARY_DIRS": "/nowhere"]
            for more in [[:], noOpenGL] {
                var environment = screen.environment.merging(more) { $1 }
                environment["GSK_RENDERER"] = name
                let probe = try Probe(environment: environment, spinners: 5, frozenAt: 0.3)
                try probe.line("frame")
                let size = CGSize(width: 400, height: 300)
                let tree = SpinnerTree.make(count: 5, size: size, scale: 1, frozenAt: 0.3)
                let image = Snapshot(try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1)))
                #expect(try screen.shows(image, within: 10))
                #expect(try probe.finish() == 0)
            }
        }

        @Test("a program that was stopped goes on with one frame and in the right step, and makes up for none")
        func stopped() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            probe.stop()
            _ = probe.lines(for: 3)
            kill(probe.processIdentifier, SIGCONT)
            let frames = probe.lines(for: 1).filter { $0.kind == "frame" }
            #expect(7...10 ~= frames.count)
            let late = frames.filter { Int(($0.time ?? 0) * 8) != Int(($0.shown ?? 1) * 8) }
            // The frame that was under way when the program was stopped may be shown late.
            #expect(late.count <= 1)
        }

        @Test("100 windows, each closed in the middle of its animation, leave nothing behind")
        func manyWindows() throws {
            let screen = try XScreen()
            let soak = try LineProcess(ownProgram("Soak"), ["windows", "100"], environment: screen.environment)
            let said = soak.rest(within: 120)
            #expect(try soak.finish(within: 10) == 0, "\(said)")
        }
    }
#endif
