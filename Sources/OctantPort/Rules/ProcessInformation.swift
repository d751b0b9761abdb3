internal import SwiftSyntax

/// Makes `ProcessInfo()` the process's own object: Foundation on Linux lets nobody make another.
package struct ProcessInformation: RewritingRule {
    package let words = ["ProcessInfo()", "ProcessInfo.init()"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = InstanceVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }
}

private final class InstanceVisitor: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let names: Set = ["ProcessInfo", "ProcessInfo.init", "Foundation.ProcessInfo"]
        if node.arguments.isEmpty, node.trailingClosure == nil, names.contains(node.calledExpression.text) {
            edits.append(Edit(node.trimmedBytes, "ProcessInfo.processInfo"))
        }
        return .visitChildren
    }
}
