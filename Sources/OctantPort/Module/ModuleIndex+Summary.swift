internal import OctantBase
internal import SwiftSyntax

extension ModuleIndex {
    /// What the rewriting of a module that imports this one must know of it, as Swift that only the parser reads: its
    /// protocols with optional requirements, its classes with what interface files connect to, and what its extensions
    /// of other modules' classes declare for Objective-C.
    package var summary: String {
        let extensions = files.prefix(ownFiles).flatMap(\.outline.extensions).filter { type(named: $0.name) == nil }
        let types = types.values.filter { $0.file < ownFiles }.ordered { $0.name < $1.name }
        let own = types.compactMap { type -> String? in
            guard let parts = outline(of: type)?.summary else { return nil }
            let names = type.inherited.isEmpty ? "" : ": \(type.inherited.joined(separator: ", "))"
            return parts.joined(separator: names)
        }
        return (own + extensions.compactMap { $0.summary?.joined() }.ordered()).joined(separator: "\n")
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

extension DeclarationFinder.Found {
    /// The part of the module's summary of an extension: methods and properties that other modules' classes cannot
    /// override, as these would on Apple's systems, tests of it those too that are internal; nil for none.
    var extensionSummary: [String]? {
        guard let node = declaration.as(ExtensionDeclSyntax.self), node.genericWhereClause == nil else { return nil }
        let isObjective = node.attributes.first(named: "objc") != nil
        let heads = members.compactMap { member -> String? in
            let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
            guard isObjective || member.isObjective, !member.isOverride,
                !["private", "fileprivate"].contains(modifiers?.access ?? node.modifiers.access ?? "")
            else { return nil }
            if let function = member.as(FunctionDeclSyntax.self) {
                let parameters = function.labels.map { "\($0): Any" }.joined(separator: ", ")
                return "@objc func \(function.name.text)(\(parameters))"
            }
            return member.memberName.map { "@objc var \($0): Any" }
        }
        return heads.isEmpty ? nil : ["extension \(name)", " { \(heads.joined(separator: "; ")) }"]
    }
}

extension DeclSyntax {
    /// Whether it is a requirement that may be left out.
    var isOptionalRequirement: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } == true
    }
}
