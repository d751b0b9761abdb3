#if GTK
    import Foundation
    import Testing

    /// Debian's screen reader itself, which meets the program SpeechProbe; what it says is taken as text, and no sound is
    /// made.
    @Suite("The Orca screen reader", .serialized)
    struct OrcaTests {
        @Test(
            "says the window's coming, a bar's percent and label, an indicator's start and stop, what is posted, where keys lead"
        )
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
    }
#endif
