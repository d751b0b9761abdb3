internal import OctantBase

extension ModuleIndex {
    /// Returns a text that is the same as long as nothing changes, outside the file of this number, that its rewriting
    /// by rules that do not look at the whole module could depend on: what is known of the types that it declares,
    /// extends, names in selectors, or has classes in functions inherit from, of what these inherit from, and of what
    /// inherits from these.
    func circumstances(of number: Int) -> String {
        let file = files[number]
        var (known, reached) = ([String](), Set<String>())
        let declared = file.outline.types.compactMap { types[$0.name] }
        let extended = file.outline.extensions.compactMap { type(named: $0.name) ?? self.extended[$0.name] }
        let bases = file.outline.localBases.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        let mentioned = (file.outline.mentioned + bases).flatMap { typesByLastName[$0] ?? [] }.compactMap { types[$0] }
        let foreign = foreign.filter { $0.file == number }
        var next = declared + extended + mentioned + foreign
        next += (declared + extended + foreign).flatMap { descendants(of: $0) }
        while let type = next.popLast() {
            let isForeign = types[type.name]?.file != type.file
            guard isForeign || reached.insert(type.name).inserted else { continue }
            known.append("\(type.name) \(type.digests.joined(separator: " "))")
            next += type.inherited.compactMap { self.type(named: $0, within: type.name) }
        }
        return known.ordered().joined(separator: "\n") + "\n\(usesKeys)\n" + requirementCircumstances
            + "\n" + dispatchCircumstances(of: number)
            + (file.outline.readsAllTypes ? "\n" + allCircumstances : "")
    }

    /// What is known of all types, where a file's rewriting could depend on any of them.
    func findAllCircumstances() -> String {
        guard files.prefix(ownFiles).contains(where: \.outline.readsAllTypes) else { return "" }
        return types.values.map { "\($0.name) \($0.digests.joined(separator: " "))" }.ordered().joined(separator: "\n")
    }

    /// What is known of protocols with optional requirements and, where there are any, who inherits from whom, classes
    /// in functions too.
    func findRequirementCircumstances() -> String {
        guard !optionalRequirements.isEmpty else { return "" }
        let protocols = optionalRequirements.keys.compactMap { types[$0] }.map { "\($0.name) \($0.digests)" }
        let all = (Array(types.values) + foreign).map { "\($0.name) \($0.file): \($0.inherited)" }
        return (protocols.ordered() + all.ordered() + localBases.ordered()).joined(separator: "\n")
    }
}
