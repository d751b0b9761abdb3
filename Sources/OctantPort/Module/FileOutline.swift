internal import OctantBase
internal import SwiftSyntax

/// What a file declares, as far as the rewriting of other files must know of it before it parses this one. It follows
/// from the contents alone and is kept with them, so that a file that did not change need not be parsed again.
package struct FileOutline: Codable, Equatable, Sendable {
    /// A type, or an extension of one.
    struct Declaration: Codable, Equatable {
        /// The name of a type, with those of the types around it, or what is extended, as it is written.
        let name: String
        let kind: TypeIndex.Kind
        /// The names after the colon; nil where there is no colon.
        let inherited: [String]?
        /// Whether other modules may inherit from it.
        let isOpen: Bool
        /// Whether it is an extension for some arguments of a generic type only.
        let isConstrained: Bool
        let members: [Member]
        /// A hash of all that another file can know of it and of its members.
        let digest: String
        /// Its part of the module's summary, what stands before and behind the names that it inherits from; nil where
        /// other modules need not know of it. That of an extension is for those of other modules' classes.
        let summary: [String]?
    }

    /// A member of a type or an extension.
    struct Member: Codable, Equatable {
        /// What a method, with its labels, or a property is called; nil for other members.
        let name: String?
        let isOverride: Bool
        /// Whether it is a requirement that may be left out.
        let isOptional: Bool
        /// Whether it, or else its extension, says that other modules may override it.
        let isOpen: Bool
        /// Whether it says, or its extension does, that Objective-C knows of it.
        let isObjective: Bool
    }

    /// The modules that it imports, in order.
    let imports: [String]
    let types: [Declaration]
    let extensions: [Declaration]
    /// The names that classes in the bodies of functions inherit from.
    let localBases: [String]
    /// The names of types in `#selector` and `#keyPath`.
    let mentioned: [String]
    /// Whether a `#keyPath` goes through a property, whose type may be any of the module.
    let hasLongKeyPaths: Bool
    /// Whether an object of a class that the file does not name may be made in it.
    let mayMakeUnknownClasses: Bool

    /// Which of the texts that rules ask all files of a module for are in it.
    let moduleWords: [String]

    /// Whether what it becomes can depend on any type of the module.
    var readsAllTypes: Bool { hasLongKeyPaths || mayMakeUnknownClasses }

    /// The outline of `file`.
    init(of file: SourceFile) {
        imports = file.findImports().ordered()
        let found = file.declarations
        types = found.types.map { Declaration($0, in: file, isExtension: false) }
        extensions = found.extensions.map { Declaration($0, in: file, isExtension: true) }
        localBases = Set(file.localClasses.flatMap(\.inherited)).ordered()
        let names = MentionedNames(viewMode: .sourceAccurate)
        if file.holds("#selector") || file.holds("#keyPath") { names.walk(file.syntax) }
        mentioned = names.names.ordered()
        hasLongKeyPaths = names.hasLongKeyPaths
        let calls = UnknownCalls(viewMode: .sourceAccurate)
        if MetatypeInstances().words.contains(where: file.holds) { calls.walk(file.syntax) }
        mayMakeUnknownClasses = calls.areThere
        moduleWords = (FoundationMembers.moduleWords + ModuleIndex.keyWords).filter(file.holds)
    }
}

extension FileOutline.Declaration {
    fileprivate init(_ found: DeclarationFinder.Found, in file: SourceFile, isExtension: Bool) {
        name = found.name
        let declaration = found.declaration
        kind =
            declaration.is(ProtocolDeclSyntax.self)
            ? .protocol : declaration.is(ClassDeclSyntax.self) || isExtension ? .class : .other
        inherited = declaration.inheritanceClause.map { Optional($0).names }
        let access = declaration.modifiers.access
        isOpen = access == "open"
        isConstrained = declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
        members = found.members.map { member in
            let stated = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.access
            return .init(
                name: member.memberName, isOverride: member.isOverride, isOptional: member.isOptionalRequirement,
                isOpen: (stated ?? (isExtension ? access : nil)) == "open",
                isObjective: member.isObjective || declaration.attributes.first(named: "objc") != nil)
        }
        digest = ContentHash(DeclarationBytes.known(of: found, in: file)).text
        summary = isExtension ? found.extensionSummary : declaration.summary(name: found.name, kind)
    }
}

extension DeclSyntax {
    /// Whether it says by itself that Objective-C knows of it.
    var isObjective: Bool {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        return ["objc", "IBAction", "IBInspectable"].contains { attributes?.first(named: $0) != nil }
    }

    /// What a method, with its labels, or a property is called; nil for other declarations.
    var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.name.text + "(\(function.labels.map { "\($0):" }.joined()))"
        }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.text
    }
}

/// Looks for calls that may make an object of a class that only the running program knows.
private final class UnknownCalls: SyntaxVisitor {
    private(set) var areThere = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if MetatypeInstances.mayBeAsked(by: node) { areThere = true }
        return areThere ? .skipChildren : .visitChildren
    }
}

/// Collects the names of types in `#selector` and `#keyPath`.
private final class MentionedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var hasLongKeyPaths = false

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let kind = node.macroName.text
        guard kind == "selector" || kind == "keyPath" else { return .visitChildren }
        var properties = 0
        for token in node.arguments.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if name.first?.isUppercase == true { names.insert(name) } else { properties += 1 }
        }
        if kind == "keyPath", properties > 1 { hasLongKeyPaths = true }
        return .visitChildren
    }
}
