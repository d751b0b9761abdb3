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
        guard node.macroName.text == "keyPath", !node.hasError else { return .visitChildren }
        guard node.arguments.count == 1, var names = node.arguments.first?.expression.dottedNames,
            names.contains(where: { $0.first?.isUppercase != true && $0 != "self" })
        else {
            changes.problems.append(
                Problem(
                    at: node.trimmedBytes.lowerBound,
                    "'\(node.textInOneLine)' is no path of names; write it as a string"))
            return .skipChildren
        }
        let scope = node.typesAround.reversed().map(\.typeName).joined(separator: ".")
        var type = module.type(named: node.typesAround.first?.typeName ?? "", within: scope)
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        let owner = names.prefix { $0.first?.isUppercase == true }
        if !owner.isEmpty { type = module.type(named: owner.joined(separator: "."), within: scope) }
        var path: [String] = []
        for name in names.dropFirst(owner.count) {
            let property = type.flatMap { module.property(name, of: $0) }
            // Of what Swift declares the key is the name. What UIKit declares has its own.
            path.append(property.map { $0.attributes.objectiveCName ?? name.plainName } ?? name.objectiveCKey)
            type = property?.typeName(of: name).flatMap { module.type(named: $0, within: type?.name ?? "") }
        }
        changes.edits.append(Edit(node.trimmedBytes, "\"\(path.joined(separator: "."))\""))
        return .skipChildren
    }
}

extension VariableDeclSyntax {
    /// Returns the name of the type that the property `name` states, without `?` or `!`.
    fileprivate func typeName(of name: String) -> String? {
        let binding = bindings.first { $0.pattern.text == name }
        let stated = binding?.typeAnnotation?.type ?? bindings.last?.typeAnnotation?.type
        let type =
            stated?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? stated?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? stated
        return type?.text
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
