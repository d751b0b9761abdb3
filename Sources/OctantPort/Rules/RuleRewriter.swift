import Foundation
internal import SwiftSyntax

/// The rewriter that goes by rules.
///
/// What Swift refuses is rewritten in any module. What it takes otherwise, conditions of `#if`, is left alone in
/// modules that import nothing of Octant, and are beside none that do.
package struct RuleRewriter: SourceRewriter {
    private let rules: [any RewritingRule]
    private let read: @Sendable (String) throws -> [UInt8]
    private let summary: @Sendable (String) -> String?

    /// A rewriter by `rules`; `read` returns the contents of a file, by default of the one at that path, and `summary`
    /// what an earlier rewriting said of a module that is imported, nil by default.
    package init(
        rules: [any RewritingRule],
        read: @escaping @Sendable (String) throws -> [UInt8] = { try [UInt8](Data(contentsOf: URL(filePath: $0))) },
        summary: @escaping @Sendable (_ module: String) -> String? = { _ in nil }
    ) {
        self.rules = rules
        self.read = read
        self.summary = summary
    }

    package func rewrite(_ module: SourceModule) throws -> RewrittenModule {
        let contents = try module.paths.map { (path: $0, bytes: try read($0)) }
        let files = contents.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let imports = module.implicitImports.union(files.flatMap(\.importedModules))
        let isOurs = module.isBesideUses || !imports.isDisjoint(with: OctantModules.names)
        let index = ModuleIndex(name: module.name, files: files, summaries: imports.sorted().compactMap(summary))
        var result = RewrittenModule(summary: index.summary)
        for file in files {
            var changes = Changes()
            for rule in rules where isOurs || !rule.isOnlyBesideOctant {
                guard rule.words.isEmpty || rule.words.contains(where: { file.holds($0) }) else { continue }
                changes += rule.changes(in: file, of: index)
            }
            result.problems += changes.problems.map { LocatedProblem($0, in: file) }
            if changes.isEmpty { continue }
            result.contents[file.path] = try file.applying(changes)
        }
        // On Apple's systems Foundation brings it along.
        if isOurs || !result.contents.isEmpty {
            result.arguments = ["-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC"]
        }
        return result
    }
}

extension Changes {
    /// Whether the text stays as it is.
    var isEmpty: Bool { edits.isEmpty && members.isEmpty && declarations.isEmpty }

    /// The parts that change, without those that lie within others.
    fileprivate func merged(for file: SourceFile) -> [Edit] {
        let ordered = edits.enumerated().sorted { one, other in
            let (first, second) = (one.element.range, other.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            return first.count != second.count ? first.count > second.count : one.offset < other.offset
        }
        var kept: [Edit] = []
        var end = 0
        for (_, edit) in ordered where edit.range.lowerBound >= end {
            kept.append(edit.keepingLines(of: file.bytes))
            end = edit.range.upperBound
        }
        for (brace, declarations) in members.sorted(by: { $0.key < $1.key }) {
            // The last member may stand in the line of the brace.
            let mark = file.needsSeparator(before: brace) ? "; " : ""
            let gap = brace > 0 && file.bytes[brace - 1] == UInt8(ascii: " ") ? "" : " "
            kept.append(Edit(insert: gap + mark + declarations.joined(separator: "; ") + " ", at: brace))
        }
        return kept
    }
}

extension SourceFile {
    /// Whether a member that stands before the brace at `offset` is in the line of another.
    fileprivate func needsSeparator(before offset: Int) -> Bool {
        guard let brace = syntax.token(at: AbsolutePosition(utf8Offset: offset)),
            let last = brace.previousToken(viewMode: .sourceAccurate)
        else { return false }
        if [.leftBrace, .semicolon].contains(last.tokenKind) { return false }
        return !brace.leadingTrivia.contains(where: \.isNewline)
    }

    /// Whether this text stands anywhere in it.
    func holds(_ word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first else { return true }
        return bytes.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress else { return false }
            var left = bytes.count
            while left >= word.count, let found = memchr(place, Int32(first), left - word.count + 1) {
                if memcmp(found, word, word.count) == 0 { return true }
                left -= UnsafeRawPointer(found) - place + 1
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }

    /// Returns the contents with all of `changes` made.
    func applying(_ changes: Changes) throws(EditError) -> [UInt8] {
        var result = try applying(changes.merged(for: self))
        for declaration in changes.declarations { result += Array("\n\(declaration)\n".utf8) }
        return result
    }
}
