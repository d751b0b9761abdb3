import Foundation

/// The program SpeechProbe, which shows what screen readers read.
enum SpeechProbe {
    /// With `readsError` its complaints are among its lines.
    static func start(_ environment: [String: String], readsError: Bool = false) throws -> LineProcess {
        try LineProcess(ownProgram("SpeechProbe"), [], environment: environment, readsBoth: readsError)
    }
}

/// The path of the program `name`, which is built beside the tests.
func ownProgram(_ name: String) -> String {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return folder.appendingPathComponent(name).path
}
