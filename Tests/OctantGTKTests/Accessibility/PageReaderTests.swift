#if GTK
    import Foundation
    import Testing

    /// Pages of the program SpeechProbe, as a client of the accessibility bus finds its way on them.
    @Suite("Lists, columns and overlays on the accessibility bus", .serialized)
    struct PageReaderTests {
        private let screen: XScreen
        private let bus: ReaderBus
        private let client: ReaderClient
        private let probe: LineProcess

        init() throws { (screen, bus, client, probe) = try SpeechProbe.meet() }

        /// Role, name, states and actions of each object below the window.
        private func objects() throws -> [String] {
            try client.tree().dropFirst(2).map { line in
                let parts = line.components(separatedBy: " | ")
                return ([parts[0], parts[1], parts[2], parts[4]] + parts.dropFirst(7)).joined(separator: " | ")
            }
        }

        @Test("rows that are scrolled out are there, and come into sight; a list scrolls and refreshes")
        func rows() throws {
            defer { probe.kill() }
            probe.send("page rows")
            try client.event { $0.hasPrefix("object:children-changed:add") && $0.hasSuffix("Aside") }
            let before = try objects()
            let all = "showing+visible+enabled"
            #expect(before.first == "2 | list | 'Files' | \(all) | actions scroll up,scroll down,refresh")
            #expect(before.count == 22 && before.last == "2 | label | 'Aside' | \(all)")
            #expect(before[5] == "3 | list item | 'Row 5' | \(all)")
            #expect(before[6..<21].map { $0 } == (6...20).map { "3 | list item | 'Row \($0)' | visible+enabled" })
            client.scroll(to: "Row 12")
            try client.event { $0 == "object:state-changed:showing Row 12 1 0" }
            #expect(try objects()[1] == "3 | list item | 'Row 1' | visible+enabled")
            client.act("Files", 1)
            try client.event { $0 == "object:state-changed:showing Row 16 1 0" }
            client.act("Files", 2)
            try probe.first(within: 10) { $0 == "refreshing" ? () : nil }
        }

        @Test("an overlay's first element is led to, then what had focus before; all are the same objects as before")
        func overlay() throws {
            defer { probe.kill() }
            client.focus("Speed")
            try client.event { $0 == "object:state-changed:focused Speed 1 0" }
            client.keep("Upload")
            probe.send("overlay")
            try client.event { $0 == "object:state-changed:focused Sending 1 0" }
            probe.send("uncover")
            let events = try client.events { $0 == "object:state-changed:focused Speed 1 0" }
            #expect(events.contains { $0.hasPrefix("object:children-changed:add") && $0.hasSuffix("Upload") })
            #expect(try client.isSame("Upload"))
            // Keys go on where they were.
            try screen.robot("mousemove", "5", "5")
            try screen.robot("key", "Right")
            try probe.first(within: 10) { $0 == "slid 0.05" ? () : nil }
        }
    }
#endif
