#if GTK
    import Foundation
    import Testing

    /// Writing to a standard error without a reader does a program no harm.
    @Suite("Faults of standard error", .serialized)
    struct StandardErrorFaultTests {
        @Test(
            "a program whose notices cannot be written shows its window and works",
            arguments: ["2>/dev/full", "2>&-", "2</dev/null", "2>&9"])
        func notices(redirection: String) throws {
            let (screen, folder) = (try XScreen(), try makeFolder())
            defer { try? FileManager.default.removeItem(at: folder) }
            // A session bus that leads nowhere is worth a line; 9 is a pipe that its reader has left.
            let bus = try FaultyBus(.nowhere, screen)
            let unread = "'\(folder.path)/unread'"
            let line = "mkfifo \(unread); exec 8<>\(unread) 9>\(unread) 8<&-; "
            let program = try LineProcess(
                "/bin/sh", ["-c", line + "exec \"$0\" \(redirection)", ownProgram("SpeechProbe")],
                environment: bus.environment)
            _ = try screen.window(titled: "SpeechProbe")
            for _ in 0..<3 {
                program.send("storm 20")
                try program.lines(until: "stormed")
            }
            #expect(try program.finish(within: 10) == 0)
        }

        @Test(
            "a program without a display ends as ever when it cannot say so",
            arguments: ["2>/dev/full", "2>&-", ">&- 2>&- <&-"])
        func noDisplay(redirection: String) throws {
            let program = try LineProcess(
                "/bin/sh", ["-c", "exec \"$0\" \(redirection)", ownProgram("SpeechProbe")],
                environment: environmentWithoutDisplay())
            #expect(try program.finish(within: 10) == 69)
        }
    }
#endif
