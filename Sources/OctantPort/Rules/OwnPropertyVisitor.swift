internal import SwiftSyntax

/// Finds where `willSet` and `didSet` of a stored property name the property itself, which is its storage there:
/// setting it does not call them again.
final class OwnPropertyVisitor: SyntaxVisitor {
    private let name: String
    /// Whether the code declares something of this name, which hides the property.
    private let isHidden: Bool
    private(set) var edits: [Edit] = []

    init(_ name: String, in code: CodeBlockSyntax) {
        self.name = name
        let declared = DeclaredNameVisitor(viewMode: .sourceAccurate)
        declared.walk(code)
        isHidden = declared.names.contains(name)
        super.init(viewMode: .sourceAccurate)
        walk(code)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text.plainName == name,
            node.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        {
            leave(node.declName)
        } else if let base = node.base {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.plainName == name, !isHidden { leave(node) }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func leave(_ node: DeclReferenceExprSyntax) {
        edits.append(Edit(node.trimmedBytes, "_\(name).value"))
    }
}

/// Collects the names that code declares: of constants and variables, closures' and functions' parameters, and
/// functions.
private final class DeclaredNameVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.text.plainName)
        return .visitChildren
    }
}
