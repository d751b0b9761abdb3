internal import SwiftSyntax

/// Lets the program that SwiftPM makes of a package's tests turn the main thread's run loop while they run, as the
/// programs of Apple's systems do: timers, delayed calls and display links of views wait for it.
package struct TestRunners: RewritingRule {
    private static let call = "_runAsyncMain"
    // A run loop ends that waits for nothing, so there is a timer.
    private static let helper = """
        fileprivate func octantRunMain(_ tests: @Sendable @escaping () async throws -> Void) {
            Task { try await tests() }
            RunLoop.main.add(Timer(timeInterval: 1e9, repeats: true) { _ in }, forMode: .common)
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
        """

    package var words: [String] { [Self.call] }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = CallVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits, declarations: visitor.edits.isEmpty ? [] : [Self.helper])
    }

    /// Finds the call in a type called Runner.
    private final class CallVisitor: SyntaxVisitor {
        private(set) var edits: [Edit] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == call,
                node.typesAround.first?.typeName == "Runner", node.trailingClosure != nil
            else { return .visitChildren }
            edits.append(Edit(name.trimmedBytes, "octantRunMain"))
            return .visitChildren
        }
    }
}
