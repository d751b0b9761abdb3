import Foundation
import OctantPort

/// What the rewriting of modules said of them, for that of modules that import them, in one build.
package struct ModuleSummaries {
    /// The name of a summary in the folder of what is kept of a module.
    static let fileName = "summary.swift"

    /// The folder of the build, in which each module has one.
    private let folder: URL?

    /// The summaries of the build that `map` is of; none without one.
    init(_ map: OutputFileMap?) { folder = map?.folder.deletingLastPathComponent() }

    /// Returns what was said of `module`; nil where nothing was.
    func text(of module: String) -> String? {
        guard let folder else { return nil }
        let file = folder.appending(path: "\(module).build/octant/rewritten/\(Self.fileName)")
        return try? String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the summaries of what these sources import, by the names of the modules.
    func texts(importedBy sources: [[UInt8]]) -> [String: String] {
        var texts: [String: String] = [:]
        for name in Set(sources.flatMap(Self.imports)) { texts[name] = text(of: name) }
        return texts
    }

    /// The words after "import" in a source, which need not all be names of modules.
    package static func imports(_ source: [UInt8]) -> [String] {
        let word = Array("import ".utf8)
        var (names, place) = ([String](), 0)
        while let found = source.firstPlace(of: word, from: place) {
            place = found + word.count
            names.append(String(decoding: source[place...].prefix { $0.isOfName }, as: UTF8.self))
        }
        return names
    }
}

extension UInt8 {
    /// Whether it can be part of a module's name.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
