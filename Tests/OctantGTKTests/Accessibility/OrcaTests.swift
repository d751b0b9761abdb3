#if GTK
    import Foundation
    import Testing

    /// Debian's screen reader itself, with the program SpeechProbe; its speech is read as text, and no sound is made.
    @Suite("The Orca screen reader", .serialized)
    struct OrcaTests {
        @Test("says the window's coming, a bar's percent, an indicator's start and stop, posts, where keys lead")
        func speech() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let orca = try Orca(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try orca.says("SpeechProbe frame.")
            probe.send("progress 0.5")
            try orca.says("50 percent.")
            probe.send("start")
            #expect(try !orca.says("In progress.").contains { $0.contains("50") })
            probe.send("stop")
            try orca.says("Progress halted.")
            probe.send("say Hello there")
            try orca.says("Hello there.")
            probe.send("screen")
            try orca.says("Upload 50 percent.")
            // Without a window manager, keys go where the pointer is.
            try screen.robot("mousemove", "5", "5")
            for (key, words) in [
                ("Tab", "Cancel push button."), ("Tab", "Speed horizontal slider 0%"), ("Right", "5%"),
                ("Tab", "Wi-Fi toggle button not pressed."), ("space", "pressed"),
            ] {
                try screen.robot("key", key)
                try orca.says(words)
            }
        }

        /// Sends each key and waits for the speech that it brings.
        private func press(_ keys: [(String, String)], on screen: XScreen, _ orca: Orca) throws {
            for (key, words) in keys {
                try screen.robot("key", key)
                try orca.says(words)
            }
        }

        @Test(
            "says what is typed into a field, deleted, gone over and selected; segments, columns and lists as they are")
        func pages() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let orca = try Orca(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try orca.says("SpeechProbe frame.")
            try screen.robot("mousemove", "5", "5")
            probe.send("page form")
            // The field is named, and not called read only.
            try press([("Tab", "City entry Berlin."), ("h", "h"), ("i", "i")], on: screen, orca)
            #expect(!orca.said.contains { $0.contains("hi") })
            try press(
                [("Left", "i"), ("Home", "h"), ("shift+Right", "selected"), ("End", "Text unselected.")], on: screen,
                orca)
            try press(
                [
                    ("BackSpace", "i"), ("Tab", "Password password text."), ("x", "•"), ("Tab", "Week."),
                    ("Right", "Month."), ("Tab", "toggle button not pressed."), ("Tab", "Copies 10 spin button."),
                ], on: screen, orca)
            probe.send("page columns")
            // A column is read whole.
            try press(
                [
                    ("Tab", "North left push button."), ("Tab", "South left push button."),
                    ("Tab", "North right push button."),
                ], on: screen, orca)
            probe.send("page rows")
            probe.send("lead Row 3")
            #expect(try orca.says("Row 3.").suffix(3) == ["Files.", "List with 20 items.", "Row 3."])
        }

        @Test("asked where it is, says a bar's name and value; an overlay's coming leads there and its going back")
        func whereAmI() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let orca = try Orca(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try orca.says("SpeechProbe frame.")
            try screen.robot("mousemove", "5", "5")
            probe.send("progress 0.5")
            probe.send("screen")
            try orca.says("Upload 50 percent.")
            try press([("KP_Enter", "Upload 50 percent.")], on: screen, orca)
            probe.send("overlay")
            try orca.says("Sending progress bar.")
            probe.send("uncover")
            try orca.says("Upload 50 percent.")
        }
    }
#endif
