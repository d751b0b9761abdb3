internal import SwiftSyntax

/// A type that a module declares, with all that the module says of it.
struct TypeIndex {
    enum Kind: String, Codable { case `class`, `protocol`, other }

    /// Its name, with those of the types around it: "Player.Button".
    let name: String
    let kind: Kind
    /// The file that declares it, as an index of the module's.
    let file: Int
    /// The names after the colon, of the declaration and of its extensions.
    private(set) var inherited: [String]
    /// The name of what a class may inherit from: the first after the colon of its declaration.
    let superclassName: String?
    /// What another file can know of it: hashes of its declaration and of its extensions, with their files.
    private(set) var digests: [String]
    /// What it and its extensions declare, conditions looked into.
    private(set) var members: [MemberIndex]
    /// What its members that override are called.
    private(set) var overrides: Set<String>
    /// Whether this module extends it.
    private(set) var isExtended = false
    /// Whether other modules may inherit from it.
    let isOpen: Bool

    private let source: SourceFile
    private let number: Int
    private let isExtension: Bool

    /// The type, or the extension of a class of another module, that is the one of this number in `source`.
    init(_ outline: FileOutline.Declaration, _ number: Int, file: Int, source: SourceFile, isExtension: Bool = false) {
        (name, kind, self.file, isOpen) = (outline.name, outline.kind, file, outline.isOpen)
        inherited = outline.inherited ?? []
        superclassName = outline.kind == .class && !isExtension ? outline.inherited?.first : nil
        (self.source, self.number, self.isExtension) = (source, number, isExtension)
        digests = ["\(source.path) \(outline.digest)"]
        members = outline.members.indices.map {
            MemberIndex(
                outline.members[$0], $0, file: file, source: source, number,
                isInExtension: isExtension)
        }
        overrides = Set(outline.members.lazy.filter(\.isOverride).compactMap(\.name))
    }

    /// Adds what the extension of this number in `source` says of it.
    mutating func extend(by outline: FileOutline.Declaration, _ number: Int, file: Int, source: SourceFile) {
        isExtended = true
        inherited += outline.inherited ?? []
        digests.append("\(source.path) \(outline.digest)")
        members += outline.members.indices.map {
            MemberIndex(outline.members[$0], $0, file: file, source: source, number, isInExtension: true)
        }
        overrides.formUnion(outline.members.lazy.filter(\.isOverride).compactMap(\.name))
    }

    /// The declaration; the file is parsed if it was not.
    var declaration: any DeclGroupSyntax {
        let found = source.declarations
        return (isExtension ? found.extensions : found.types)[number].declaration
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
    /// What a method, with its labels, or a property is called; nil for other members.
    let name: String?
    /// Whether it says that it overrides.
    let isOverride: Bool
    /// Whether it is a requirement that may be left out.
    let isOptional: Bool
    /// Whether it, or else its extension, says that other modules may override it.
    let isOpen: Bool
    /// Whether it says, or its extension does, that Objective-C knows of it.
    let isObjective: Bool
    /// Whether it stands in an extension, and not in the body of the type itself.
    let isInExtension: Bool

    private let source: SourceFile
    private let owner: Int
    private let number: Int

    /// A member, the one of this number of a type or an extension in `source`.
    fileprivate init(
        _ outline: FileOutline.Member, _ number: Int, file: Int, source: SourceFile, _ owner: Int,
        isInExtension: Bool
    ) {
        (self.file, name, isOverride, isOptional) = (file, outline.name, outline.isOverride, outline.isOptional)
        (isOpen, isObjective) = (outline.isOpen, outline.isObjective)
        (self.isInExtension, self.source, self.owner, self.number) = (isInExtension, source, owner, number)
    }

    private var ownerFound: DeclarationFinder.Found {
        let found = source.declarations
        return (isInExtension ? found.extensions : found.types)[owner]
    }

    /// The declaration; the file is parsed if it was not.
    var declaration: DeclSyntax { ownerFound.members[number] }
    /// The extension that it stands in; nil in the body of a type of this module.
    var `extension`: ExtensionDeclSyntax? {
        isInExtension ? ownerFound.declaration.as(ExtensionDeclSyntax.self) : nil
    }
    /// The method, if it is one.
    var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
    /// The property, if it is one.
    var variable: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }
}
