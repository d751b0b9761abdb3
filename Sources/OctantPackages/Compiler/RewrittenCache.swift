import Foundation
import OctantBase
import OctantPort

/// What was made of one module's sources, kept in a folder beside what the compiler makes of them.
///
/// The compiler is always pointed to the same list of what it reads instead of sources: to a new one it would compile
/// all files anew. What it reads is named by hashes of the contents; all files are made beside their places and then
/// moved there, so that whoever finds one finds it whole.
struct RewrittenCache {
    private static let overlayName = "overlay.json"
    private static let stateName = "state.json"
    private static let filesName = "files"
    // Seconds.
    private static let longestJob: TimeInterval = 3600

    /// What was last compiled.
    private struct State: Codable {
        /// A hash of all that it follows from.
        var key: String
        /// A hash of what the record follows from besides contents.
        var circumstances: String
        /// By the paths of the sources.
        var compiled: [String: Compiled]
        var arguments: [String]
        var problems: String
        var record: ModuleRecord

        /// What is read instead of sources.
        var files: Set<String> { Set(compiled.values.compactMap(\.file)) }
    }

    /// What a source is compiled as.
    private struct Compiled: Codable {
        /// Hashes of what was written, and of what is compiled.
        var source: String
        var result: String
        /// What is read instead of it; nil where that is itself.
        var file: String?
    }

    /// What is given to the compiler besides its arguments.
    struct Answer: Equatable {
        var arguments: [String] = []
        /// What cannot be rewritten, in the words of a compiler.
        var problems = ""
    }

    /// The folder, which need not be there yet.
    let folder: URL
    /// What the result follows from besides the sources: the version of the tool, and what it was told.
    let circumstances: String

    private var overlayFile: URL { folder.appending(path: Self.overlayName) }
    private var stateFile: URL { folder.appending(path: Self.stateName) }
    private var summaryFile: URL { folder.appending(path: ModuleSummaries.fileName) }
    private var files: URL { folder.appending(path: Self.filesName) }

    /// Returns what the compiler needs to compile `module`, from the cache where it is there, else by the rewriter that
    /// `rewriter` makes of the summaries of what it imports. `forgetting` is called with the paths of files that are
    /// compiled otherwise than the last time, though they were not touched: what was made of them is not to be used.
    func answer(
        _ module: SourceModule, summaries: ModuleSummaries = ModuleSummaries(nil),
        forgetting: ([String]) throws -> Void = { _ in }, by rewriter: ([String: String]) -> any SourceRewriter
    ) throws -> Answer {
        let contents = try module.paths.map { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
        let imported = summaries.texts(importedBy: contents)
        // What files become of themselves does not follow from the compiler's other arguments.
        let common = ContentHash([circumstances, module.name].map { Array($0.utf8) }).text
        let names =
            [common, "\(module.isBesideUses)"] + module.arguments + module.paths
            + imported.ordered { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        let key = ContentHash(names.map { Array($0.utf8) } + contents).text
        let former = formerState()
        if let former, former.key == key { return answer(former) }
        let record = former.flatMap { $0.circumstances == common ? $0.record : nil } ?? ModuleRecord()
        let result = try rewriter(imported).rewrite(module, after: record)
        let state = State(
            key: key, circumstances: common, compiled: try write(result, of: module, contents, after: former),
            arguments: result.arguments, problems: result.problems.map { "\($0)\n" }.joined(), record: result.record)
        try overlay(state).write(to: overlayFile)
        try publish(result.summary)
        try forgetting(
            module.paths.filter { path in
                guard let known = former?.compiled[path], let own = state.compiled[path] else { return false }
                return known.source == own.source && known.result != own.result
            })
        try JSONEncoder().encode(state).write(to: stateFile, options: .atomic)
        try prune(keeping: state.files.union(former?.files ?? []))
        return answer(state)
    }

    /// What was last compiled; nil where nothing was, or not all of it is there.
    private func formerState() -> State? {
        guard let data = try? Data(contentsOf: stateFile),
            let state = try? JSONDecoder().decode(State.self, from: data),
            (try? Overlay(contentsOf: overlayFile)) != nil
        else { return nil }
        let needed = [summaryFile] + state.files.map { files.appending(path: $0) }
        return needed.allSatisfy { access($0.path, F_OK) == 0 } ? state : nil
    }

    private func answer(_ state: State) -> Answer {
        let overlay = state.files.isEmpty ? [] : ["-vfsoverlay", overlayFile.path]
        return Answer(arguments: state.arguments + overlay, problems: state.problems)
    }

    private func overlay(_ state: State) -> Overlay {
        var overlay = Overlay()
        for (path, one) in state.compiled.ordered(by: { $0.key < $1.key }) {
            if let file = one.file { overlay.add(files.appending(path: file), for: path) }
        }
        return overlay
    }

    /// Writes what was made of a module, and returns what its files are compiled as, by their paths.
    private func write(
        _ result: RewrittenModule, of module: SourceModule, _ contents: [[UInt8]], after former: State?
    ) throws -> [String: Compiled] {
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        var compiled: [String: Compiled] = [:]
        for (path, bytes) in zip(module.paths, contents) {
            if result.unchanged.contains(path), let known = former?.compiled[path] {
                compiled[path] = known
                continue
            }
            let source = ContentHash(bytes).text
            guard let new = result.contents[path] else {
                compiled[path] = Compiled(source: source, result: source)
                continue
            }
            let hash = ContentHash(new).text
            let name = "\(hash)-\(URL(filePath: path).lastPathComponent)"
            let file = files.appending(path: name)
            try Data(new).write(to: file, options: .atomic)
            compiled[path] = Compiled(source: source, result: hash, file: name)
        }
        return compiled
    }

    /// Puts the summary where modules that import this one look for it.
    private func publish(_ summary: String) throws {
        let data = Data(summary.utf8)
        if (try? Data(contentsOf: summaryFile)) != data { try data.write(to: summaryFile, options: .atomic) }
    }

    /// Removes what is read instead of sources, `names` apart, and what is so new that another job may read it.
    private func prune(keeping names: Set<String>) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: files.path) where !names.contains(name) {
            let file = files.appending(path: name)
            let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
            if let date, date.timeIntervalSinceNow < -Self.longestJob {
                try? FileManager.default.removeItem(at: file)
            }
        }
    }
}
