#if GTK
    import Foundation
    import Testing

    /// Widgets in another program, as a client of the accessibility bus meets them through GTK's own accessibility.
    @Suite("Widgets on the accessibility bus", .serialized)
    struct EmbeddedSpeechTests {
        /// What is read of a widget, and of the same after a command to its program.
        struct Reading: Sendable, CustomTestStringConvertible {
            let scene: String, line: String
            var command = "", after = ""
            /// The report of the change.
            var event = ""
            var testDescription: String { scene }
        }

        private static let readings = [
            Reading(scene: "spinner", line: "progress bar | 'Loading' | 'In progress' | busy+visible | 131,0,37,37"),
            Reading(
                scene: "bar", line: "progress bar | 'Upload' | '50%' | visible | 75,0,150,4", command: "progress 0.75",
                after: "progress bar | 'Upload' | '75%' | visible | 75,0,150,4",
                event: "object:property-change:accessible-description Upload"),
            Reading(
                scene: "switch", line: "check box | 'Wi-Fi' | '' | visible+focusable | 124,0,51,31",
                command: "turn",
                after: "check box | 'Wi-Fi' | '' | visible+checked+focusable | 124,0,51,31",
                event: "object:state-changed:checked Wi-Fi 1"),
            Reading(
                scene: "form",
                line: "panel | 'One, Button, Level, 0%, Adjustable, Two, Button' | '' | visible+focusable | 90,0,120,96"
            ),
        ]

        @Test(
            "have their role, name, states and place, and words for their value, which change with it",
            arguments: readings)
        func contents(reading: Reading) throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            // GTK knows no name for a program that gives itself none.
            let client = try ReaderClient(bus, of: "Unnamed")
            // GTK complains of each question for a position on the screen, which it does not know.
            let probe = try EmbedProbe(reading.scene, on: screen, environment: bus.environment, showsError: false)
            try probe.line("frame")
            try expect(reading.line, of: client)
            guard !reading.command.isEmpty else { return }
            probe.send(reading.command)
            try client.event { $0.hasPrefix(reading.event) }
            try expect(reading.after, of: client)
        }

        /// Expects the widget, which is read last, to come to be read like this.
        private func expect(_ line: String, of client: ReaderClient) throws {
            let deadline = Date(timeIntervalSinceNow: 10)
            var read = ""
            repeat { read = try client.tree().last ?? "" } while !read.contains(line) && Date() < deadline
            #expect(read.contains(line), "\(read)")
        }
    }
#endif
