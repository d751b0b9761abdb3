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
    private let isForKeeping: Bool

    /// A rewriter by `rules`; `read` returns the contents of a file, by default of the one at that path, and `summary`
    /// what an earlier rewriting said of a module that is imported, nil by default. What is for keeping says by itself
    /// what it imports, and each change is reported.
    package init(
        rules: [any RewritingRule],
        read: @escaping @Sendable (String) throws -> [UInt8] = { try [UInt8](Data(contentsOf: URL(filePath: $0))) },
        summary: @escaping @Sendable (_ module: String) -> String? = { _ in nil }, isForKeeping: Bool = false
    ) {
        self.isForKeeping = isForKeeping
        self.rules = rules
        self.read = read
        self.summary = summary
    }

    package func rewrite(_ module: SourceModule) throws -> RewrittenModule {
        // Nearly all the time goes into parsing.
        let files = try module.paths.concurrentMap { SourceFile(path: $0, bytes: try read($0)) }
        let imports = module.implicitImports.union(files.flatMap(\.importedModules))
        let isOurs = module.isBesideUses || !imports.isDisjoint(with: OctantModules.names)
        let index = ModuleIndex(name: module.name, files: files, summaries: imports.sorted().compactMap(summary))
        let rules = rules.filter { isOurs || !$0.isOnlyBesideOctant }
        var result = RewrittenModule(summary: index.summary)
        for one in try files.concurrentMap({ try rewrite($0, of: index, by: rules) }) {
            result.contents.merge(one.contents) { $1 }
            result.problems += one.problems
            result.changes += one.changes
        }
        // On Apple's systems Foundation brings it along.
        if isOurs || !result.contents.isEmpty {
            result.arguments = ["-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC"]
        }
        // SwiftPM takes a program's only file for a script, unless it finds the attribute that stands there now.
        let startsByAttribute = files.contains { $0.holds("@UIApplicationMain") || $0.holds("@NSApplicationMain") }
        if startsByAttribute, !module.arguments.contains("-parse-as-library") {
            result.arguments.append("-parse-as-library")
        }
        return result
    }

    /// Returns what becomes of one file.
    private func rewrite(
        _ file: SourceFile, of module: ModuleIndex, by rules: [any RewritingRule]
    ) throws -> RewrittenModule {
        var (result, changes) = (RewrittenModule(), Changes())
        for rule in rules where rule.words.isEmpty || rule.words.contains(where: { file.holds($0) }) {
            changes += rule.changes(in: file, of: module)
        }
        result.problems = changes.problems.map { LocatedProblem($0, in: file) }
        if changes.isEmpty { return result }
        if let rule = rules.first(where: { $0 is OSConditions }) {
            // What is declared behind the last line stands under the conditions of its type, as they are written now.
            changes.declarations = try changes.declarations.map { text in
                let own = SourceFile(path: file.path, bytes: Array(text.utf8))
                return String(decoding: try own.applying(rule.changes(in: own, of: module).edits), as: UTF8.self)
            }
        }
        if isForKeeping, changes.needObjectiveC, let edit = file.importing("ObjectiveC") {
            changes.edits.append(edit)
        }
        let edits = changes.merged(for: file)
        var bytes = try file.applying(edits)
        for declaration in changes.declarations { bytes += Array("\n\(declaration)\n".utf8) }
        result.contents[file.path] = bytes
        if isForKeeping {
            result.changes += edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
                LocatedChange($0, in: file)
            }
            result.changes += changes.declarations.map { LocatedChange($0, behind: file) }
        }
        return result
    }
}

extension Changes {
    /// Whether the text stays as it is.
    var isEmpty: Bool { edits.isEmpty && members.isEmpty && declarations.isEmpty }

    /// Whether what is written names something of the module ObjectiveC.
    fileprivate var needObjectiveC: Bool {
        (edits.map(\.replacement) + declarations).contains { $0.contains("Selector(") || $0.contains("ObjectiveC.") }
    }

    /// The parts that change, without those that lie within others.
    fileprivate func merged(for file: SourceFile) -> [Edit] {
        var all = edits
        for (brace, declarations) in members.sorted(by: { $0.key < $1.key }) {
            // The last member may stand in the line of the brace.
            let mark = file.needsSeparator(before: brace) ? "; " : ""
            let gap = brace > 0 && file.bytes[brace - 1] == UInt8(ascii: " ") ? "" : " "
            all.append(Edit(insert: gap + mark + declarations.joined(separator: "; ") + " ", at: brace))
        }
        let ordered = all.enumerated().sorted { one, other in
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
}
