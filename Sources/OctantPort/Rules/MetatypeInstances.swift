internal import SwiftSyntax

/// Lets code make objects of classes that only the running program knows, `T(frame: .zero)` where `T: UIView`, by
/// UIKit's and Core Animation's own initialisers: those come from Objective-C on Apple's systems, where every class
/// has or inherits them, and so need not be `required`.
package struct MetatypeInstances: RewritingRule {
    /// The labels of the initialisers that can be called so.
    private static let initialisers: Set<[String]> = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], ["layer"],
    ]

    package let words = ["<", "extension", ".init("]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = CallVisitor(module)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }

    /// Whether `call` may make an object of a class that only the running program knows, whatever the module declares.
    static func mayBeAsked(by call: FunctionCallExprSyntax) -> Bool {
        guard call.leftParen != nil, call.trailingClosure == nil,
            initialisers.contains(call.arguments.map { $0.label?.text ?? "_" })
        else { return false }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "init" && member.base?.is(SuperExprSyntax.self) == false
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        if name == "Self" { return true }
        // Classes of the frameworks are known, and what is no parameter here may be one where the type is declared.
        return name.first?.isUppercase == true && !["UI", "CA", "NS", "CG"].contains(where: name.hasPrefix)
            && sequence(first: Syntax(call), next: { $0.parent }).contains { node in
                node.is(ExtensionDeclSyntax.self) || node.constraints(of: name) != nil
            }
    }

    private final class CallVisitor: SyntaxVisitor {
        private let module: ModuleIndex
        private(set) var edits: [Edit] = []

        init(_ module: ModuleIndex) {
            self.module = module
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let brace = node.leftParen, node.trailingClosure == nil,
                MetatypeInstances.initialisers.contains(node.arguments.map { $0.label?.text ?? "_" }),
                let type = module.metatype(madeBy: node.calledExpression)
            else { return .visitChildren }
            edits.append(Edit(node.calledExpression.trimmedBytes, "__made"))
            edits.append(
                Edit(insert: type + (node.arguments.isEmpty ? "" : ", "), at: brace.trimmedBytes.upperBound))
            for argument in node.arguments { walk(argument) }
            return .skipChildren
        }
    }
}

