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
    private(set) var members: [MemberIndex] = []
    /// What its members that override are called.
    private(set) var overrides: Set<String> = []

    init(
        name: String, kind: Kind, file: Int, declaration: any DeclGroupSyntax, isLocal: Bool, inherited: [String],
        superclassName: String?
    ) {
        (self.name, self.kind, self.file, self.declaration) = (name, kind, file, declaration)
        (self.isLocal, self.inherited, self.superclassName) = (isLocal, inherited, superclassName)
    }

    /// Reads the members, once the extensions are known.
    mutating func readMembers() {
        members = declaration.memberBlock.flattened.map { MemberIndex(file: file, declaration: $0, extension: nil) }
        for one in extensions {
            members += one.declaration.memberBlock.flattened.map {
                MemberIndex(file: one.file, declaration: $0, extension: one.declaration)
            }
        }
        overrides = Set(members.lazy.filter(\.declaration.isOverride).compactMap(\.name))
    }

    /// A class of another module as this one extends it.
    init(_ declaration: ExtensionDeclSyntax, _ file: Int) {
        self.init(
            name: declaration.extendedType.text, kind: .class, file: file, declaration: declaration, isLocal: false,
            inherited: declaration.inheritanceClause.names, superclassName: nil)
        readMembers()
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
    /// What a method, with its labels, or a property is called; nil for other members.
    let name: String?

    /// A member.
    init(file: Int, declaration: DeclSyntax, extension: ExtensionDeclSyntax?) {
        (self.file, self.declaration, self.extension) = (file, declaration, `extension`)
        name = declaration.memberName
    }

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

extension DeclSyntax {
    /// What a method, with its labels, or a property is called; nil for other declarations.
    fileprivate var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.name.text + "(\(function.labels.map { "\($0):" }.joined()))"
        }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.text
    }
}
