import Foundation

/// The program AppProbe as `manners`, called Reader and in a folder of its own, with an Info.plist and an icon.
final class MannersProgram {
    let folder: URL

    /// A program whose Info.plist has these entries, in the language of property lists.
    init(_ entries: String = "<key>CFBundleIdentifier</key><string>org.example.Reader</string>") throws {
        folder = try makeFolder()
        // A link would be followed to the folder of the tests.
        try FileManager.default.copyItem(atPath: ownProgram("AppProbe"), toPath: program)
        try write("Info.plist", Data("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var program: String { folder.appendingPathComponent("Reader").path }

    /// Writes `data` into the file `path` beside the program.
    func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Starts the program on `screen`, with `more` in its environment, and these arguments. What it logs is among its
    /// lines.
    func start(
        on screen: any Screen, _ more: [String: String] = [:], arguments: [String] = []
    ) throws -> LineProcess {
        try LineProcess(
            program, ["manners"] + arguments, environment: screen.environment.merging(more) { $1 }, readsBoth: true)
    }
}

extension LineProcess {
    /// Waits for a line that is `expected`.
    func expect(_ expected: String) throws { try first(within: 20) { $0 == expected ? () : nil } }
}

extension XScreen {
    /// A property of a window, as xprop prints it.
    func property(_ name: String, of window: String) throws -> String { try properties(["-id", window, name]) }
}
