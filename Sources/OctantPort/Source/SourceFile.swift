internal import SwiftParser
internal import SwiftSyntax

/// A Swift source file and its syntax, which is parsed when it is first asked for.
package struct SourceFile: Sendable {
    /// The path by which the compiler knows it.
    package let path: String
    /// The contents, which need not be UTF-8, nor Swift.
    package let bytes: [UInt8]
    private let parsed = MadeOnce<SourceFileSyntax>()
    private let found = MadeOnce<DeclarationFinder.Result>()
    private let foundLocally = MadeOnce<[LocalClass]>()
    private let outlined = MadeOnce<FileOutline>()

    /// A file of these contents. Any bytes will do: what makes no sense is in the syntax as such, and of conditions
    /// that stand deeper in one another than anybody writes them there is no syntax. `outline` is that of the same
    /// contents, where it is known; then nothing is parsed to have it.
    package init(path: String, bytes: [UInt8], outline: FileOutline? = nil) {
        self.path = path
        self.bytes = bytes
        if let outline { _ = outlined.value { outline } }
    }

    /// What the parser made of the contents; offsets in it are those of `bytes`.
    var syntax: SourceFileSyntax {
        parsed.value {
            // The parser has no end of the depth of conditions in conditions, but the stack has.
            let isDeep = Self.depthOfConditions(in: bytes) > Self.mostConditions
            return isDeep ? Parser.parse(source: "") : bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
    }

    /// The types and extensions, in the order of the outline's.
    var declarations: DeclarationFinder.Result { found.value { DeclarationFinder.declarations(in: syntax) } }

    /// The classes in the bodies of functions, outer ones first.
    var localClasses: [LocalClass] { foundLocally.value { LocalClass.all(in: self) } }

    /// What it declares, as far as other files must know of it.
    package var outline: FileOutline { outlined.value { FileOutline(of: self) } }

    private static let mostConditions = 200

    /// Returns how many `#if` at most stand in one another.
    private static func depthOfConditions(in bytes: [UInt8]) -> Int {
        var (depth, most) = (0, 0)
        for place in bytes.indices where bytes[place] == UInt8(ascii: "#") {
            if bytes[place...].starts(with: "#if".utf8) { depth += 1 }
            if bytes[place...].starts(with: "#endif".utf8) { depth -= 1 }
            most = max(most, depth)
        }
        return most
    }

    /// Whether the parser made sense of all of it.
    package var isWhole: Bool { !syntax.hasError }

    /// Returns the line and the column of a byte, both from 1, as the compiler counts them.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<Swift.min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
    }

    /// Returns the contents with all `edits` made.
    package func applying(_ edits: [Edit]) throws(EditError) -> [UInt8] { try edits.applied(to: bytes) }

    /// The modules that it imports, also those in branches of `#if`; of `import class UIKit.UIView` it is `UIKit`.
    package var importedModules: Set<String> { Set(outline.imports) }

    /// What `importedModules` are, from the syntax.
    func findImports() -> Set<String> {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(syntax)
        return visitor.modules
    }

    /// Returns the edit that imports `module` in the line of the first import, or else before the first word; nil
    /// where it is imported.
    func importing(_ module: String) -> Edit? {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(syntax)
        if visitor.modules.contains(module) { return nil }
        if let end = visitor.firstEnd { return Edit(insert: "; import \(module)", at: end) }
        return syntax.statements.first.map { Edit(insert: "import \(module); ", at: $0.trimmedBytes.lowerBound) }
    }
}

extension SyntaxProtocol {
    /// The bytes of the file without what surrounds them, spaces and comments.
    var trimmedBytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

/// Collects the modules of import declarations, which stand at the top of a file or of a branch of `#if`.
private final class ImportVisitor: SyntaxVisitor {
    private(set) var modules: Set<String> = []
    /// Where the first one ends.
    private(set) var firstEnd: Int?

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        firstEnd = firstEnd ?? node.trimmedBytes.upperBound
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
