import Foundation
import OctantBase
import OctantPort

/// How a module was last compiled, kept beside what was made of it: `octant preview` compiles it likewise.
package struct CompilerJob: Codable, Equatable {
    // Its file in the folder of what the front keeps of a module.
    private static let fileName = "job.json"
    // What is said of outputs, and of work that one compilation alone does not do; the first with a value after it.
    private static let outputsWithValue: Set = [
        "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-o", "-num-threads",
        "-emit-objc-header-path", "-emit-module-interface-path",
    ]
    private static let outputs: Set = [
        "-emit-module", "-c", "-incremental", "-emit-dependencies", "-parseable-output", "-serialize-diagnostics", "-g",
        "-whole-module-optimization", "-wmo", "-disable-batch-mode", "-enable-batch-mode", "-emit-objc-header",
        "-color-diagnostics", "-index-ignore-system-modules", "-use-frontend-parseable-output",
    ]

    // What the next word is for another tool after.
    private static let passing: Set = ["-Xcc", "-Xfrontend", "-Xlinker", "-Xclang-linker", "-Xllvm"]

    /// The name of the module.
    package var module: String
    /// The paths of its Swift files.
    package var sources: [String]
    /// What the compiler, and the front, were told besides.
    package var arguments: [String]

    /// The job of a command line that compiles `module`.
    init(_ module: SourceModule, _ line: CompilerArguments) {
        self.module = module.name
        sources = module.paths
        arguments = module.arguments + line.own.ordered { $0.key < $1.key }.map { "-octant-\($0.key)=\($0.value)" }
    }

    /// A job of one's own.
    package init(module: String, sources: [String], arguments: [String]) {
        (self.module, self.sources, self.arguments) = (module, sources, arguments)
    }

    /// Reads the job of the module that was made in `folder`; nil where none was kept.
    package init?(ofModuleIn folder: URL) {
        guard let data = try? Data(contentsOf: folder.appending(path: "octant/\(Self.fileName)")),
            let job = try? JSONDecoder().decode(CompilerJob.self, from: data)
        else { return nil }
        self = job
    }

    /// Keeps it in the front's folder, unless it is there.
    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let (file, data) = (folder.appending(path: Self.fileName), try encoder.encode(self))
        if (try? Data(contentsOf: file)) == data { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// The arguments without what they say of outputs.
    package var plainArguments: [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if Self.passing.contains(word), let other = rest.popFirst() {
                result += [word, other]
            } else if Self.outputsWithValue.contains(word) {
                rest = rest.dropFirst()
            } else if !Self.outputs.contains(word), !(word.hasPrefix("-j") && Int(word.dropFirst(2)) != nil) {
                result.append(word)
            }
        }
        return result
    }
}
