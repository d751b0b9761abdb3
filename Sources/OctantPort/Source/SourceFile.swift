internal import SwiftParser
internal import SwiftSyntax

/// A Swift source file and its syntax.
package struct SourceFile: Sendable {
    /// The path by which the compiler knows it.
    package let path: String
    /// The contents, which need not be UTF-8, nor Swift.
    package let bytes: [UInt8]
    /// What the parser made of the contents; offsets in it are those of `bytes`.
    let syntax: SourceFileSyntax

    /// Parses `bytes`. Any bytes will do: what makes no sense is in the syntax as such.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        syntax = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Returns the line and the column of a byte, both from 1, as the compiler counts them.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<Swift.min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
    }

    /// Returns the contents with all `edits` made.
    package func applying(_ edits: [Edit]) throws(EditError) -> [UInt8] { try edits.applied(to: bytes) }

    /// The modules that it imports, also those in branches of `#if`; of `import class UIKit.UIView` it is `UIKit`.
    package var importedModules: Set<String> {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(syntax)
        return visitor.modules
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

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { modules.insert(module.name.text) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
