internal import SwiftSyntax

/// A type that a module declares, with all that the module says of it.
struct TypeIndex {
    enum Kind { case `class`, `protocol`, other }

    /// Its name, with those of the types around it: "Player.Button".
    let name: String
    let kind: Kind
    /// The file that declares it, as an index of the module's, and the declaration.
    let file: Int
    let declaration: any DeclGroupSyntax
    /// Whether it stands in a function, where no extension reaches it.
    let isLocal: Bool
    /// The names after the colon, of the declaration and of its extensions.
    var inherited: [String]
    /// The name of what a class may inherit from: the first after the colon of its declaration.
    let superclassName: String?
    /// Its extensions in this module, with their files.
    var extensions: [(file: Int, declaration: ExtensionDeclSyntax)] = []

    /// What it and its extensions declare, conditions looked into.
    var members: [MemberIndex] {
        var result = declaration.memberBlock.flattened.map { MemberIndex(file: file, declaration: $0, extension: nil) }
        for one in extensions {
            result += one.declaration.memberBlock.flattened.map {
                MemberIndex(file: one.file, declaration: $0, extension: one.declaration)
            }
        }
        return result
    }

    /// Whether it has parameters of its own, or stands in a type that has.
    var isGeneric: Bool {
        var node: Syntax? = Syntax(fromProtocol: declaration)
        while let here = node {
            if here.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
            node = here.parent
        }
        return false
    }
}

/// A member of a type, where it is declared.
struct MemberIndex {
    let file: Int
    let declaration: DeclSyntax
    /// The extension that it stands in; nil in the body of the type itself.
    let `extension`: ExtensionDeclSyntax?

    /// The method, if it is one.
    var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
    /// The property, if it is one.
    var variable: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }
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
