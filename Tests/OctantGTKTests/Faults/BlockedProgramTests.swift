#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// A program whose main thread does nothing, on an X server without a window manager: the tests play one.
    @Suite("A blocked program", .serialized)
    struct BlockedProgramTests {
        private func start(_ screen: XScreen, _ language: String = "C") throws -> (program: LineProcess, window: String)
        {
            let environment = screen.environment.merging(["LC_ALL": language, "LANGUAGE": ""]) { $1 }
            let program = try LineProcess(ownProgram("AppProbe"), ["settings"], environment: environment)
            try program.first(within: 20) { $0.hasPrefix("shown") ? () : nil }
            return (program, try find("AppProbe", screen))
        }

        /// The number of the window whose title has this in it, as soon as it can be seen. In plain C, xdotool's search
        /// knows no title beyond ASCII.
        private func find(_ title: String, _ screen: XScreen, within seconds: Double = 20) throws -> String {
            let deadline = Date(timeIntervalSinceNow: seconds)
            repeat {
                let found = (try? screen.robot("search", "--onlyvisible", "--name", ".*")) ?? ""
                for window in found.split(separator: "\n").map(String.init)
                where (try? screen.robot("getwindowname", window))?.contains(title) == true { return window }
                usleep(20_000)
            } while Date() < deadline
            throw ScreenError(description: "there is no window '\(title)'")
        }

        private func block(_ program: LineProcess, for seconds: Double) throws {
            program.send("block \(seconds)")
            try program.first(within: 20) { $0 == "blocked" ? () : nil }
        }

        @Test("the window manager's ping is answered while the main thread turns, and by nobody while it does not")
        func ping() throws {
            let screen = try XScreen()
            let (program, window) = try start(screen)
            defer { program.kill() }
            let client = try XClient(screen)
            #expect(try client.ping(window: window, within: 10) != nil)
            try block(program, for: 2)
            #expect(try client.ping(window: window, within: 1) == nil)
            // Once it runs again it answers, the ping of before as well as this one.
            try program.first(within: 20) { $0 == "unblocked" ? () : nil }
            #expect(try client.ping(window: window, within: 10) != nil)
        }

        @Test("a close unanswered for 5 s has the user asked, in the user's language; forced to quit it ends with 70")
        func forceQuit() throws {
            let screen = try XScreen()
            let (program, window) = try start(screen, "de_DE.UTF-8")
            defer { program.kill() }
            try block(program, for: 600)
            let begin = Date()
            try XClient(screen).requestClose(ofWindow: window)
            let question = try find("reagiert nicht", screen)
            #expect(Date().timeIntervalSince(begin) > 4.9)
            // Without a window manager, keys go where they are sent to.
            try screen.robot("windowfocus", "--sync", question, "key", "Tab", "key", "space")
            #expect(try program.finish(within: 10) == 70)
        }

        @Test("a program that answers after all takes the question away, and closes")
        func answered() throws {
            let screen = try XScreen()
            let (program, window) = try start(screen)
            defer { program.kill() }
            try block(program, for: 6)
            try XClient(screen).requestClose(ofWindow: window)
            _ = try find("is not responding", screen)
            #expect(try program.finish(within: 20) == 0)
        }
    }
#endif