extension ModuleIndex {
    /// Returns code for the metatype whose initialiser is called by `callee`, where that is of a class below one of
    /// UIKit's or Core Animation's that only the running program knows; nil for all else.
    fileprivate func metatype(madeBy callee: ExprSyntax) -> String? {
        if let name = callee.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            return isMadeByName(name.baseName.text, at: name) ? "\(name.text).self" : nil
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        else { return nil }
        if let name = base.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            if name.baseName.text == "self" { return isOfForeignClass(name, inMethod: true) ? name.text : nil }
            if isMadeByName(name.baseName.text, at: name) { return "\(name.text).self" }
            switch name.declaration {
            case .type(let type): return isForeign(type, at: name) ? name.text : nil
            case .value(let value): return isForeignCast(value, at: name) ? name.text : nil
            case .unknown: return nil
            case .member:
                let type = property(name.baseName.text, at: name)?.bindings.first?.typeAnnotation?.type
                return type.map { isForeign($0, at: name) } == true ? name.text : nil
            }
        }
        let isOwnType = base.as(FunctionCallExprSyntax.self).map { call in
            ["type", "Swift.type"].contains(call.calledExpression.text)
                && call.arguments.first?.expression.text == "self"
        }
        if isOwnType == true { return isOfForeignClass(base, inMethod: false) ? base.text : nil }
        return isForeignCast(base, at: base) ? base.text : nil
    }

    /// Whether `name` means a parameter of that kind where `place` stands, or the class itself.
    private func isMadeByName(_ name: String, at place: some SyntaxProtocol) -> Bool {
        if name == "Self" { return isOfForeignClass(place, inMethod: false) }
        return constraints(of: name, at: place).map(isForeignClass) ?? false
    }

    /// Whether the expression is a metatype that is cast: `(type as? UIView.Type)`.
    private func isForeignCast(_ expression: ExprSyntax, at place: some SyntaxProtocol) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isForeignCast(only.expression, at: place)
        }
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
            let type = parts.last?.as(TypeExprSyntax.self)?.type
        else { return false }
        return isForeign(type, at: place)
    }

    /// Whether the type is a metatype of a class like this.
    private func isForeign(_ type: TypeSyntax, at place: some SyntaxProtocol) -> Bool {
        guard let meta = type.as(MetatypeTypeSyntax.self), meta.metatypeSpecifier.text == "Type" else { return false }
        let name = meta.baseType.text
        return isForeignClass([name]) || constraints(of: name, at: place).map(isForeignClass) ?? false
    }

    /// Whether `place` is in an extension of such a class, or of a protocol for such classes; in a method of the type
    /// itself if that is asked for.
    private func isOfForeignClass(_ place: some SyntaxProtocol, inMethod: Bool) -> Bool {
        guard let around = place.typesAround.first?.as(ExtensionDeclSyntax.self) else { return false }
        if inMethod {
            let member = sequence(first: Syntax(place), next: { $0.parent }).first {
                $0.parent?.is(MemberBlockItemSyntax.self) == true
            }
            let modifiers = member?.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            guard modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return false }
        }
        let name = around.extendedType.text
        if isForeignClass([name]) { return true }
        let type = self.type(named: name)
        guard type == nil || type?.kind == .protocol else { return false }
        let own = around.genericWhereClause?.constraints(of: "Self") ?? []
        return isForeignClass(own + (type.map { [$0.name] + $0.inherited } ?? []))
    }

    /// Whether one of these constraints is a class of UIKit's or Core Animation's, and none of them a class or a
    /// protocol of this module that has initialisers of its own.
    private func isForeignClass(_ constraints: [String]) -> Bool {
        let own = constraints.compactMap { type(named: $0) }
        let areOwnInert = own.allSatisfy { type in
            type.kind == .protocol && !type.members.contains { $0.declaration.is(InitializerDeclSyntax.self) }
        }
        return areOwnInert
            && constraints.contains { name in
                let plain = name.split(separator: ".").last ?? ""
                return type(named: name) == nil && (plain.hasPrefix("UI") || plain.hasPrefix("CA"))
                    && !plain.hasSuffix("Delegate") && !plain.hasSuffix("DataSource")
            }
    }

    /// Returns what is asked of the generic parameter or associated type of this name at `place`; nil where there is
    /// none.
    private func constraints(of name: String, at place: some SyntaxProtocol) -> [String]? {
        for node in sequence(first: Syntax(place), next: { $0.parent }) {
            if let found = node.constraints(of: name) { return found }
            guard let around = node.as(ExtensionDeclSyntax.self), let type = type(named: around.extendedType.text)
            else {
                continue
            }
            let own = around.genericWhereClause?.constraints(of: name) ?? []
            if let found = Syntax(fromProtocol: type.declaration).constraints(of: name) { return found + own }
            let associated = type.members.lazy.compactMap { $0.declaration.as(AssociatedTypeDeclSyntax.self) }
                .first { $0.name.text == name }
            if let associated { return associated.inheritanceClause.names + own }
        }
        return nil
    }

    /// Returns the property of this name of the type around `place`.
    private func property(_ name: String, at place: some SyntaxProtocol) -> VariableDeclSyntax? {
        let around = place.typesAround
        guard let own = around.first else { return nil }
        let scope = around.dropFirst().reversed().map(\.typeName).joined(separator: ".")
        return type(named: own.typeName, within: scope).flatMap { property(name, of: $0) }
    }
}

extension Syntax {
    /// What is asked of the generic parameter of this name that the declaration has; nil where it has none.
    fileprivate func constraints(of name: String) -> [String]? {
        guard let generic = asProtocol((any WithGenericParametersSyntax).self),
            let own = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
        else { return nil }
        let stated = own.inheritedType.map { type in
            type.as(CompositionTypeSyntax.self)?.elements.map(\.type.text) ?? [type.text]
        }
        return (stated ?? []) + (generic.genericWhereClause?.constraints(of: name) ?? [])
    }
}

extension GenericWhereClauseSyntax {
    /// What it asks of the type of this name.
    fileprivate func constraints(of name: String) -> [String] {
        requirements.flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let one) = requirement.requirement, one.leftType.text == name else {
                return []
            }
            return one.rightType.as(CompositionTypeSyntax.self)?.elements.map(\.type.text) ?? [one.rightType.text]
        }
    }
}
