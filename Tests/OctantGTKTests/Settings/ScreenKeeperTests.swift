#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Programs that ask desktops to keep the screen on. One at a time: they wait for other programs.
    @Suite("A screen that stays on", .serialized)
    struct ScreenKeeperTests {
        @Test("the desktop's service is asked once, and told when it is over; one that comes later is asked, too")
        func service() throws {
            let (screen, desktop) = (try XScreen(), try ScreenSaverService())
            try desktop.start(after: 6)
            let program = try LineProcess(
                ownProgram("AppProbe"), ["settings"],
                environment: screen.environment.merging(desktop.environment) { $1 })
            defer { program.kill() }
            try program.first(within: 20) { $0.hasPrefix("shown") ? () : nil }
            program.send("awake")
            try desktop.expect("Inhibit AppProbe AppProbe 7")
            program.send("asleep")
            try desktop.expect("UnInhibit 7")
            program.send("awake")
            try desktop.expect("Inhibit AppProbe AppProbe 8")
            desktop.stop()
            try desktop.start(after: 40)
            try desktop.expect("Inhibit AppProbe AppProbe 41")
            program.send("asleep")
            try desktop.expect("UnInhibit 41")
        }
    }
#endif
