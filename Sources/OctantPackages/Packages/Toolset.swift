import Foundation
import OctantPort

/// The file by which SwiftPM finds Octant for a package that does not know of it.
struct Toolset: Encodable {
    private struct Tool: Encodable {
        let extraCLIOptions: [String]
    }

    private let schemaVersion = "1.0"
    private let swiftCompiler: Tool
    private let linker: Tool

    /// The toolset of an installation, with `settings` for its front.
    init(_ installation: Installation, _ settings: FrontSettings) {
        // What was compiled by another build of Octant is compiled anew.
        let identity = "-octant-identity=\(installation.identity)"
        let own = ["-I", installation.modules.path] + installation.macros + [identity]
        swiftCompiler = Tool(extraCLIOptions: own + settings.arguments)
        let libraries = installation.libraries.path
        linker = Tool(extraCLIOptions: ["-L\(libraries)", "-rpath", libraries])
    }

    /// Writes it into `folder`, unless it is there already, and returns the file. Throws where it cannot be written.
    /// It is named by what it holds: a build that waits for another has not read its own yet.
    func write(to folder: FileName) throws -> URL {
        try folder.makeFolder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard let file = folder.appending(FileName("octant-toolset-\(ContentHash([UInt8](data)).text).json")).url else {
            throw CommandFailure("cannot write to the folder '\(folder.shown)'")
        }
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
        return file
    }
}
