import Foundation

/// The program SpeechProbe, which shows what screen readers read.
enum SpeechProbe {
    /// With `readsError` what it writes to standard error is among its lines.
    static func start(_ environment: [String: String], readsError: Bool = false) throws -> LineProcess {
        try LineProcess(ownProgram("SpeechProbe"), [], environment: environment, readsBoth: readsError)
    }

    /// Starts it on a screen of its own, and waits until a client of the accessibility bus knows it for active.
    static func meet() throws -> (XScreen, ReaderBus, ReaderClient, LineProcess) {
        let screen = try XScreen()
        let bus = try ReaderBus(screen)
        let client = try ReaderClient(bus)
        let probe = try start(bus.environment)
        try client.event { $0.hasPrefix("window:activate SpeechProbe") }
        return (screen, bus, client, probe)
    }
}

/// The path of the program `name`, which is built beside the tests.
func ownProgram(_ name: String) -> String {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return folder.appendingPathComponent(name).path
}
