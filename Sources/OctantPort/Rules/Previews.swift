internal import SwiftSyntax

/// Leaves `#Preview` out, which Xcode shows and a program never runs.
package struct Previews: RewritingRule {
    package let words = ["#Preview"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = PreviewVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class PreviewVisitor: SyntaxVisitor {
    private(set) var changes = Changes()

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        leave(Syntax(node), node.macroName)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        leave(Syntax(node), node.macroName)
    }

    private func leave(_ node: Syntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview" else { return .visitChildren }
        changes.edits.append(Edit(node.trimmedBytes, ""))
        return .skipChildren
    }
}
