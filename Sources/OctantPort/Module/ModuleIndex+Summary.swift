internal import SwiftSyntax

extension ModuleIndex {
    /// What the rewriting of a module that imports this one must know of it, as Swift that only the parser reads: its
    /// protocols with optional requirements, and its classes with what interface files connect to.
    package var summary: String {
        types.values.filter { !$0.isLocal && $0.file >= 0 && $0.file < ownFiles && $0.isPublic }
            .sorted { $0.name < $1.name }
            .compactMap(\.summary)
            .joined(separator: "\n")
    }
}

extension TypeIndex {
    /// Whether other modules can name it.
    fileprivate var isPublic: Bool { ["public", "open"].contains(declaration.modifiers.access ?? "") }

    /// Its part of the module's summary; nil where there is nothing to say of it.
    fileprivate var summary: String? {
        let names = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
        let types = name.split(separator: ".").dropLast()
        let (before, after) = (
            types.map { "extension \($0) { " }.joined(), String(repeating: " }", count: types.count)
        )
        let plainName = name.split(separator: ".").last.map(String.init) ?? name
        switch kind {
        case .protocol:
            let isObjective = declaration.attributes.first(named: "objc") != nil
            let optional = declaration.memberBlock.flattened.filter { isObjective || $0.isOptionalRequirement }
                .map(\.textInOneLine)
            let head = "\(before)\(isObjective ? "@objc " : "")public protocol \(plainName)\(names)"
            return "\(head) { \(optional.joined(separator: "; ")) }\(after)"
        case .class:
            let connected = declaration.memberBlock.flattened.compactMap { $0.as(VariableDeclSyntax.self) }.filter {
                $0.attributes.first(named: "IBOutlet") != nil || $0.attributes.first(named: "IBInspectable") != nil
            }
            let members = connected.map(\.textInOneLine).joined(separator: "; ")
            return
                "\(before)\(declaration.modifiers.access ?? "public") class \(plainName)\(names) { \(members) }\(after)"
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
