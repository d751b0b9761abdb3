#if GTK
    import Foundation
    import Testing

    /// A form of the program SpeechProbe, as a client of the accessibility bus goes through its texts.
    @Suite("Texts on the accessibility bus", .serialized)
    struct TextReaderTests {
        private let screen: XScreen
        private let bus: ReaderBus
        private let client: ReaderClient
        private let probe: LineProcess

        init() throws { (screen, bus, client, probe) = try SpeechProbe.meet() }

        private func showForm() throws {
            probe.send("page form")
            try client.event { $0.hasPrefix("object:children-changed:add") && $0.hasSuffix("Copies") }
        }

        @Test(
            "fields can be edited, segments are checked, a switch without a name has none, a stepper steps by its step")
        func form() throws {
            defer { probe.kill() }
            try showForm()
            let all = "showing+visible+enabled"
            let field = "focusable+editable+single_line+selectable_text"
            let lines = try client.tree().dropFirst(2).map {
                $0.components(separatedBy: " | ").enumerated().filter { !(5...6 ~= $0.offset) }.map(\.element)
                    .joined(separator: " | ")
            }
            #expect(
                lines == [
                    "2 | entry | 'City' | '' | \(all)+\(field) | actions press",
                    "2 | password text | 'Password' | '' | \(all)+\(field) | actions press",
                    "2 | radio button | 'Day' | '1 of 3' | \(all)+checkable+focusable | actions press",
                    "2 | radio button | 'Week' | '2 of 3' | \(all)+checked+checkable+focusable+selected "
                        + "| actions press",
                    "2 | radio button | 'Month' | '3 of 3' | \(all)+checkable+focusable | actions press",
                    "2 | toggle button | '' | '' | \(all)+checkable+focusable | actions press",
                    "2 | spin button | 'Copies' | '' | \(all)+focusable | value 10 of 0...100 '10' "
                        + "| actions increment,decrement",
                    "2 | label | 'Two words\\non two lines' | '' | \(all)",
                ])
            #expect(try client.step("Copies") == 5)
            probe.send("page bars")
            try client.event { $0.hasPrefix("object:children-changed:add") && $0.hasSuffix("Speed") }
            #expect(try client.step("Upload") == 0 && abs((client.step("Speed") ?? 0) - 0.1) < 1e-6)
        }

        @Test("a field says what is typed, where the caret is and what is selected, letter by letter")
        func typing() throws {
            defer { probe.kill() }
            try showForm()
            client.focus("City")
            try client.event { $0 == "object:state-changed:focused City 1 0" }
            try screen.robot("mousemove", "5", "5")
            // What is typed within one frame is one change.
            var typed: [String] = []
            for (index, letter) in "Rome".enumerated() {
                try screen.robot("type", String(letter))
                typed += try client.events { $0 == "object:text-caret-moved City \(index + 1) 0" }
            }
            #expect(
                typed.filter { $0.contains("text-changed") } == [
                    "object:text-changed:insert City 0 R", "object:text-changed:insert City 1 o",
                    "object:text-changed:insert City 2 m", "object:text-changed:insert City 3 e",
                ])
            #expect(!typed.contains { $0.contains("accessible-name") || $0.contains("accessible-description") })
            try screen.robot("key", "Left")
            try client.event { $0 == "object:text-caret-moved City 3 0" }
            try screen.robot("key", "shift+Home")
            try client.event { $0.hasPrefix("object:text-selection-changed City") }
            let text = try client.text("City")
            #expect(text.prefix(4) == ["'Rome' | caret 0 | selected 0-3", "'R' 0-1", "'Rome' 0-4", "'Rome' 0-4"])
            let positions = text.dropFirst(4).map { $0.split(separator: ",").compactMap { Int($0) } }
            // The first letter begins where the field's space does, and each where the one before ends.
            #expect(positions.count == 4 && positions[0][0] == 27 && positions.allSatisfy { $0[3] > 15 && $0[2] > 4 })
            for (one, next) in zip(positions, positions.dropFirst()) { #expect(abs(one[0] + one[2] - next[0]) <= 1) }
            try screen.robot("key", "BackSpace")
            let deleted = try client.events { $0.hasPrefix("object:text-changed:delete") }
            #expect(deleted.last == "object:text-changed:delete City 0 Rom")
        }

        @Test("a client moves the caret, selects, and changes a field's text; of a secret it reads dots")
        func editing() throws {
            defer { probe.kill() }
            try showForm()
            client.replace("City", 0, 0, with: "Paris")
            try client.event { $0 == "object:text-changed:insert City 0 Paris" }
            client.moveCaret("City", to: 2)
            try client.event { $0 == "object:text-caret-moved City 2 0" }
            client.select("City", 1, 3)
            try client.event { $0.hasPrefix("object:text-selection-changed City") }
            #expect(try client.text("City").first == "'Paris' | caret 3 | selected 1-3")
            client.replace("City", 1, 3, with: "ol")
            try client.event { $0 == "object:text-changed:insert City 1 ol" }
            #expect(try client.text("City").first == "'Polis' | caret 3 | selected ")
            client.replace("Password", 0, 0, with: "Sesame")
            try client.event { $0 == "object:text-changed:insert Password 0 ••••••" }
            #expect(try client.text("Password")[0..<3] == ["'••••••' | caret 6 | selected ", "'' 6-6", "'••••••' 0-6"])
        }

        @Test("a label's letters stand on its lines")
        func label() throws {
            defer { probe.kill() }
            try showForm()
            let text = try client.text("Two words on two lines")
            #expect(
                text.prefix(4) == [
                    "'Two words\\non two lines' | caret -1 | selected ", "'T' 0-1", "'Two ' 0-4", "'Two words\\n' 0-10",
                ])
            let positions = text.dropFirst(4).map { $0.split(separator: ",").compactMap { Int($0) } }
            #expect(positions.count == 22 && positions[0][0] == 20 && positions[10][0] == 20)
            #expect(
                positions[10][1] - positions[0][1] == positions[0][3] && Set(positions[0..<9].map { $0[1] }).count == 1)
        }
    }
#endif
