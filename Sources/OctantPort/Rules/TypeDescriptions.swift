internal import SwiftSyntax

/// Makes `type(of: value).description()` the name of the type, which that is of Apple's classes: metatypes of plain
/// classes and of `AnyObject` have no such method here.
package struct TypeDescriptions: RewritingRule {
    package let words = ["description"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = DescriptionVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class DescriptionVisitor: SyntaxVisitor {
    private(set) var changes = Changes()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", member.declName.argumentNames == nil,
            let asked = member.base?.as(FunctionCallExprSyntax.self),
            asked.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            asked.arguments.first?.label?.text == "of"
        else { return .visitChildren }
        let (start, end) = (node.trimmedBytes.lowerBound, node.trimmedBytes.upperBound)
        changes.edits.append(Edit(start..<start, "String(reflecting: "))
        changes.edits.append(Edit(asked.trimmedBytes.upperBound..<end, ")"))
        return .visitChildren
    }
}
