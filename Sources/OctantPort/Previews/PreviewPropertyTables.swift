internal import SwiftSyntax

/// Lists the stored properties of classes where a preview finds them, so that they keep their values while their source
/// is edited.
package struct PreviewPropertyTables: RewritingRule {
    package let words = ["class"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.types(in: file)
        where type.kind == .class && type.isReachable && !type.isGeneric && !module.isPlainObject(type) {
            // Written by this rule, or by hand.
            if module.types[type.name + ".__PreviewProperties"] != nil { continue }
            let names = type.members.filter { $0.extension == nil }.compactMap { member in
                member.variable.flatMap { $0.isKeptValue(in: type) ? $0.bindings.first?.pattern.text : nil }
            }
            guard !names.isEmpty else { continue }
            let list = names.map { ".init(\"\($0.plainName)\", \\\(type.name).\($0))" }.joined(separator: ", ")
            let table = "nonisolated enum __PreviewProperties: UIKit.PreviewProperties"
            let properties = "@MainActor static var properties: [UIKit.PreviewProperty] { [\(list)] }"
            changes.declarations.append(
                "extension \(type.name) { \(table) { \(properties) } }".under(type.declaration.conditionsAround))
        }
        return changes
    }
}

extension VariableDeclSyntax {
    /// Attributes of properties that hold a value as others do.
    private static let plain: Set = ["objc", "nonobjc", "IBInspectable", "MainActor", "Published"]

    /// Whether it is a stored property of its own, of `type`, with a value that can be read and set.
    fileprivate func isKeptValue(in type: TypeIndex) -> Bool {
        let words = Set(modifiers.map(\.name.text))
        guard bindingSpecifier.text == "var", bindings.count == 1, let binding = bindings.first,
            binding.pattern.is(IdentifierPatternSyntax.self),
            words.isDisjoint(with: ["static", "class", "lazy", "weak", "unowned", "override", "nonisolated"]),
            binding.accessorBlock.map(\.observes) ?? true,
            conditionsAround == type.declaration.conditionsAround
        else { return false }
        return attributes.allSatisfy { attribute in
            attribute.as(AttributeSyntax.self).map { Self.plain.contains($0.attributeName.text) } ?? false
        }
    }
}
