internal import SwiftSyntax

/// Finds where requirements are called or asked for that have a name of their own as properties: those whose parameters
/// have labels, as in `delegate?.player?(self, didMove: 1)`.
final class OptionalCallVisitor: SyntaxVisitor {
    private let requirements: [String: [OptionalRequirement]]
    private(set) var edits: [Edit] = []

    init(_ requirements: some Sequence<OptionalRequirement>) {
        self.requirements = Dictionary(grouping: requirements, by: \.name)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let name = callee?.memberName, name.argumentNames == nil, node.additionalTrailingClosures.isEmpty,
            let list = requirements[name.baseName.text]
        else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let requirement = list.first { requirement in
            guard let own = requirement.labels else { return false }
            // The closure behind the call is the last argument, whatever its label.
            return node.trailingClosure == nil ? own == labels : !own.isEmpty && own.dropLast().elementsEqual(labels)
        }
        guard let requirement, requirement.propertyName != requirement.name else { return .visitChildren }
        edits.append(Edit(name.trimmedBytes, requirement.overloadName ?? requirement.propertyName))
        if requirement.overloadName != nil, let mark = node.calledExpression.lastToken(viewMode: .sourceAccurate) {
            edits.append(Edit(mark.trimmedBytes, ""))
        }
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            edits.append(Edit(label.trimmedBytes.lowerBound..<colon.bytesWithSpace.upperBound, ""))
        }
        return .visitChildren
    }

    /// `delegate?.player(_:didMove:) != nil`
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let labels = node.declName.argumentNames?.arguments.map(\.name.text), node.isAskedForNil,
            let requirement = requirements[node.declName.baseName.text]?.first(where: { $0.labels == labels })
        else { return .visitChildren }
        edits.append(Edit(node.declName.trimmedBytes, requirement.propertyName))
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name of a member, with what it is a member of or without.
    fileprivate var memberName: DeclReferenceExprSyntax? {
        self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    }
}

extension MemberAccessExprSyntax {
    /// Whether the value is compared with nil, or bound if it is not nil.
    fileprivate var isAskedForNil: Bool {
        if parent?.is(InitializerClauseSyntax.self) == true {
            return parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        }
        guard let parts = parent?.as(ExprListSyntax.self), parts.count >= 3 else { return false }
        let words = parts.map(\.trimmedDescription)
        return zip(words, words.dropFirst()).contains { ["==", "!="].contains($0) && $1 == "nil" }
    }
}
