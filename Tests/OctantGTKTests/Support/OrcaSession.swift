/// The program SpeechProbe on a screen of its own, read by the screen reader Orca, which has said its window's name.
final class OrcaSession {
    /// The screen.
    let screen: XScreen
    private let bus: ReaderBus
    private let orca: Orca
    private let probe: LineProcess

    /// Starts all of them.
    init() throws {
        screen = try XScreen()
        bus = try ReaderBus(screen)
        orca = try Orca(bus)
        probe = try SpeechProbe.start(bus.environment)
        try says("SpeechProbe frame.")
    }

    deinit { probe.kill() }

    /// What Orca said since the last wait, the last line included that was waited for.
    var said: [String] { orca.said }

    /// Waits until Orca says `text`, exactly. Answers all that it said since the last wait, these words included.
    @discardableResult
    func says(_ text: String) throws -> [String] { try orca.says(text) }

    /// Sends the program a line.
    func send(_ line: String) { probe.send(line) }

    /// Sends each key and waits for the words that it brings.
    func press(_ keys: [(String, String)]) throws {
        for (key, text) in keys {
            try screen.robot("key", key)
            try says(text)
        }
    }
}
