#if GTK
    import CoreGraphics
    import Foundation
    import TestSupport
    import Testing

    /// Two programs on one X server, and what each leaves for the other.
    @Suite("The desktop's clipboards", .serialized)
    struct ClipboardTests {
        /// What `probe` finds on a clipboard, asked for until it is `text` or ten seconds are over: X reports a new
        /// owner in its own time.
        private func pasted(_ probe: Probe, _ which: String, _ text: String) throws -> String? {
            var found: String?
            let deadline = Date(timeIntervalSinceNow: 10)
            repeat {
                probe.send("paste\(which)")
                found = try probe.line("pasted").detail
            } while found != text && Date() < deadline
            return found
        }

        @Test("what one program copied or selected is what another pastes, both ways, and apart from each other")
        func twoPrograms() throws {
            let screen = try XScreen()
            let (one, other) = (
                try Probe(environment: screen.environment), try Probe(environment: screen.environment)
            )
            for probe in [one, other] { try probe.line("frame") }
            for (from, to) in [(one, other), (other, one)] {
                for text in ["“Laden …” 読み込み中 🌀", String(repeating: "long ", count: 60_000)] {
                    from.send("copy \(text)")
                    #expect(try pasted(to, "", text) == text)
                    #expect(try pasted(from, "", text) == text)
                }
                from.send("select what is selected")
                #expect(try pasted(to, " selected", "what is selected") == "what is selected")
                #expect(try pasted(to, "", "") != "what is selected")
            }
        }

        @Test("a program that has the clipboard and does not answer is waited for a second, once; the window goes on")
        func silence() throws {
            let screen = try XScreen()
            // The one that is to go on comes second: it is on top, and a window that is covered rests.
            let silent = try Probe(environment: screen.environment)
            try silent.line("frame")
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            probe.send("follow")
            try probe.line("follows")
            // The first thing there is: a report of a second one could be late news of the first.
            silent.send("copy words")
            // It reports what kinds of things it has, and not the thing itself.
            try probe.line("changed", where: { $0.detail != "" })
            silent.stop()
            defer { kill(silent.processIdentifier, SIGCONT) }
            let start = Date()
            probe.send("paste")
            let first = try probe.line("pasted")
            let waited = Date().timeIntervalSince(start)
            #expect(first.detail == nil && waited > 0.5 && waited < 5)
            probe.send("paste")
            #expect(try probe.line("pasted").detail == nil && Date().timeIntervalSince(start) - waited < 0.5)
            try probe.line("frame")
            probe.send("copy own")
            #expect(try pasted(probe, "", "own") == "own")
        }

        @Test("the right and the middle button are told of, the middle one unless the user wants nothing pasted by it")
        func buttons() throws {
            for pastes in [true, false] {
                let screen = try XScreen()
                try screen.setGTKSetting("gtk-enable-primary-paste=\(pastes ? 1 : 0)")
                let probe = try Probe(environment: screen.environment)
                try probe.line("frame")
                try screen.robot("mousemove", "120", "80", "click", "2", "click", "3")
                let first = try probe.line("button")
                #expect(first.detail == (pastes ? "middle" : "secondary") && first.x == 120 && first.y == 80)
                if pastes { #expect(try probe.line("button").detail == "secondary") }
            }
        }
    }
#endif
