internal import SwiftSyntax

/// Makes of `#keyPath(…)` the string that it stands for.
package struct KeyPathExpressions: RewritingRule {
    package let words = ["#keyPath"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = KeyPathVisitor(module)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class KeyPathVisitor: SyntaxVisitor {
    private let module: ModuleIndex
    private(set) var changes = Changes()

    init(_ module: ModuleIndex) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath" else { return .visitChildren }
        guard node.arguments.count == 1, var names = node.arguments.first?.expression.dottedNames else {
            changes.problems.append(
                Problem(at: node.trimmedBytes.lowerBound, "'\(node.text)' is no path of names; write it as a string"))
            return .skipChildren
        }
        var type = node.typesAround.first?.typeName
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        while let first = names.first, first.first?.isUppercase == true {
            type = first
            names.removeFirst()
        }
        let path = names.enumerated().map { position, name in
            position == 0 ? key(name, of: type) : key(name, of: nil)
        }
        changes.edits.append(
            Edit(node.trimmedBytes, "\"\(path.joined(separator: "."))\"".padded(toLinesOf: node)))
        return .skipChildren
    }

    /// Returns the key of a property. Those of Apple's classes that are true or false leave out "is".
    private func key(_ name: String, of typeName: String?) -> String {
        let types = typeName.flatMap { module.type(named: $0) }.map { module.line(of: $0) } ?? []
        let property = types.flatMap(\.members).compactMap(\.variable).first { variable in
            variable.bindings.contains { $0.pattern.text == name }
        }
        if let property { return property.attributes.objectiveCName ?? name }
        guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
        return third.lowercased() + name.dropFirst(3)
    }
}

extension ExprSyntax {
    /// The names of `a.b.c`; nil for anything else.
    fileprivate var dottedNames: [String]? {
        if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return [name.baseName.text] }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.dottedNames else { return nil }
        return base + [member.declName.baseName.text]
    }
}
