#if GTK
    import Foundation
    import Testing

    /// Debian's screen reader itself; what it says is taken from its log, no sound is made.
    @Suite("The Orca screen reader", .serialized)
    struct OrcaTests {
        @Test("says an indicator's start and stop, a bar's label and percent, and what a program posts")
        func speech() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let orca = try Orca(bus)
            try orca.says("Screen reader on")
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try orca.says("SpeechProbe frame")
            probe.send("progress 0.5")
            try orca.says("50 percent")
            try orca.says("Upload, 50% complete")
            probe.send("start")
            try orca.says("In progress")
            probe.send("stop")
            try orca.says("Progress halted")
            probe.send("say Hello there")
            try orca.says("Hello there")
            probe.send("screen")
            try orca.says("Upload 50 percent")
        }
    }
#endif
