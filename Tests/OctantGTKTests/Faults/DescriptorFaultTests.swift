#if GTK
    import Foundation
    import Testing

    /// A program that has used up the descriptors that a process may have.
    @Suite("Faults of descriptors", .serialized)
    struct DescriptorFaultTests {
        @Test("a window that is open goes on: what is shown, what moves, and timers")
        func window() throws {
            let screen = try XScreen()
            let program = try SpeechProbe.start(screen.environment)
            defer { program.kill() }
            _ = try screen.window(titled: "SpeechProbe")
            program.send("start")
            program.send("storm 1")
            try program.lines(until: "stormed")
            // From now on every file, pipe, socket and timer of the kernel is one too many.
            let process = "\(program.processIdentifier)"
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
            let number = try #require(open.compactMap { Int($0) }.max()) + 1
            let limit = try LineProcess(
                "/usr/bin/prlimit", ["--pid", process, "--nofile=\(number):"], environment: screen.environment)
            #expect(try limit.finish(within: 10) == 0)
            for line in ["progress 0.5", "overlay", "uncover", "own", "add", "page lists"] { program.send(line) }
            program.send("storm 20")
            try program.lines(until: "stormed")
            program.send("time 0.1")
            var due: Set = ["animated", "rang", "called"]
            try program.first(within: 20) { due.remove($0) != nil && due.isEmpty ? () : nil }
            #expect(try program.finish(within: 10) == 0)
        }
    }
#endif
