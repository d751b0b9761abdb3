internal import SwiftSyntax

/// Makes `os(iOS)` in `#if` and `#elseif` true on Linux: sources that import UIKit keep whole branches by it.
package struct OSConditions: RewritingRule {
    /// The rule.
    package init() {}

    package let words = ["iOS"]
    package var isOnlyBesideOctant: Bool { true }

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        // What it has for iOS needs modules that are nowhere here; it is given its own.
        if module.name == SnapshotStrategies.module { return Changes() }
        let visitor = ConditionVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }
}

/// Finds `os(iOS)` in the conditions of `#if`.
private final class ConditionVisitor: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { note(Syntax(condition)) }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    private func note(_ node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self), call.isOSiOS {
            // What was written already stays: the result of this rule is left alone by it.
            if !call.isBesideLinux { edits.append(Edit(call.trimmedBytes, "(os(iOS) || os(Linux))")) }
        } else {
            for child in node.children(viewMode: .sourceAccurate) { note(child) }
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isOSiOS: Bool { isOS("iOS") }

    private func isOS(_ name: String) -> Bool {
        arguments.count == 1 && trailingClosure == nil && !hasError
            && calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os"
            && arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }

    /// True as the first of `(os(iOS) || os(Linux))`.
    fileprivate var isBesideLinux: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), elements.count == 3,
            let last = elements.last?.as(FunctionCallExprSyntax.self)
        else { return false }
        return elements.first?.id == id && last.isOS("Linux")
    }
}
