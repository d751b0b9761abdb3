import Foundation

/// The program SpeechProbe, which shows what screen readers read.
enum SpeechProbe {
    static func start(_ environment: [String: String]) throws -> LineProcess {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return try LineProcess(
            folder.appendingPathComponent("SpeechProbe").path, [], environment: environment)
    }
}
