internal import SwiftSyntax

/// Makes `import UIKit.UIGestureRecognizerSubclass` `import UIKit`: modules of Swift have no submodules.
package struct SubmoduleImports: RewritingRule {
    package let words = ["import"]
    package var readsWholeModule: Bool { false }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class ImportVisitor: SyntaxVisitor {
    private(set) var changes = Changes()

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
            OctantModules.names.contains(first.name.text)
        {
            changes.edits.append(Edit(node.path.trimmedBytes, first.name.text))
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
