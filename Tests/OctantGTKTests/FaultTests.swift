#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Display servers that are not there, or go away.
    @Suite("Window faults", .serialized)
    struct FaultTests {
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
    }
#endif
