internal import OctantBase
internal import SwiftSyntax

/// What the files of one module declare, as far as a rule must know of another file.
package struct ModuleIndex {
    /// What reads or sets values of objects by key.
    static let keyWords = ["setValue(", "value(forKey"]

    /// The name of the module.
    let name: String
    /// Its files and, after them, the summaries of modules that it imports.
    let files: [SourceFile]
    /// How many of the files are its own.
    let ownFiles: Int
    /// Its types by their names, with those around them.
    private(set) var types: [String: TypeIndex] = [:]
    /// Types that another branch of `#if` declares, too, after the first, by their names.
    private(set) var alternates: [String: [TypeIndex]] = [:]
    /// The classes by the name of what they inherit from, as it is written.
    private(set) var subclasses: [String: [String]] = [:]
    /// The types by the file that declares them, in the order of their names.
    private var typesByFile: [Int: [TypeIndex]] = [:]
    /// The types by the last part of their names.
    private(set) var typesByLastName: [String: [String]] = [:]
    /// Which of the texts that rules ask all files for are in one of its own.
    let words: Set<String>
    /// What the rewriting of any file can depend on.
    private(set) var requirementCircumstances = ""
    /// What the rewriting of files that can depend on any type follows from.
    private(set) var allCircumstances = ""
    /// The optional requirements of protocols, by the protocol.
    private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
    /// The protocols with optional requirements, each with those that inherit from it and itself.
    private(set) var requirementLines: [String: Set<String>] = [:]
    /// The classes that state that they conform to a protocol with optional requirements, by the protocol.
    private(set) var conformers: [String: [TypeIndex]] = [:]
    /// The names that classes in the bodies of functions inherit from.
    let localBases: Set<String>
    /// Classes of other modules that this one lets conform to protocols, as their extensions have them.
    private(set) var foreign: [TypeIndex] = []
    /// Classes of other modules, with all that this module's extensions give to them, by name.
    private(set) var extended: [String: TypeIndex] = [:]
    /// What modules that it imports declare for Objective-C in extensions of other modules' classes, by the class and
    /// the name, with the summaries that say so.
    private(set) var importedMembers: [String: [String: Set<Int>]] = [:]
    /// The members of extensions of other modules' classes that classes override.
    private(set) var dispatchedMembers: [DispatchedMember] = []
    /// The members that override one of `importedMembers`, each with the name of the class that is extended.
    private(set) var overridesOfImportedMembers: [(member: MemberIndex, type: String)] = []
    /// The members of extensions that override, or are overridden, each with its class.
    private(set) var movedMembers: [(member: MemberIndex, type: TypeIndex)] = []

    /// The index of these files, beside modules of which these are the summaries.
    package init(name: String, files own: [SourceFile], summaries: [SourceFile] = []) {
        (self.name, files, ownFiles) = (name, own + summaries, own.count)
        words = own.reduce(into: []) { $0.formUnion($1.outline.moduleWords) }
        localBases = own.reduce(into: []) { $0.formUnion($1.outline.localBases) }
        for (number, file) in files.enumerated() {
            for (place, type) in file.outline.types.enumerated() {
                let index = TypeIndex(type, place, file: number, source: file)
                if types[type.name] == nil {
                    types[type.name] = index
                } else if number < ownFiles {
                    alternates[type.name, default: []].append(index)
                }
            }
        }
        for (number, file) in files.enumerated() {
            for (place, one) in file.outline.extensions.enumerated() {
                if let name = type(named: one.name)?.name {
                    types[name]?.extend(by: one, place, file: number, source: file)
                    for other in alternates[name, default: []].indices {
                        alternates[name]?[other].extend(by: one, place, file: number, source: file)
                    }
                    continue
                }
                let alone = TypeIndex(one, place, file: number, source: file, isExtension: true)
                if one.inherited != nil { foreign.append(alone) }
                if number >= ownFiles {
                    for name in one.members.compactMap(\.name) {
                        importedMembers[one.name, default: [:]][name, default: []].insert(number)
                    }
                }
                guard number < ownFiles, !one.isConstrained else { continue }
                if extended[one.name]?.extend(by: one, place, file: number, source: file) == nil {
                    extended[one.name] = alone
                }
            }
        }
        for type in types.values where type.kind == .class {
            if let name = type.superclassName.flatMap({ self.type(named: $0, within: type.name)?.name ?? $0 }) {
                subclasses[name, default: []].append(type.name)
            }
        }
        typesByFile = Dictionary(grouping: allTypes, by: \.file)
        typesByLastName = Dictionary(grouping: types.keys) { $0.split(separator: ".").last.map(String.init) ?? $0 }
        optionalRequirements = findOptionalRequirements()
        requirementLines = findRequirementLines()
        conformers = findConformers()
        dispatchedMembers = findDispatchedMembers()
        overridesOfImportedMembers = findOverridesOfImportedMembers()
        movedMembers = findMovedMembers()
        requirementCircumstances = findRequirementCircumstances()
        allCircumstances = findAllCircumstances()
    }

    /// The types in the order of their names, and of those of one name in that of the files.
    var allTypes: [TypeIndex] {
        types.values.ordered { $0.name < $1.name }.flatMap { [$0] + (alternates[$0.name] ?? []) }
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
        return found.ordered { $0.name < $1.name }
    }

    /// Whether one of its files reads or sets values of objects by key.
    var usesKeys: Bool { !words.isDisjoint(with: Self.keyWords) }

    /// Whether `type` is an object of Foundation's root class, and so no view, layer or controller of ours.
    func isPlainObject(_ type: TypeIndex) -> Bool {
        guard let root = line(of: type).last?.superclassName, root != "NSObject" else { return true }
        return self.type(named: root) != nil
    }
}
