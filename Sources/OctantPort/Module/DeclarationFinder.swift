internal import SwiftSyntax

/// Finds the types and extensions of a file, those apart that are left out here whatever flags are given, without
/// looking into the bodies of functions.
final class DeclarationFinder: SyntaxVisitor {
    /// A type, or an extension of one.
    struct Found {
        let declaration: any DeclGroupSyntax
        /// The name of a type, with those of the types around it: "Player.Button".
        let name: String
        /// What it declares, conditions looked into.
        let members: [DeclSyntax]
    }

    /// What was found in a file.
    struct Result {
        var types: [Found] = []
        var extensions: [Found] = []
    }

    private var result = Result()
    private var scope: [String] = []

    /// Returns the types and extensions in `syntax`.
    static func declarations(in syntax: SourceFileSyntax) -> Result {
        let finder = DeclarationFinder(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.result
    }

    private func enter(_ node: some DeclGroupSyntax, name: String) -> SyntaxVisitorContinueKind {
        scope.append(name)
        if !node.isLeftOut {
            let name = scope.joined(separator: ".")
            result.types.append(Found(declaration: node, name: name, members: node.memberBlock.flattened))
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, name: node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, name: node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, name: node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, name: node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, name: node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.text
        if !node.isLeftOut {
            result.extensions.append(Found(declaration: node, name: name, members: node.memberBlock.flattened))
        }
        scope += name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        scope.removeLast(node.extendedType.text.prefix { $0 != "<" }.split(separator: ".").count)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InheritanceClauseSyntax? {
    /// The names after the colon, without attributes such as `@unchecked`.
    var names: [String] {
        self?.inheritedTypes.flatMap { type -> [String] in
            let plain = type.type.as(AttributedTypeSyntax.self)?.baseType ?? type.type
            guard let parts = plain.as(CompositionTypeSyntax.self)?.elements else { return [plain.text] }
            return parts.map(\.type.text)
        } ?? []
    }
}

extension MemberBlockSyntax {
    /// The members, those too that stand in conditions.
    var flattened: [DeclSyntax] { Self.flatten(members) }

    private static func flatten(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                guard clause.condition?.conditionValue != false, case .decls(let list) = clause.elements else {
                    return []
                }
                return flatten(list)
            }
        }
    }
}
