#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Keys that compose, pressed on a real display server.
    @Suite("Input methods", .serialized)
    struct InputMethodTests {
        /// Presses keys, and returns what came of them: the texts composed and committed, and the keys that went down.
        private func pressed(_ keys: String..., on screen: XScreen, _ probe: Probe) throws -> [String] {
            try screen.robot(["key"] + keys + ["Escape"])
            var heard: [String] = []
            try probe.line("key", where: { $0.detail == "up 41 " }) { line in
                switch line.kind {
                case "composing": heard.append("[\(line.detail ?? "")]")
                case "committed": heard.append(line.detail ?? "")
                case "key": if let text = line.detail, text.hasPrefix("down") { heard.append(text) }
                default: break
                }
            }
            return heard.filter { $0 != "down 41 " }
        }

        @Test("a dead acute and e give é while text is typed, and are two keys where none is")
        func deadKeys() throws {
            let screen = try XScreen()
            try screen.setKeyboard("us", "-variant", "intl")
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try screen.robot("mousemove", "120", "80", "click", "1")
            let keys = try pressed("dead_acute", "e", on: screen, probe)
            #expect(keys.last == "down 8 e" && !keys.contains("é"))
            probe.send("compose 1")
            try probe.line("composes")
            #expect(try pressed("a", on: screen, probe) == ["down 4 a"])
            let composed = try pressed("dead_acute", "e", on: screen, probe)
            #expect(composed.contains("é") && composed.contains("[´]") && !composed.contains("down 8 e"))
            // The last report of what was being composed is that it is there no more.
            #expect(composed.last { $0.hasPrefix("[") } == "[]")
            #expect(try pressed("ctrl+c", on: screen, probe).last?.hasPrefix("down 6") == true)
            try screen.robot("key", "dead_acute")
            try probe.line("composing") { $0.detail == "´" }
            probe.send("compose 2")
            try probe.line("composes")
            #expect(try pressed("e", on: screen, probe) == ["down 8 e"])
            probe.send("compose")
            try probe.line("composes")
            #expect(try !pressed("dead_acute", "e", on: screen, probe).contains("é"))
        }

        @Test("control and C are that on a keyboard of other letters, too")
        func otherLetters() throws {
            let screen = try XScreen()
            try screen.setKeyboard("ru,us")
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try screen.robot("mousemove", "120", "80", "click", "1")
            #expect(try pressed("Cyrillic_es", on: screen, probe) == ["down 0 с"])
            #expect(try pressed("ctrl+Cyrillic_es", on: screen, probe).last == "down 6 с")
        }
    }
#endif
