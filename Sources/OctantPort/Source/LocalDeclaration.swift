internal import SwiftSyntax

/// What a name in a function means, as far as syntax says it.
enum LocalDeclaration {
    /// A parameter or variable of this type.
    case type(TypeSyntax)
    /// A variable that has its type from this value.
    case value(ExprSyntax)
    /// Something whose type syntax does not say.
    case unknown
    /// Nothing in the function: a member, or what the file or module declares.
    case member
}

extension DeclReferenceExprSyntax {
    /// What the name means here.
    var declaration: LocalDeclaration { Syntax(self).declaration(of: baseName.text) }
}

extension Syntax {
    /// Returns what `name` means at this place: what the nearest of the scopes around declares.
    fileprivate func declaration(of name: String) -> LocalDeclaration {
        var here = self
        while let parent = here.parent {
            if parent.asProtocol((any DeclGroupSyntax).self) != nil { return .member }
            if let found = parent.declaration(of: name, before: here) { return found }
            here = parent
        }
        return .member
    }

    /// What this node declares of the name for `child`, one of its children; nil for nothing.
    private func declaration(of name: String, before child: Syntax) -> LocalDeclaration? {
        if let statements = self.as(CodeBlockItemListSyntax.self) {
            let before = statements.prefix { $0.id != child.id }
            return before.reversed().lazy.compactMap { $0.declaration(of: name) }.first
        }
        if let statement = self.as(IfExprSyntax.self) {
            return child.id == statement.body.id ? statement.conditions.declaration(of: name) : nil
        }
        if let statement = self.as(WhileStmtSyntax.self) {
            return child.id == statement.body.id ? statement.conditions.declaration(of: name) : nil
        }
        if let conditions = self.as(ConditionElementListSyntax.self) {
            return conditions.declaration(of: name, before: child)
        }
        if let closure = self.as(ClosureExprSyntax.self) { return closure.signature?.declaration(of: name) }
        if let statement = self.as(ForStmtSyntax.self) { return statement.pattern.unknown(name) }
        if let label = self.as(SwitchCaseSyntax.self)?.label { return label.unknown(name) }
        if let clause = self.as(CatchClauseSyntax.self) { return clause.catchItems.unknown(name) }
        if let accessor = self.as(AccessorDeclSyntax.self), accessor.parameters?.name.text == name { return .unknown }
        return parameters?.declaration(of: name)
    }

    /// The parameters that its body has.
    private var parameters: FunctionParameterListSyntax? {
        self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    }
}

extension FunctionParameterListSyntax {
    fileprivate func declaration(of name: String) -> LocalDeclaration? {
        guard let own = first(where: { ($0.secondName ?? $0.firstName).text == name }) else { return nil }
        return own.ellipsis == nil ? .type(own.type) : .unknown
    }
}

extension CodeBlockItemSyntax {
    /// What the statement declares for those after it.
    fileprivate func declaration(of name: String) -> LocalDeclaration? {
        if let variable = item.as(VariableDeclSyntax.self) {
            guard let binding = variable.bindings.first(where: { $0.pattern.text == name }) else {
                return variable.bindings.lazy.compactMap { $0.pattern.unknown(name) }.first
            }
            if let type = binding.typeAnnotation?.type { return .type(type) }
            return binding.initializer.map { .value($0.value) } ?? .unknown
        }
        if let statement = item.as(GuardStmtSyntax.self) { return statement.conditions.declaration(of: name) }
        return item.as(FunctionDeclSyntax.self)?.name.text == name ? .unknown : nil
    }
}

extension ConditionElementListSyntax {
    /// What the conditions declare; those only that stand before `child`, where that is one of them.
    fileprivate func declaration(of name: String, before child: Syntax? = nil) -> LocalDeclaration? {
        for element in prefix(while: { $0.id != child?.id }).reversed() {
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else {
                if let found = element.condition.as(MatchingPatternConditionSyntax.self)?.pattern.unknown(name) {
                    return found
                }
                continue
            }
            guard binding.pattern.text == name else { continue }
            if let type = binding.typeAnnotation?.type { return .type(type) }
            if let value = binding.initializer?.value { return .value(value) }
            // What is bound by its own name is what it was before.
            return Syntax(element).declaration(of: name)
        }
        return nil
    }
}

extension ClosureSignatureSyntax {
    fileprivate func declaration(of name: String) -> LocalDeclaration? {
        if let captured = capture?.items.first(where: { $0.name.text == name }), captured.initializer != nil {
            return .unknown
        }
        switch parameterClause {
        case .simpleInput(let names): return names.contains { $0.name.text == name } ? .unknown : nil
        case .parameterClause(let clause):
            let own = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            return own.map { $0.type.map { .type($0) } ?? .unknown }
        default: return nil
        }
    }
}

extension SyntaxProtocol {
    /// `unknown` where a pattern in the node binds the name.
    fileprivate func unknown(_ name: String) -> LocalDeclaration? {
        let isBound = tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
        return isBound ? .unknown : nil
    }
}
