internal import SwiftSyntax

extension ModuleIndex {
    /// What the rewriting of a module that imports this one must know of it, as Swift that only the parser reads: its
    /// protocols with optional requirements, and its classes with what interface files connect to.
    package var summary: String {
        types.values.filter { $0.file < ownFiles }.sorted { $0.name < $1.name }.compactMap { type -> String? in
            guard let parts = outline(of: type)?.summary else { return nil }
            let names = type.inherited.isEmpty ? "" : ": \(type.inherited.joined(separator: ", "))"
            return parts.joined(separator: names)
        }.joined(separator: "\n")
    }

    private func outline(of type: TypeIndex) -> FileOutline.Declaration? {
        files[type.file].outline.types.first { $0.name == type.name }
    }
}

extension DeclGroupSyntax {
    /// Whether other modules can name it.
    private var isPublic: Bool { ["public", "open"].contains(modifiers.access ?? "") }

    /// Returns the part of the module's summary of the type called `name`, what stands before and behind the names that
    /// it inherits from; nil where there is nothing to say of it.
    func summary(name: String, _ kind: TypeIndex.Kind) -> [String]? {
        guard isPublic else { return nil }
        let types = name.split(separator: ".").dropLast()
        let before = types.map { "extension \($0) { " }.joined()
        let after = String(repeating: " }", count: types.count)
        let plainName = name.split(separator: ".").last.map(String.init) ?? name
        switch kind {
        case .protocol:
            let isObjective = attributes.first(named: "objc") != nil
            let optional = memberBlock.flattened.filter { isObjective || $0.isOptionalRequirement }
                .map(\.textInOneLine)
            let head = "\(before)\(isObjective ? "@objc " : "")public protocol \(plainName)"
            return [head, " { \(optional.joined(separator: "; ")) }\(after)"]
        case .class:
            let connected = memberBlock.flattened.compactMap { $0.as(VariableDeclSyntax.self) }.filter {
                $0.attributes.first(named: "IBOutlet") != nil || $0.attributes.first(named: "IBInspectable") != nil
            }
            let members = connected.map(\.textInOneLine).joined(separator: "; ")
            return ["\(before)\(modifiers.access ?? "public") class \(plainName)", " { \(members) }\(after)"]
        case .other: return nil
        }
    }
}

extension DeclSyntax {
    /// Whether it is a requirement that may be left out.
    var isOptionalRequirement: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } == true
    }
}
