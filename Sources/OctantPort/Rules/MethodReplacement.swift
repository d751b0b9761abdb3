internal import SwiftSyntax

/// Says of what makes classes, and code for methods, by Objective-C's runtime what to write instead. What asks a class
/// for a method is answered that it has none, by the module `ObjectiveC`.
package struct MethodReplacement: RewritingRule {
    private static let functions: Set<String> = [
        "class_copyIvarList", "class_copyPropertyList", "imp_implementationWithBlock", "object_setClass",
        "objc_allocateClassPair", "objc_registerClassPair",
    ]

    package let words = ["class_copy", "imp_", "object_setClass", "objc_"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = CallVisitor(functions: Self.functions)
        visitor.walk(file.syntax)
        return Changes(problems: visitor.problems)
    }

    private final class CallVisitor: SyntaxVisitor {
        private let functions: Set<String>
        private(set) var problems: [Problem] = []

        init(functions: Set<String>) {
            self.functions = functions
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                functions.contains(name)
            else { return .visitChildren }
            // What flags may leave out is the compiler's to say.
            if !node.isLeftOut, !node.isUnderFlags {
                problems.append(
                    Problem(
                        at: node.trimmedBytes.lowerBound,
                        "'\(name)' reads or changes classes at run time, which cannot be done here; "
                            + "override the method in a subclass, or call your own where it is wanted"))
            }
            return .visitChildren
        }
    }
}
