internal import SwiftSyntax

/// Makes stored properties that are `@objc dynamic` ones whose changes observers and `appearance()` are told of, has
/// the setters of computed ones tell `appearance()`, and lets classes of Foundation's root class have their own
/// `observeValue(forKeyPath:of:change:context:)`, `forwardingTarget(for:)` and `responds(to:)`, which are found by
/// name.
package struct ObservedProperties: RewritingRule {
    package let words = ["dynamic", "observeValue", "forwardingTarget", "responds"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.allTypes where type.kind == .class {
            for member in type.members where module.files[member.file].path == file.path {
                if !member.isInExtension, let variable = member.variable {
                    changes.edits += variable.observed
                } else if let function = member.function, function.isFoundByName, module.isPlainObject(type) {
                    // What it overrides is an extension's here.
                    for modifier in function.modifiers where modifier.name.text == "override" {
                        changes.edits.append(Edit(modifier.bytesWithSpace, ""))
                    }
                }
            }
        }
        return changes
    }
}

extension FunctionDeclSyntax {
    /// Whether it is the method by which observers are told.
    var isObservation: Bool { name.text == "observeValue" && labels == ["forKeyPath", "of", "change", "context"] }

    /// Whether a class of Foundation's root class has it by name, as what it overrides is an extension's here.
    var isFoundByName: Bool { isObservation || ["forwardingTarget(for:)", "responds(to:)"].contains(reference) }
}

extension VariableDeclSyntax {
    /// What makes the property tell of its changes; nothing where it cannot, or need not.
    fileprivate var observed: [Edit] {
        let words = Set(modifiers.map(\.name.text))
        guard words.contains("dynamic"), attributes.first(named: "NSManaged") == nil else { return [] }
        var edits: [Edit] = []
        for modifier in modifiers where modifier.name.text == "dynamic" {
            edits.append(Edit(modifier.bytesWithSpace, ""))
        }
        let binding = bindings.first
        let isStored = binding?.accessorBlock.map(\.observes) ?? true
        if !isStored, words.isDisjoint(with: ["static", "class", "override"]), bindings.count == 1, let binding {
            edits += binding.appearanceNote
        }
        guard isStored, bindings.count == 1, bindingSpecifier.text == "var", let binding,
            words.isDisjoint(with: ["weak", "lazy", "static", "class", "override", "unowned"]),
            binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true
        else { return edits }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        // On Apple's systems they hear of it when `didSet` has run. What an initialiser gives a first value takes no
        // other argument.
        let didSet = binding.initializer != nil || isOptional ? binding.accessorBlock?.didSet : nil
        let arguments = didSet == nil ? "" : "(isToldByDidSet: true)"
        edits.append(Edit(insert: "@KeyValueObservable\(arguments) ", at: trimmedBytes.lowerBound))
        let name = binding.pattern.text.plainName
        if let didSet {
            let call = "_\(name).tellObservers(of: self)"
            edits.append(Edit(insert: " defer { \(call) };", at: didSet.leftBrace.trimmedBytes.upperBound))
        }
        for code in binding.accessorBlock?.observers ?? [] {
            edits += OwnPropertyVisitor(name, in: code).edits
        }
        if binding.initializer == nil, isOptional, let type = binding.typeAnnotation?.type {
            edits.append(Edit(insert: " = nil", at: type.trimmedBytes.upperBound))
        }
        return edits
    }
}

extension PatternBindingSyntax {
    /// What tells the appearance, if there is any for the class, of what the computed property's setter was given.
    fileprivate var appearanceNote: [Edit] {
        guard case .accessors(let list) = accessorBlock?.accessors,
            let setter = list.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body
        else { return [] }
        let value = setter.parameters?.name.text ?? "newValue"
        let call = "noteAppearanceValue(of: self, \\.\(pattern.trimmedDescription), set: \(value))"
        return [Edit(insert: " defer { \(call) };", at: body.leftBrace.trimmedBytes.upperBound)]
    }
}

extension AccessorBlockSyntax {
    /// The bodies of what runs before and after a stored value is set.
    fileprivate var observers: [CodeBlockSyntax] {
        guard case .accessors(let list) = accessors else { return [] }
        return list.compactMap(\.body)
    }

    /// The body of what runs when a stored value was set; nil for none.
    fileprivate var didSet: CodeBlockSyntax? {
        guard case .accessors(let list) = accessors else { return nil }
        let body = list.first { $0.accessorSpecifier.text == "didSet" }?.body
        return body?.statements.isEmpty == false ? body : nil
    }
}
