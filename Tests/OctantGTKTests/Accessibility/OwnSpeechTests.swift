#if GTK
    import Foundation
    import Testing

    /// What is Octant's own in the program SpeechProbe, met by a client of the accessibility bus.
    @Suite("Octant's own views on the accessibility bus", .serialized)
    struct OwnSpeechTests {
        private let screen: XScreen
        private let bus: ReaderBus
        private let client: ReaderClient
        private let probe: LineProcess

        init() throws { (screen, bus, client, probe) = try SpeechProbe.meet() }

        @Test("indeterminate indicators are busy progress bars without a number, the ring is one with its number")
        func indicators() throws {
            defer { probe.kill() }
            probe.send("own")
            try client.event { $0.hasPrefix("object:children-changed:add SpeechProbe") && $0.hasSuffix("Copy") }
            let all = "showing+visible+enabled"
            let lines = try client.tree().dropFirst(8).prefix(3)
            #expect(
                lines == [
                    "2 | progress bar | 'Search' | 'In progress' | busy+\(all)+indeterminate | "
                        + "20,220,120,4 | 20,220,120,4",
                    "2 | progress bar | 'Sync' | 'In progress' | busy+\(all)+indeterminate | "
                        + "160,220,40,40 | 160,220,40,40",
                    "2 | progress bar | 'Copy' | '' | \(all) | 220,220,40,40 | 220,220,40,40 | "
                        + "value 0.4 of 0...1 '40%'",
                ])
        }

        @Test("an overlay is a dialog that is announced, beside which nothing is read; escape and its button cancel")
        func overlay() throws {
            defer { probe.kill() }
            probe.send("overlay")
            try client.event { $0.hasPrefix("object:announcement") && $0.hasSuffix("Sending, In progress") }
            let lines = try client.tree().map { $0.components(separatedBy: " | ").prefix(3).joined(separator: " | ") }
            // The announcement is beside it for a while.
            #expect(
                lines.dropFirst(2).prefix { !$0.contains("notification") } == [
                    "2 | dialog | ''", "3 | progress bar | 'Sending'", "3 | push button | 'Stop'",
                ], "\(lines)")
            try screen.robot("mousemove", "5", "5")
            try screen.robot("key", "Escape")
            try probe.first(within: 20) { $0 == "cancelled" ? () : nil }
            try screen.robot("key", "Tab")
            try client.event { $0 == "object:state-changed:focused Stop 1 0" }
            try screen.robot("key", "space")
            try probe.first(within: 20) { $0 == "cancelled" ? () : nil }
            probe.send("uncover")
            // The rest of the window is there again before the end of the overlay is announced.
            let events = try client.events {
                $0.hasPrefix("object:announcement") && $0.hasSuffix("Sending, Progress halted")
            }
            #expect(events.contains { $0.hasPrefix("object:children-changed:add") && $0.hasSuffix("Upload") })
            #expect(try client.tree().contains { $0.hasPrefix("2 | push button | 'Cancel'") })
        }
    }
#endif
