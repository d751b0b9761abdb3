internal import OctantBase
internal import SwiftSyntax

/// Makes requirements of `@objc` protocols that are `optional` properties that hold the method, or nil.
///
/// A method whose parameters have labels gets a property of a name of its own: values that are called have no labels.
package struct OptionalRequirements: RewritingRule {
    package let words: [String] = []

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for (name, list) in module.optionalRequirements.ordered(by: { $0.key < $1.key }) {
            guard let type = module.types[name] else { continue }
            if module.files[type.file].path == file.path {
                changes += declare(list, in: type)
            }
            for conformer in module.conformers[name] ?? [] {
                changes += implement(list, of: type, in: conformer, file: file, module: module)
            }
        }
        changes += LocalClass.implementing(in: file, of: module)
        let requirements = module.optionalRequirements.values.joined().filter { file.holds($0.name) }
        guard !requirements.isEmpty else { return changes }
        let calls = OptionalCallVisitor(requirements)
        calls.walk(file.syntax)
        changes.edits += calls.edits
        return changes
    }

    private func declare(_ requirements: [OptionalRequirement], in type: TypeIndex) -> Changes {
        var changes = Changes()
        for requirement in requirements {
            guard let kind = requirement.type else {
                changes.problems.append(
                    Problem(
                        at: requirement.declaration.trimmedBytes.lowerBound,
                        "a requirement like this cannot be optional here; give it a default in an extension"
                    ))
                continue
            }
            let text = "var \(requirement.propertyName): \(kind) { get }"
            changes.edits.append(
                Edit(requirement.declaration.trimmedBytes, text))
        }
        let access = type.declaration.modifiers.access.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
        let defaults = requirements.compactMap { requirement in
            requirement.type.map { "\(access)var \(requirement.propertyName): \($0) { nil }" }
                .map { [$0] + (requirement.overload.map { ["\(access)\($0)"] } ?? []) }
        }.flatMap(\.self)
        guard !defaults.isEmpty else { return changes }
        changes.declarations.append(
            "extension \(type.name) { \(defaults.joined(separator: "; ")) }".under(type.declaration.conditionsAround))
        return changes
    }

    private func implement(
        _ requirements: [OptionalRequirement], of protocolType: TypeIndex, in conformer: TypeIndex, file: SourceFile,
        module: ModuleIndex
    ) -> Changes {
        var changes = Changes()
        let below = module.descendants(of: conformer)
        let types = [conformer] + below
        guard types.contains(where: { module.files[$0.file].path == file.path }) else { return changes }
        let levels = [protocolType, conformer].map { $0.declaration.modifiers.access ?? "internal" }
        let isPublic = levels.allSatisfy { ["public", "open"].contains($0) }
        let isPrivate = !Set(levels).isDisjoint(with: ["private", "fileprivate"])
        let access = isPublic ? "public " : isPrivate ? "fileprivate " : ""
        let isLocalBase = module.hasLocalClasses(below: types)
        for requirement in requirements {
            guard let kind = requirement.type else { continue }
            let own = module.line(of: conformer).contains { type in type.members.contains(where: requirement.isMet) }
            let later = below.filter { type in type.members.contains(where: requirement.isMet) }
            guard own || !later.isEmpty || isLocalBase else { continue }
            let name = protocolType.name
            if module.files[conformer.file].path == file.path {
                let value = own ? requirement.value : "nil"
                changes += conformer.declaration.adding(
                    requirement.witness(of: name, access: access, type: kind, value: value))
            }
            for type in later where !own && module.files[type.file].path == file.path {
                let member = requirement.witnessName(of: name)
                changes += type.declaration.adding(
                    "override \(access)var \(member): \(kind) { \(requirement.value) }")
            }
        }
        return changes
    }
}
