internal import SwiftSyntax

/// Makes `ProcessInfo()` the process's own object, as Foundation on Linux lets nobody make another, and gives
/// `Progress()` the parent that it has no default for there: none.
package struct ProcessInformation: RewritingRule {
    package let words = ["ProcessInfo()", "ProcessInfo.init()", "Progress()", "Progress.init()"]

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
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
        switch node.calledExpression.text {
        case "ProcessInfo", "ProcessInfo.init", "Foundation.ProcessInfo":
            edits.append(Edit(node.trimmedBytes, "ProcessInfo.processInfo"))
        case "Progress", "Progress.init", "Foundation.Progress":
            edits.append(Edit(node.trimmedBytes, "Progress(parent: nil)"))
        default: break
        }
        return .visitChildren
    }
}
