internal import SwiftSyntax

/// Makes imports of parts of modules, `import UIKit.UIGestureRecognizerSubclass`, imports of the modules: those of
/// Swift have no parts. And makes `import Darwin` `import Glibc`, which is C's library here.
package struct SubmoduleImports: RewritingRule {
    package let words = ["import"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

/// Makes `import CoreFoundation` `import CoreGraphics`, which has Core Foundation's names in Swift's shape: those of
/// the C module on Linux are not what sources for iOS are written for.
package struct CoreFoundationImports: RewritingRule {
    package let words = ["CoreFoundation"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = ImportVisitor(standIns: ["CoreFoundation": "CoreGraphics"], viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class ImportVisitor: SyntaxVisitor {
    private(set) var changes = Changes()
    private let standIns: [String: String]
    private let wholes: Set<String>

    /// Finds parts of modules, and Darwin.
    override init(viewMode: SyntaxTreeViewMode) {
        standIns = ["Darwin": "Glibc"]
        wholes = OctantModules.names.union(["Foundation", "Dispatch", "os", "OSLog"])
        super.init(viewMode: viewMode)
    }

    /// Finds modules that others stand in for.
    init(standIns: [String: String], viewMode: SyntaxTreeViewMode) {
        (self.standIns, wholes) = (standIns, [])
        super.init(viewMode: viewMode)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.path.map(\.name.text)
        guard let first = names.first, let last = names.last else { return .skipChildren }
        let standIn = standIns[first]
        let isOfPart = names.count > (node.importKindSpecifier == nil ? 1 : 2) && wholes.contains(first)
        guard standIn != nil || isOfPart else { return .skipChildren }
        let module = standIn ?? first
        let path = node.importKindSpecifier == nil ? module : "\(module).\(last)"
        changes.edits.append(Edit(node.path.trimmedBytes, path))
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
