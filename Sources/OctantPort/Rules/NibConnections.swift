internal import OctantBase
internal import SwiftSyntax

/// Lists outlets, actions, segue actions and inspectable properties of a class where interface files look for them.
package struct NibConnections: RewritingRule {
    // What is connected to may stand in another file than the class.
    package let words = ["class", "extension"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.types(in: file)
        where type.kind == .class && !type.inherited.contains("NibConnectable") && !type.listsConnections {
            let connected = Self.connections(of: type)
            guard !connected.isEmpty else { continue }
            let list = connected.map { member, text in
                let isUnder = member.declaration.hasConditions(beyond: type.declaration)
                return (text, isUnder ? member.declaration.conditionsAround : [])
            }
            var own = list.asList(of: "NibConnection")
            if list.contains(where: { !$0.1.isEmpty }) {
                guard type.isReachable else {
                    changes.problems += Self.problems(of: connected, in: type, at: file, of: module)
                    continue
                }
                // A line of the class holds no conditions, but what stands behind the last line does.
                let head = "@MainActor fileprivate static var __nibConnections: [NibConnection]"
                changes.declarations.append(
                    "extension \(type.name) { \(head) { \(own) } }".under(type.declaration.conditionsAround))
                own = "__nibConnections"
            }
            let above = module.line(of: type).dropFirst().contains { !Self.connections(of: $0).isEmpty }
            let access =
                type.declaration.modifiers.access.map { ["public", "open"].contains($0) ? "\($0) " : "" } ?? ""
            let value = (above ? "super.nibConnections + " : "") + own
            changes += type.declaration.adding(
                "\(above ? "override " : "")\(access)class var nibConnections: [NibConnection] { \(value) }")
            if !above, let node = type.declaration.as(ClassDeclSyntax.self) {
                changes.edits.append(node.inheriting("NibConnectable"))
            }
        }
        for type in module.extended.values.ordered(by: { $0.name < $1.name })
        where module.files[type.file].path == file.path && module.types[type.name + ".__NibConnections"] == nil {
            let list = Self.connections(of: type).map { member, text in
                let isUnder = member.declaration.hasConditions(beyond: type.declaration)
                return (text, isUnder ? member.declaration.conditionsAround : [])
            }
            guard !list.isEmpty else { continue }
            let table = "@MainActor enum __NibConnections: NibExtension"
            let value = list.asList(of: "NibConnection")
            changes.declarations.append(
                "extension \(type.name) { \(table) { static var nibConnections: [NibConnection] { \(value) } } }"
                    .under(type.declaration.conditionsAround))
        }
        return changes
    }

    /// Returns what is said of those members of a class that no other place can name that stand under conditions.
    private static func problems(
        of connected: [(member: MemberIndex, text: String)], in type: TypeIndex, at file: SourceFile,
        of module: ModuleIndex
    ) -> [Problem] {
        connected.map(\.member).filter {
            module.files[$0.file].path == file.path && $0.declaration.hasConditions(beyond: type.declaration)
        }.map { member in
            Problem(
                at: member.declaration.trimmedBytes.lowerBound,
                "what interface files connect to in a private class stands under no condition but that of its class")
        }
    }

    /// Returns what interface files connect to in `type`, as code that lists it.
    private static func connections(of type: TypeIndex) -> [(member: MemberIndex, text: String)] {
        var list: [(member: MemberIndex, text: String)] = []
        for member in type.members {
            let access = member.declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.access
            // What is another file's own cannot be named in this one.
            if member.file != type.file, ["private", "fileprivate"].contains(access ?? "") { continue }
            if let variable = member.variable, let binding = variable.bindings.first {
                let name = binding.pattern.text
                if variable.attributes.first(named: "IBOutlet") != nil {
                    let text = binding.typeAnnotation?.type.text ?? ""
                    let kind = text.hasPrefix("[") || text.hasPrefix("Array<") ? "outlets" : "outlet"
                    list.append((member, ".\(kind)(\"\(name.plainName)\", \\\(type.name).\(name))"))
                } else if variable.attributes.first(named: "IBInspectable") != nil, variable.isSettable {
                    list.append((member, ".attribute(\"\(name.plainName)\", \\\(type.name).\(name))"))
                }
            } else if let function = member.function, function.attributes.first(named: "IBAction") != nil {
                list.append((member, ".action(\"\(function.selectorName)\", \(type.name).\(function.reference))"))
            } else if let function = member.function, function.attributes.first(named: "IBSegueAction") != nil {
                let name = function.selectorName
                list.append((member, ".segueAction(\"\(name)\", \(type.name).\(function.reference))"))
            }
        }
        return list
    }
}

extension ClassDeclSyntax {
    /// Returns the edit by which the class inherits from the protocol called `name`, too.
    func inheriting(_ name: String) -> Edit {
        let end = inheritanceClause?.inheritedTypes.last?.type ?? nil
        let place = end?.trimmedBytes ?? genericParameterClause?.trimmedBytes ?? self.name.trimmedBytes
        return Edit(insert: "\(end == nil ? ": " : ", ")\(name)", at: place.upperBound)
    }
}

extension TypeIndex {
    /// Whether it says itself what interface files connect to.
    fileprivate var listsConnections: Bool { members.contains { $0.name == "nibConnections" } }
}

extension VariableDeclSyntax {
    /// Whether the property can be set wherever it can be read.
    fileprivate var isSettable: Bool {
        guard bindingSpecifier.text == "var", !modifiers.contains(where: { $0.detail != nil }) else { return false }
        guard let accessors = bindings.first?.accessorBlock else { return true }
        return accessors.hasSetter || accessors.observes
    }
}
