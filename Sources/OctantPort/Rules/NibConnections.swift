internal import SwiftSyntax

/// Lists outlets, actions and inspectable properties of a class where interface files look for them.
package struct NibConnections: RewritingRule {
    package let words = ["@IBOutlet", "@IBAction", "@IBInspectable"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.types(in: file)
        where type.kind == .class && type.inherited.contains("NibConnectable") == false {
            let list = Self.connections(of: type)
            guard !list.isEmpty else { continue }
            let above = module.line(of: type).dropFirst().contains { !Self.connections(of: $0).isEmpty }
            let access =
                type.declaration.modifiers.access.map { ["public", "open"].contains($0) ? "\($0) " : "" } ?? ""
            let value = (above ? "super.nibConnections + " : "") + "[\(list.joined(separator: ", "))]"
            changes += type.declaration.adding(
                "\(above ? "override " : "")\(access)class var nibConnections: [NibConnection] { \(value) }")
            if !above {
                let clause = type.declaration.inheritanceClause
                let end = clause?.inheritedTypes.last?.type.trimmedBytes.upperBound
                let name = type.declaration.as(ClassDeclSyntax.self)
                let place =
                    end ?? name?.genericParameterClause?.trimmedBytes.upperBound ?? name?.name.trimmedBytes.upperBound
                if let place {
                    changes.edits.append(Edit(insert: "\(clause == nil ? ": " : ", ")NibConnectable", at: place))
                }
            }
        }
        return changes
    }

    /// Returns what interface files connect to in `type`, as code that lists it.
    private static func connections(of type: TypeIndex) -> [String] {
        guard !type.isLocal else { return [] }
        var list: [String] = []
        for member in type.members {
            if let variable = member.variable, let binding = variable.bindings.first, member.extension == nil {
                let name = binding.pattern.text
                if variable.attributes.first(named: "IBOutlet") != nil {
                    let isCollection = binding.typeAnnotation?.type.text.hasPrefix("[") == true
                    list.append(".\(isCollection ? "outlets" : "outlet")(\"\(name)\", \\\(type.name).\(name))")
                } else if variable.attributes.first(named: "IBInspectable") != nil, variable.isSettable {
                    list.append(".attribute(\"\(name)\", \\\(type.name).\(name))")
                }
            } else if let function = member.function, function.attributes.first(named: "IBAction") != nil,
                member.file == type.file || !["private", "fileprivate"].contains(function.modifiers.access ?? "")
            {
                let labels = function.labels.map { "\($0):" }.joined()
                let reference = function.name.text + (labels.isEmpty ? "" : "(\(labels))")
                list.append(".action(\"\(function.selectorName)\", \(type.name).\(reference))")
            }
        }
        return list
    }
}

extension VariableDeclSyntax {
    /// Whether the property can be set wherever it can be read.
    fileprivate var isSettable: Bool {
        guard bindingSpecifier.text == "var", !modifiers.contains(where: { $0.detail != nil }) else { return false }
        guard let accessors = bindings.first?.accessorBlock else { return true }
        return accessors.hasSetter || accessors.observes
    }
}
