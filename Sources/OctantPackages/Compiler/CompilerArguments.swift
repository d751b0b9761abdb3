import Foundation
import OctantPort

/// The command line of a job of the Swift compiler, as far as Octant has to know it.
struct CompilerArguments {
    /// The beginning of what is said to the front alone; the compiler never sees it.
    private static let ownPrefix = "-octant-"
    // One list in another is as deep as it goes, and no file names itself for ever.
    private static let deepestList = 8

    /// What the compiler is given, as it came.
    let passed: [Argument]
    /// What is said to the front: `-octant-NAME=VALUE` and `-octant-NAME`, without the beginning; values by names.
    let own: [String: String]
    /// What the compiler is given, with what stands in lists (`@FILE`) in their places.
    let words: [String]

    /// Reads a command line without the compiler's name.
    init(_ arguments: [Argument]) {
        let isOwn = { (argument: Argument) in argument.bytes.starts(with: Self.ownPrefix.utf8) }
        passed = arguments.filter { !isOwn($0) }
        let pairs = arguments.filter(isOwn).map { argument in
            let parts = argument.text.dropFirst(Self.ownPrefix.count).split(separator: "=", maxSplits: 1)
            return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
        }
        own = Dictionary(pairs) { $1 }
        words = passed.flatMap { Self.expanded($0.text, depth: 0) }
    }

    /// The module that is compiled from Swift files; nil for every other job: questions, links, manifests.
    var module: SourceModule? {
        guard words.first != "-frontend", !words.contains("-package-description-version") else { return nil }
        let sources = words.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
        guard !sources.isEmpty else { return nil }
        let paths = Set(sources)
        return SourceModule(
            name: value(of: "-module-name") ?? "main", paths: sources, arguments: words.filter { !paths.contains($0) })
    }

    /// The word after `option`, where it is last given.
    func value(of option: String) -> String? {
        words.indices.dropLast().last { words[$0] == option }.map { words[$0 + 1] }
    }

    /// Returns the arguments with other paths for sources, where `paths` has them by their own, so that messages and
    /// the debugger name those. The lists for it, of sources and of outputs, are written into `folder`.
    func passed(with paths: [String: String], listsIn folder: URL) throws -> [Argument] {
        let path = { (word: String) in paths[word] ?? word }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var (result, isMap) = ([Argument](), false)
        for argument in passed {
            if isMap, let data = try? Data(contentsOf: URL(filePath: argument.text)) {
                let map = try JSONDecoder().decode([String: [String: String]].self, from: data)
                let file = folder.appending(path: "output-file-map.json")
                let new = Dictionary(map.map { (path($0.key), $0.value) }) { $1 }
                try JSONEncoder().encode(new).write(to: file, options: .atomic)
                result.append(Argument(file.path))
            } else if argument.bytes.starts(with: "@".utf8), case let words = Self.expanded(argument.text, depth: 0),
                words.contains(where: { paths[$0] != nil })
            {
                let file = folder.appending(path: "sources")
                let lines = words.map { word in
                    "\"" + path(word).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
                }
                try Data(lines.joined().utf8).write(to: file, options: .atomic)
                result.append(Argument("@\(file.path)"))
            } else {
                result.append(paths[argument.text].map { Argument($0) } ?? argument)
            }
            isMap = argument == "-output-file-map"
        }
        return result
    }

    /// Returns what `@FILE` stands for, or the word itself.
    private static func expanded(_ word: String, depth: Int) -> [String] {
        guard word.hasPrefix("@"), depth < deepestList,
            let text = try? String(contentsOfFile: String(word.dropFirst()), encoding: .utf8)
        else { return [word] }
        return split(text).flatMap { expanded($0, depth: depth + 1) }
    }

    /// Returns the words of a list, by the rules of the compiler's: white space ends them, quotation marks hold them
    /// together, a backslash takes the next character as it is.
    static func split(_ text: String) -> [String] {
        var (words, word) = ([String](), String?.none)
        var (quote, isEscaped) = (Character?.none, false)
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let mark = quote {
                if character == mark { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                (quote, word) = (character, word ?? "")
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
