internal import SwiftSyntax

/// Makes each `#Preview` of one file a type that is found by its name, and leaves those of others out.
package struct PreviewBlocks: RewritingRule {
    /// The names of the types, with their number behind.
    package static let typeName = "__Preview"

    package let words = ["#Preview"]
    private let path: String

    /// The rule for the blocks of the file at `path`.
    package init(of path: String) { self.path = path }

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard file.path == path else { return Previews().changes(in: file, of: module) }
        var changes = Changes()
        for (number, block) in Self.found(in: file).enumerated() {
            changes.edits += block.edits(number, in: file)
        }
        return changes
    }

    /// Returns the blocks of a file that stand under no condition that is false.
    static func found(in file: SourceFile) -> [PreviewBlock] {
        guard file.holds("#Preview") else { return [] }
        let visitor = BlockVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.blocks
    }
}

/// A `#Preview` of a file.
struct PreviewBlock {
    let node: Syntax
    let arguments: LabeledExprListSyntax
    let closure: ClosureExprSyntax

    /// The byte at which it begins.
    var start: Int { node.trimmedBytes.lowerBound }

    /// The name, where it is a plain string.
    var name: String? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The beginning of a type that makes a preview, up to the body of the function that makes it.
    static func opening(_ number: Int, line: Int, column: Int) -> String {
        "enum \(PreviewBlocks.typeName)\(number): UIKit.PreviewRegistry { "
            + "static var fileID: String { #fileID }; static var line: Int { \(line) }; "
            + "static var column: Int { \(column) }; "
            + "@MainActor static func makePreview() throws -> UIKit.Preview { "
    }

    /// What makes it a type: its contents stay where they are.
    func edits(_ number: Int, in file: SourceFile) -> [Edit] {
        let position = file.position(of: start)
        let opening = Self.opening(number, line: position.line, column: position.column)
        let head = macroBytes
        let list = arguments.isEmpty ? "" : "(\(arguments.textInOneLine))"
        let last = closure.rightBrace.trimmedBytes
        guard let state = previewables.last else {
            return [Edit(head, opening + "UIKit.Preview\(list) {"), Edit(last, "} } }")]
        }
        // What is declared as a view's own state is one of a view that stands around the rest.
        var edits = [
            Edit(
                head,
                opening + "UIKit.Preview\(list) { __Body() } }; "
                    + "@MainActor struct __Body: SwiftUI.View {"),
            Edit(insert: "; @SwiftUI.ViewBuilder var body: some SwiftUI.View {", at: state.trimmedBytes.upperBound),
            Edit(last, "} } }"),
        ]
        for variable in previewables {
            guard let attribute = variable.attributes.first(named: "Previewable") else { continue }
            edits.append(Edit(attribute.bytesWithSpace, ""))
        }
        return edits
    }

    /// From the number sign to the brace that opens the contents.
    private var macroBytes: Range<Int> {
        let sign =
            node.as(MacroExpansionDeclSyntax.self)?.pound ?? node.as(MacroExpansionExprSyntax.self)?.pound
        return (sign?.trimmedBytes.lowerBound ?? start)..<closure.leftBrace.trimmedBytes.upperBound
    }

    private var previewables: [VariableDeclSyntax] {
        closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
            .filter { $0.attributes.first(named: "Previewable") != nil }
    }
}

private final class BlockVisitor: SyntaxVisitor {
    private(set) var blocks: [PreviewBlock] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(Syntax(node), node.macroName, node.arguments, node.trailingClosure)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        note(Syntax(node), node.macroName, node.arguments, node.trailingClosure)
    }

    private func note(
        _ node: Syntax, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview" else { return .visitChildren }
        var (arguments, closure) = (arguments, closure)
        // The closure may stand among the arguments.
        if closure == nil, let last = arguments.last?.expression.as(ClosureExprSyntax.self) {
            closure = last
            arguments = LabeledExprListSyntax(arguments.dropLast())
        }
        if let closure, !node.isLeftOut {
            blocks.append(PreviewBlock(node: node, arguments: arguments, closure: closure))
        }
        return .skipChildren
    }
}
