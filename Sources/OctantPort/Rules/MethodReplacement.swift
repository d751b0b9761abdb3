internal import SwiftSyntax

/// Says of what reads and replaces methods of classes by Objective-C's runtime what to write instead.
package struct MethodReplacement: RewritingRule {
    private static let functions: Set<String> = [
        "class_addMethod", "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
        "class_getClassMethod", "class_getInstanceMethod", "class_getMethodImplementation", "class_replaceMethod",
        "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
        "method_getTypeEncoding", "method_setImplementation", "object_setClass", "objc_allocateClassPair",
        "objc_registerClassPair",
    ]

    package let words = ["class_", "imp_", "method_", "object_setClass", "objc_"]
    package var readsWholeModule: Bool { false }

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
                        "'\(name)' reads or replaces methods of a class at run time, which cannot be done here; "
                            + "override the method in a subclass, or call your own where it is wanted"))
            }
            return .visitChildren
        }
    }
}
