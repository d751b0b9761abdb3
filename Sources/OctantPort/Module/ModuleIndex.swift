internal import SwiftSyntax

/// What the files of one module declare, as far as a rule must know of another file.
package struct ModuleIndex {
    /// The name of the module.
    let name: String
    /// Its files and, after them, the summaries of modules that it imports.
    let files: [SourceFile]
    /// How many of the files are its own.
    let ownFiles: Int
    /// Its types by their names, with those around them.
    private(set) var types: [String: TypeIndex] = [:]
    /// The classes by the name of what they inherit from, as it is written.
    private(set) var subclasses: [String: [String]] = [:]
    /// The types by the file that declares them, in the order of their names.
    private var typesByFile: [Int: [TypeIndex]] = [:]
    /// The optional requirements of protocols, by the protocol.
    private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
    /// The classes that state that they conform to a protocol with optional requirements, by the protocol.
    private(set) var conformers: [String: [TypeIndex]] = [:]
    /// Classes of other modules that this one lets conform to protocols, as their extensions have them.
    private(set) var foreign: [TypeIndex] = []
    /// The members of extensions that override, or are overridden, each with its class.
    private(set) var movedMembers: [(member: MemberIndex, type: TypeIndex)] = []

    /// The index of these files, beside modules of which these are the summaries.
    package init(name: String, files own: [SourceFile], summaries: [String] = []) {
        let imported = summaries.enumerated().map {
            SourceFile(path: "summary \($0.offset)", bytes: Array($0.element.utf8))
        }
        (self.name, files, ownFiles) = (name, own + imported, own.count)
        var extensions: [(file: Int, declaration: ExtensionDeclSyntax)] = []
        for (number, file) in files.enumerated() {
            let finder = TypeFinder(file: number)
            finder.walk(file.syntax)
            for type in finder.types where types[type.name] == nil && !type.declaration.isLeftOut {
                types[type.name] = type
            }
            extensions += finder.extensions.lazy.filter { !$0.isLeftOut }.map { (number, $0) }
        }
        for one in extensions {
            guard let type = type(named: one.declaration.extendedType.text) else {
                if one.declaration.inheritanceClause != nil { foreign.append(TypeIndex(one.declaration, one.file)) }
                continue
            }
            types[type.name]?.extensions.append(one)
            types[type.name]?.inherited += one.declaration.inheritanceClause.names
        }
        for name in types.keys { types[name]?.readMembers() }
        for type in types.values where type.kind == .class {
            if let name = type.superclassName.flatMap({ self.type(named: $0, within: type.name)?.name ?? $0 }) {
                subclasses[name, default: []].append(type.name)
            }
        }
        typesByFile = Dictionary(grouping: types.values.sorted { $0.name < $1.name }, by: \.file)
        optionalRequirements = findOptionalRequirements()
        conformers = findConformers()
        movedMembers = findMovedMembers()
    }

    /// Returns the type that `name` means where the types around are called `scope`; nil when this module has none.
    func type(named name: String, within scope: String = "") -> TypeIndex? {
        let plain = name.prefix { $0 != "<" }
        var around = scope.split(separator: ".")
        while true {
            if let type = types[(around + plain.split(separator: ".")).joined(separator: ".")] { return type }
            if around.isEmpty { break }
            around.removeLast()
        }
        // With the module's own name before it.
        return plain.hasPrefix(self.name + ".") ? types[String(plain.dropFirst(self.name.count + 1))] : nil
    }

    /// Returns the types that `file` declares, by name.
    func types(in file: SourceFile) -> [TypeIndex] {
        files.indices.filter { files[$0].path == file.path }.flatMap { typesByFile[$0] ?? [] }
    }

    /// Returns the class that `type` inherits from, if this module has it.
    func superclass(of type: TypeIndex) -> TypeIndex? {
        guard let name = type.superclassName, let above = self.type(named: name, within: type.name) else { return nil }
        return above.kind == .class && above.name != type.name ? above : nil
    }

    /// Returns `type` and the classes above it in this module, nearest first.
    func line(of type: TypeIndex) -> [TypeIndex] {
        var line = [type]
        while let last = line.last, let above = superclass(of: last), !line.contains(where: { $0.name == above.name }) {
            line.append(above)
        }
        return line
    }

    /// Returns the classes of this module below `type`.
    func descendants(of type: TypeIndex) -> [TypeIndex] {
        var (found, next) = ([TypeIndex](), [type.name])
        var seen: Set<String> = [type.name]
        while let name = next.popLast() {
            for below in subclasses[name] ?? [] where seen.insert(below).inserted {
                if let type = types[below] { found.append(type) }
                next.append(below)
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Whether `type` is an object of Foundation's root class, and so no view, layer or controller of ours.
    func isPlainObject(_ type: TypeIndex) -> Bool {
        guard let root = line(of: type).last?.superclassName, root != "NSObject" else { return true }
        return self.type(named: root) != nil
    }
}

/// Finds types and extensions, without looking into the bodies of functions longer than it must.
private final class TypeFinder: SyntaxVisitor {
    let file: Int
    private(set) var types: [TypeIndex] = []
    private(set) var extensions: [ExtensionDeclSyntax] = []
    private var scope: [String] = []
    private var functions = 0

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ node: some DeclGroupSyntax, name: String, _ kind: TypeIndex.Kind) -> SyntaxVisitorContinueKind
    {
        let names = node.inheritanceClause.names
        scope.append(name)
        types.append(
            TypeIndex(
                name: scope.joined(separator: "."), kind: kind, file: file, declaration: node, isLocal: functions > 0,
                inherited: names, superclassName: kind == .class ? names.first : nil))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name.text, .class)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name.text, .protocol)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name.text, .other)
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name.text, .other)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, name: node.name.text, .other)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append(node)
        scope += node.extendedType.text.prefix { $0 != "<" }.split(separator: ".").map(String.init)
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
