#if GTK
    import Foundation
    import Testing

    /// Debian's screen reader itself, with the program SpeechProbe; its speech is read as text, and no sound is made.
    @Suite("The Orca screen reader", .serialized)
    struct OrcaTests {
        @Test("says the window's coming, a bar's percent, an indicator's start and stop, posts, where keys lead")
        func speech() throws {
            let session = try OrcaSession()
            session.send("progress 0.5")
            try session.says("50 percent.")
            session.send("start")
            #expect(try !session.says("In progress.").contains { $0.contains("50") })
            session.send("stop")
            try session.says("Progress halted.")
            session.send("say Hello there")
            try session.says("Hello there.")
            session.send("screen")
            try session.says("Upload 50 percent.")
            // Without a window manager, keys go where the pointer is.
            try session.screen.robot("mousemove", "5", "5")
            try session.press([
                ("Tab", "Cancel push button."), ("Tab", "Speed horizontal slider 0%"), ("Right", "5%"),
                ("Tab", "Wi-Fi toggle button not pressed."), ("space", "pressed"),
            ])
        }

        @Test(
            "says what is typed into a field, deleted, gone over and selected; segments, columns and lists as they are")
        func pages() throws {
            let session = try OrcaSession()
            try session.screen.robot("mousemove", "5", "5")
            session.send("page form")
            // The field is named, and not called read only.
            try session.press([("Tab", "City entry Berlin."), ("h", "h"), ("i", "i")])
            #expect(!session.said.contains { $0.contains("hi") })
            try session.press(
                [("Left", "i"), ("Home", "h"), ("shift+Right", "selected"), ("End", "Text unselected.")])
            try session.press([
                ("BackSpace", "i"), ("Tab", "Password password text."), ("x", "•"), ("Tab", "Week."),
                ("Right", "Month."), ("Tab", "toggle button not pressed."), ("Tab", "Copies 10 spin button."),
            ])
            session.send("page columns")
            // A column is read whole.
            try session.press([
                ("Tab", "North left push button."), ("Tab", "South left push button."),
                ("Tab", "North right push button."),
            ])
            session.send("page rows")
            session.send("lead Row 3")
            #expect(try session.says("Row 3.").suffix(3) == ["Files.", "List with 20 items.", "Row 3."])
        }

        @Test("asked where it is, says a bar's name and value; an overlay's coming leads there and its going back")
        func whereAmI() throws {
            let session = try OrcaSession()
            try session.screen.robot("mousemove", "5", "5")
            session.send("progress 0.5")
            session.send("screen")
            try session.says("Upload 50 percent.")
            try session.press([("KP_Enter", "Upload 50 percent.")])
            session.send("overlay")
            try session.says("Sending progress bar.")
            session.send("uncover")
            try session.says("Upload 50 percent.")
        }
    }
#endif
