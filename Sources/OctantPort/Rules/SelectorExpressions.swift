internal import OctantBase
internal import SwiftSyntax

/// Makes of `#selector(…)` a `Selector` that holds the method's name and the method.
package struct SelectorExpressions: RewritingRule {
    package let words = ["#selector"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = SelectorVisitor(module)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class SelectorVisitor: SyntaxVisitor {
    private let module: ModuleIndex
    private(set) var changes = Changes()

    init(_ module: ModuleIndex) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        // What the parser could not read the compiler tells of.
        guard node.macroName.text == "selector", !node.hasError else { return .visitChildren }
        if let argument = node.arguments.first, node.arguments.count == 1,
            let written = replacement(of: argument)
        {
            changes.edits.append(Edit(node.trimmedBytes, written))
        } else {
            changes.problems.append(
                Problem(
                    at: node.trimmedBytes.lowerBound,
                    "'\(node.textInOneLine)' names no method, or none of a type that syntax can tell; "
                        + "write 'Selector(\"name\", Type.name)'"
                ))
        }
        return .skipChildren
    }

    /// Whether `name` is one of UIKit's for a protocol.
    private static func isProtocol(_ name: String) -> Bool {
        ["UI", "CA"].contains(where: name.hasPrefix)
            && ["Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching"].contains(where: name.hasSuffix)
    }

    private func replacement(of argument: LabeledExprSyntax) -> String? {
        var (expression, cast) = argument.expression.unwrapped.splitAtCast
        expression = expression.unwrapped
        guard let reference = MethodReference(expression, at: argument) else { return nil }
        let name = reference.name
        let type = module.type(named: reference.owner, within: reference.scope)
        switch argument.label?.text {
        case "getter", "setter":
            // A parameter has a type, which that of a value is to the compiler only.
            guard !reference.owner.hasPrefix("type(of:") else { return nil }
            let property = name.baseName.text
            let stated = type.flatMap { module.property(property, of: $0) }
            if argument.label?.text == "getter" {
                let key = stated?.attributes.objectiveCName ?? property.plainName
                return "Selector(\"\(key)\", getter: { (owner: \(reference.owner)) in owner.\(property) })"
            }
            let key = stated.map { $0.attributes.objectiveCName ?? property.plainName } ?? property.objectiveCKey
            return "Selector(\"set\(key.capitalizedFirst):\", setter: "
                + "{ (owner: \(reference.owner), value) in owner.\(property) = value })"
        case nil:
            let function = type.flatMap { module.method(name, of: $0) }
            let isOfProtocol = type?.kind == .protocol || type == nil && Self.isProtocol(reference.owner)
            let selector =
                function?.selectorName ?? (isOfProtocol ? DefaultedRequirements.selectorName(of: name) : nil)
                ?? name.selectorName
            // Of a protocol there is no method without an object.
            if isOfProtocol { return "Selector(\"\(selector)\")" }
            var method = "\(reference.owner).\(name.textInOneLine)"
            if let cast {
                let isCurried = reference.isNamedByType && cast.hasPrefix("(\(reference.owner))")
                method += isCurried ? " as \(cast)" : " as (\(reference.owner)) -> \(cast)"
            }
            if let function, function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
                return "Selector(\"\(selector)\", classMethod: \(method))"
            }
            return "Selector(\"\(selector)\", \(method))"
        default: return nil
        }
    }
}

/// A method or property that an expression names without calling it.
private struct MethodReference {
    /// The type or, by `type(of:)`, the type of the value that it is a member of.
    let owner: String
    let isNamedByType: Bool
    /// Whether the owner is the type of a value.
    var isOfValue: Bool { owner.hasPrefix("type(of:") }
    let name: DeclReferenceExprSyntax
    /// The name of the types around, in which `owner` is looked up.
    let scope: String

    init?(_ expression: ExprSyntax, at place: some SyntaxProtocol) {
        let around = place.typesAround
        scope = around.reversed().map(\.typeName).joined(separator: ".")
        let own = around.first.map { $0.is(ProtocolDeclSyntax.self) ? "Self" : $0.typeName }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            guard let own else { return nil }
            (owner, isNamedByType, self.name) = (own, false, name)
            return
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.unwrapped else {
            return nil
        }
        name = member.declName
        if let plain = base.as(DeclReferenceExprSyntax.self)?.baseName {
            if plain.tokenKind == .keyword(.self) {
                guard let own else { return nil }
                (owner, isNamedByType) = (own, false)
                return
            }
            if plain.tokenKind == .keyword(.Self) {
                (owner, isNamedByType) = (own ?? "Self", true)
                return
            }
        }
        if base.is(SuperExprSyntax.self) { return nil }
        if base.namesType(at: place) {
            (owner, isNamedByType) = (base.textInOneLine, true)
        } else {
            (owner, isNamedByType) = ("type(of: \(base.textInOneLine))", false)
        }
    }
}

extension ExprSyntax {
    /// The expression without parentheses around it.
    fileprivate var unwrapped: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return self }
        return only.expression.unwrapped
    }

    /// The expression before `as`, and the type after it.
    fileprivate var splitAtCast: (ExprSyntax, String?) {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            let first = parts.first, let middle = parts.dropFirst().first, let last = parts.last,
            middle.is(UnresolvedAsExprSyntax.self), let type = last.as(TypeExprSyntax.self)
        else { return (self, nil) }
        return (first, type.type.textInOneLine)
    }

    /// Whether a name such as `Player.Button` is one of a type: it begins with a capital letter, and no variable
    /// around is called so.
    fileprivate func namesType(at place: some SyntaxProtocol) -> Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text.first?.isUppercase == true
                && member.base?.namesType(at: place) != false
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.namesType(at: place)
        }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.first?.isUppercase == true
    }
}
