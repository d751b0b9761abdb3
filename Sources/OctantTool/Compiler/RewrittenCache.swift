import Foundation
import OctantPort

/// What was made of one module's sources, kept in a folder beside what the compiler makes of them.
///
/// Each state of the sources has a folder of its own, named by a hash of all that its contents follow from. A folder is
/// made beside its place and then moved there, so that whoever finds it finds it whole.
struct RewrittenCache {
    // The name of the overlay in a state's folder, and of what the compiler is told besides.
    private static let overlayName = "overlay.json"
    private static let argumentsName = "arguments.json"
    private static let stateName = "state.json"
    private static let problemsName = "problems.txt"

    /// What was last compiled.
    private struct State: Codable, Equatable {
        var key: String
        /// By the path of a source, hashes of what was written and of what was compiled.
        var sources: [String: [String]]
    }

    /// What is given to the compiler besides its arguments.
    struct Answer: Equatable {
        var arguments: [String] = []
        /// What cannot be rewritten, in the words of a compiler.
        var problems = ""
        /// True where a file is compiled otherwise than the last time, though it was not touched: what the compiler
        /// remembers of that time is not to be used.
        var isNewToCompiler = false
    }

    /// The folder, which need not be there yet.
    let folder: URL
    /// What the result follows from besides the sources: the version of the tool, and what it was told.
    let circumstances: String

    /// Returns what the compiler needs to compile `module`, from the cache where it is there, else by the rewriter that
    /// `rewriter` makes of the summaries of what it imports.
    func answer(
        _ module: SourceModule, summaries: ModuleSummaries = ModuleSummaries(nil),
        by rewriter: ([String: String]) -> any SourceRewriter
    ) throws -> Answer {
        let contents = try module.paths.map { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
        let imported = summaries.texts(importedBy: contents)
        let words =
            [circumstances, module.name, "\(module.isBesideUses)"] + module.arguments + module.paths
            + imported.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        let key = ContentHash(words.map { Array($0.utf8) } + contents).text
        let place = folder.appending(path: key)
        if !FileManager.default.fileExists(atPath: place.path) {
            try write(rewriter(imported).rewrite(module), to: place)
        }
        let overlay = try Overlay(contentsOf: place.appending(path: Self.overlayName))
        let state = State(
            key: key,
            sources: try Dictionary(
                zip(module.paths, contents).map { path, bytes in
                    let compiled = try overlay.file(for: path).map { try [UInt8](Data(contentsOf: $0)) }
                    return (path, [ContentHash(bytes).text, ContentHash(compiled ?? bytes).text])
                }, uniquingKeysWith: { $1 }))
        let former = try? JSONDecoder().decode(
            State.self, from: Data(contentsOf: folder.appending(path: Self.stateName)))
        if former != state { try keep(state, insteadOf: former) }
        try publish(summaryIn: place)
        let more = try Data(contentsOf: place.appending(path: Self.argumentsName))
        var answer = Answer(arguments: try JSONDecoder().decode([String].self, from: more))
        answer.problems = try String(contentsOf: place.appending(path: Self.problemsName), encoding: .utf8)
        if !overlay.isEmpty {
            answer.arguments += ["-vfsoverlay", place.appending(path: Self.overlayName).path]
        }
        answer.isNewToCompiler = state.sources.contains { path, hashes in
            guard let known = former?.sources[path] else { return false }
            return known[0] == hashes[0] && known != hashes
        }
        return answer
    }

    /// Writes what was made of a module into a folder of its own, whole or not at all.
    private func write(_ result: RewrittenModule, to place: URL) throws {
        let draft = folder.appending(path: "draft-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: draft) }
        var overlay = Overlay()
        for (index, file) in result.contents.sorted(by: { $0.key < $1.key }).enumerated() {
            let name = "\(index)-\(URL(filePath: file.key).lastPathComponent)"
            try Data(file.value).write(to: draft.appending(path: name))
            overlay.add(place.appending(path: name), for: file.key)
        }
        try overlay.write(to: draft.appending(path: Self.overlayName))
        try JSONEncoder().encode(result.arguments).write(to: draft.appending(path: Self.argumentsName))
        let problems = result.problems.map { "\($0)\n" }.joined()
        try Data(problems.utf8).write(to: draft.appending(path: Self.problemsName))
        try Data(result.summary.utf8).write(to: draft.appending(path: ModuleSummaries.fileName))
        // Another job may have been first: its folder holds the same.
        guard rename(draft.path, place.path) == 0 || FileManager.default.fileExists(atPath: place.path) else {
            throw CommandFailure("cannot make '\(place.path.showingControls)': \(SystemError(errno))")
        }
    }

    /// Puts the summary in `place` where modules that import this one look for it.
    private func publish(summaryIn place: URL) throws {
        let summary = try Data(contentsOf: place.appending(path: ModuleSummaries.fileName))
        let file = folder.appending(path: ModuleSummaries.fileName)
        if (try? Data(contentsOf: file)) != summary { try summary.write(to: file, options: .atomic) }
    }

    /// Notes what is compiled now. Of what was compiled before, the last state stays, for whoever still reads it.
    private func keep(_ state: State, insteadOf former: State?) throws {
        try JSONEncoder().encode(state).write(to: folder.appending(path: Self.stateName), options: .atomic)
        let kept: Set = [Self.stateName, ModuleSummaries.fileName, state.key, former?.key ?? state.key]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where !kept.contains(name) && !name.hasPrefix("draft-") && !name.hasPrefix(".") {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
