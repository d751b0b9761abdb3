import Foundation
internal import OctantBase
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

    package func rewrite(_ module: SourceModule, after record: ModuleRecord) throws -> RewrittenModule {
        // Nearly all the time goes into parsing.
        let files = try module.paths.concurrentMap { path in
            let bytes = try read(path)
            let hash = ContentHash(bytes).text
            let known = record.files[path].flatMap { $0.source == hash ? $0.outline : nil }
            let file = SourceFile(path: path, bytes: bytes, outline: known)
            _ = file.outline
            return (file: file, hash: hash)
        }
        let imports = files.reduce(into: module.implicitImports) { $0.formUnion($1.file.outline.imports) }
        let isOurs = module.isBesideUses || !imports.isDisjoint(with: OctantModules.names)
        let texts = imports.ordered().compactMap(summary).map { Array($0.utf8) }
        let summaries = texts.enumerated().map { number, bytes in
            let hash = ContentHash(bytes).text
            return (
                file: SourceFile(path: "summary \(number)", bytes: bytes, outline: record.summaries[hash]), hash: hash
            )
        }
        let index = ModuleIndex(name: module.name, files: files.map(\.file), summaries: summaries.map(\.file))
        let rules = rules.filter { isOurs || !$0.isOnlyBesideOctant }
        let common = ["\(isOurs)", module.name] + summaries.map(\.hash)
        var result = RewrittenModule(summary: index.summary)
        for (file, hash) in summaries { result.record.summaries[hash] = file.outline }
        let all = try Array(files.enumerated()).concurrentMap { number, one in
            let asked = rules.filter { $0.words.isEmpty || $0.words.contains(where: one.file.holds) }
            let words = common + [index.circumstances(of: number)] + asked.map { $0.circumstances(in: index) }
            let circumstances = ContentHash(words.map { Array($0.utf8) }).text
            if let known = record.files[one.file.path], known.source == one.hash, known.circumstances == circumstances {
                return (RewrittenModule(problems: known.problems), known, true)
            }
            let own = try rewrite(one.file, of: index, by: asked, rules)
            let new = ModuleRecord.File(
                source: one.hash, outline: one.file.outline, circumstances: circumstances,
                isRewritten: !own.contents.isEmpty,
                problems: own.problems)
            return (own, new, false)
        }
        for ((one, own, isKnown), path) in zip(all, module.paths) {
            if isKnown { result.unchanged.insert(path) }
            result.record.files[path] = own
            result.contents.merge(one.contents) { $1 }
            result.problems += one.problems
            result.changes += one.changes
        }
        // On Apple's systems Foundation brings them along.
        var brought = isOurs || all.contains(where: { $0.1.isRewritten }) ? ["ObjectiveC", "CoreGraphics"] : []
        if isOurs || imports.contains("Foundation"), !imports.contains(NetworkImports.module),
            files.contains(where: { NetworkImports().isNamed(in: $0.file) })
        {
            brought.append(NetworkImports.module)
        }
        if isOurs, files.contains(where: { CombineImports().isLacking(in: $0.file) }) {
            brought.append(CombineImports.module)
        }
        let tests = files.map(\.file.importedModules).filter { $0.contains("XCTest") }
        if isOurs, !tests.isEmpty {
            brought.append("XCTestActivities")
            // On iOS the headers of XCTest name types of UIKit.
            if tests.contains(where: { !$0.contains("UIKit") }) { brought.append("UIKit") }
        }
        result.arguments = brought.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        // SwiftPM takes a program's only file for a script, unless it finds the attribute that stands there now.
        let startsByAttribute = files.contains {
            $0.file.holds("@UIApplicationMain") || $0.file.holds("@NSApplicationMain")
        }
        if startsByAttribute, !module.arguments.contains("-parse-as-library") {
            result.arguments.append("-parse-as-library")
        }
        return result
    }

    /// Returns what becomes of one file by the rules that are to be asked; `rules` are all.
    private func rewrite(
        _ file: SourceFile, of module: ModuleIndex, by asked: [any RewritingRule], _ rules: [any RewritingRule]
    ) throws -> RewrittenModule {
        var (result, changes) = (RewrittenModule(), Changes())
        for rule in asked { changes += rule.changes(in: file, of: module) }
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
        var bytes: [UInt8]
        do throws(EditError) {
            bytes = try file.applying(edits)
        } catch {
            result.problems.append(LocatedProblem(error.problem, in: file))
            return result
        }
        for declaration in changes.declarations { bytes += Array("\n\(declaration)\n".utf8) }
        result.contents[file.path] = bytes
        if isForKeeping {
            result.changes += edits.ordered { $0.range.lowerBound < $1.range.lowerBound }.map {
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
        for (brace, declarations) in members.ordered(by: { $0.key < $1.key }) {
            // The last member may stand in the line of the brace.
            let mark = file.needsSeparator(before: brace) ? "; " : ""
            let gap = brace > 0 && file.bytes[brace - 1] == UInt8(ascii: " ") ? "" : " "
            all.append(Edit(insert: gap + mark + declarations.joined(separator: "; ") + " ", at: brace))
        }
        let ordered = all.ordered { one, other in
            let (first, second) = (one.range, other.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            return first.isEmpty != second.isEmpty ? first.isEmpty : first.count > second.count
        }
        var kept: [Edit] = []
        var end = 0
        for edit in ordered where edit.range.lowerBound >= end {
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
    func holds(_ word: String) -> Bool { bytes.firstPlace(of: Array(word.utf8)) != nil }
}
