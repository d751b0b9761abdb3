import Foundation

/// Seconds that a machine with a slow core or two, and other work to do, may need for a sentence.
private let patience = 60.0

/// The screen reader Orca on a bus of our own, with a home of its own. It speaks to us in place of a speech
/// synthesizer: a line for each utterance.
final class Orca {
    private let process: LineProcess
    private let home: URL
    /// Its speech since it was last read, up to the last line that was waited for.
    private(set) var said: [String] = []

    /// Starts it, and waits until it announces itself.
    init(_ bus: ReaderBus) throws {
        home = try makeFolder()
        let own = ["HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_CONFIG_HOME": home.path, "LC_ALL": "C.UTF-8"]
        process = try LineProcess(
            "/usr/bin/python3", ["-c", Self.script], environment: bus.environment.merging(own) { $1 }, showsError: false
        )
        try says("Screen reader on.")
    }

    deinit {
        process.kill()
        try? FileManager.default.removeItem(at: home)
    }

    /// Waits until it speaks `text`, exactly. Returns all its speech since the last wait, this included.
    @discardableResult
    func says(_ text: String) throws -> [String] { try says("“\(text)”") { $0 == text } }

    /// Waits until it speaks what begins with `text`. Returns all its speech since the last wait, this included.
    func says(beginning text: String) throws -> [String] { try says("“\(text)…”") { $0.hasPrefix(text) } }

    private func says(_ name: String, _ isMeant: (String) -> Bool) throws -> [String] {
        said = []
        do {
            try process.first(within: patience) { line -> Void? in
                if line == "missing" { said.append(line) }
                guard line.hasPrefix("says ") else { return line == "missing" ? () : nil }
                let spoken = String(line.dropFirst(5))
                said.append(spoken)
                return isMeant(spoken) ? () : nil
            }
        } catch let error as LineProcess.Deadline {
            throw ScreenError(description: "Orca did not say \(name) but \(said): \(error)")
        }
        if said.last == "missing" {
            throw ScreenError(description: "the screen reader Orca is not installed: run Scripts/setup test")
        }
        return said
    }

    /// The same as Debian's /usr/bin/orca, but for the check whether the user runs another one. Its speech goes through
    /// a factory of speech servers, which its settings name; this one prints.
    private static let script = """
        import sys, types
        def say(*words):
            print(*words, flush=True)
        try:
            from orca import orca, speechserver
        except ImportError:
            say("missing")
            sys.exit(1)
        class Printer(speechserver.SpeechServer):
            @staticmethod
            def getFactoryName():
                return "Printer"
            @staticmethod
            def getSpeechServers():
                return [printer]
            @staticmethod
            def getSpeechServer(info=None):
                return printer
            def getInfo(self):
                return ["Printer", "printer"]
            def getVoiceFamilies(self):
                return []
            def speak(self, text=None, acss=None, interrupt=True):
                say("says", " ".join((text or "").split()))
            def speakKeyEvent(self, event, acss=None):
                say("says", event.getKeyName())
            def speakCharacter(self, character, acss=None):
                say("says", character)
        printer = Printer()
        sys.modules["printer"] = types.ModuleType("printer")
        sys.modules["printer"].SpeechServer = Printer
        orca.getSettingsManager().activate(
            None, {"speechServerFactory": "printer", "enableBraille": False, "enableSound": False})
        sys.exit(orca.main())
        """
}
