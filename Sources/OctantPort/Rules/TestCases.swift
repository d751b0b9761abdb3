internal import SwiftSyntax

/// Makes test cases objects as Foundation knows them, which XCTest's are on Apple's systems only, so that they can be
/// delegates; and makes a closure of `done.fulfill`, the method of an expectation that has parameters with defaults
/// elsewhere.
package struct TestCases: RewritingRule {
    package let words = ["XCTestCase", ".fulfill"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard file.importedModules.contains("XCTest") else { return Changes() }
        let visitor = TestCaseVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }
}

private final class TestCaseVisitor: SyntaxVisitor {
    private var cases: [Edit] = []
    /// The references to `fulfill`, by the names that they are asked of.
    private var references: [(name: String, edit: Edit)] = []
    /// The names that are declared as expectations.
    private var expectations: Set<String> = []

    /// What is written otherwise.
    var edits: [Edit] { cases + references.filter { expectations.contains($0.name) }.map(\.edit) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let types = node.inheritanceClause?.inheritedTypes, let first = types.first,
            ["XCTestCase", "XCTest.XCTestCase"].contains(first.type.text),
            !types.contains(where: {
                ["NSObjectProtocol", "Foundation.NSObjectProtocol", "_PlainObject"].contains($0.type.text)
            })
        else { return .visitChildren }
        cases.append(Edit(insert: ", _PlainObject", at: first.type.trimmedBytes.upperBound))
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
        if let type = node.typeAnnotation?.type.text {
            note(name, type)
        } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self) {
            let called = call.calledExpression.text
            if called.hasSuffix("Expectation") || ["expectation", "self.expectation"].contains(called) {
                expectations.insert(name)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type.text)
        return .visitChildren
    }

    private func note(_ name: String, _ type: String) {
        if type.hasSuffix("Expectation") { expectations.insert(name) }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
            let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return .visitChildren }
        if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id { return .visitChildren }
        references.append((base, Edit(node.trimmedBytes, "{ [\(base)] in \(base).fulfill() }")))
        return .skipChildren
    }
}
