internal import OctantBase
internal import SwiftSyntax

/// A requirement that a class may leave out.
struct OptionalRequirement {
    let declaration: DeclSyntax
    /// The property that stands for it.
    let propertyName: String
    /// The method that calls the property, told by the types of its arguments from others of its name and labels; nil
    /// where it is the only one.
    let overloadName: String?
    /// The name, with the labels of a method.
    let fullName: String?

    /// The labels of its parameters; nil for a property.
    var labels: [String]? { declaration.as(FunctionDeclSyntax.self)?.labels }

    /// The name that is written where it is called.
    var name: String {
        declaration.as(FunctionDeclSyntax.self)?.name.text
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.text ?? ""
    }

    /// The declaration of the method that calls the property; nil where none is needed.
    var overload: String? {
        guard let overloadName, let function = declaration.as(FunctionDeclSyntax.self) else { return nil }
        let types = function.signature.parameterClause.parameters.map(\.type.heldText)
        let parameters = types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
        let result = function.signature.returnClause?.type.heldText ?? "Void"
        let arguments = types.indices.map { "a\($0)" }.joined(separator: ", ")
        return "func \(overloadName)(\(parameters)) -> (\(result))? { \(propertyName)?(\(arguments)) }"
    }

    /// The type of the property; nil where there can be none.
    var type: String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard function.genericParameterClause == nil,
                !function.modifiers.contains(where: { $0.name.text == "static" })
            else { return nil }
            let parameters = function.signature.parameterClause.parameters
            guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
            let effects = function.signature.effectSpecifiers.map { " \($0.textInOneLine)" } ?? ""
            let result = function.signature.returnClause?.type.heldText ?? "Void"
            return "((\(parameters.map(\.type.heldText).joined(separator: ", ")))\(effects) -> \(result))?"
        }
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type, binding.accessorBlock?.hasSetter != true
        else { return nil }
        return type.is(OptionalTypeSyntax.self) ? "\(type.heldText)?" : "(\(type.heldText))?"
    }

    /// The value of the property in a class that has the member.
    var value: String {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters
            let arguments = parameters.enumerated().map { position, parameter in
                (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ")
                    + (parameter.type.isInOut ? "&$\(position)" : "$\(position)")
            }
            let effects = function.signature.effectSpecifiers
            let marks =
                (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            return "{ \(marks)self.\(name)(\(arguments.joined(separator: ", "))) }"
        }
        let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.heldText ?? "Any"
        return "let value: \(type) = self.\(name); return value"
    }

    /// Returns what the property is called in a class that conforms to the protocol called `name`.
    func witnessName(of name: String) -> String { "__\(name.filter { $0 != "." })_\(propertyName)" }

    /// Returns the property of a class that conforms to the protocol called `name`.
    func witness(of name: String, access: String, type: String, value: String) -> String {
        "@_implements(\(name), \(propertyName)) \(access)var \(witnessName(of: name)): \(type) { \(value) }"
    }

    /// Whether `member` is what the requirement asks for.
    func isMet(by member: MemberIndex) -> Bool {
        member.name == fullName && (overloadName == nil || isMet(by: member.declaration))
    }

    /// Whether `member` is what the requirement asks for.
    func isMet(by member: DeclSyntax) -> Bool {
        guard member.memberName == fullName else { return false }
        guard overloadName != nil, let own = declaration.as(FunctionDeclSyntax.self) else { return true }
        return member.as(FunctionDeclSyntax.self)?.parameterTypes == own.parameterTypes
    }
}

extension FunctionDeclSyntax {
    /// The types of the parameters, as they are written.
    fileprivate var parameterTypes: [String] { signature.parameterClause.parameters.map(\.type.textInOneLine) }
}

extension TypeSyntax {
    /// The type as one of a value of a function: without what Objective-C only asks for, and with `?` for `!`.
    fileprivate var heldText: String {
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.textInOneLine + "?"
        }
        return textInOneLine.replacingOccurrences(of: "@convention(block) ", with: "")
    }
}

extension ModuleIndex {
    /// Returns the optional requirements of this module's protocols, by the protocol.
    func findOptionalRequirements() -> [String: [OptionalRequirement]] {
        var result: [String: [OptionalRequirement]] = [:]
        for type in types.values where type.kind == .protocol {
            let optional = type.members.filter { !$0.isInExtension && $0.isOptional }
            let (names, own) = (optional.map(\.baseName), optional.map(\.ownName))
            for (position, member) in optional.enumerated() {
                let labels = member.function?.labels ?? []
                let isPlain = labels.allSatisfy { $0 == "_" } && names.count { $0 == names[position] } == 1
                let twins = optional[..<position].count { $0.name == member.name }
                let isAlone = optional.count { $0.name == member.name } == 1
                result[type.name, default: []].append(
                    OptionalRequirement(
                        declaration: member.declaration,
                        propertyName: isPlain ? names[position] : own[position] + (twins > 0 ? "_\(twins)" : ""),
                        overloadName: isAlone ? nil : "\(own[position])_call", fullName: member.name))
            }
        }
        return result
    }

    /// Returns the protocols with optional requirements, each with those that inherit from it and itself.
    func findRequirementLines() -> [String: Set<String>] {
        guard !optionalRequirements.isEmpty else { return [:] }
        let stated = types.values.filter { $0.kind == .protocol }.map { ($0.name, statedNames(of: $0)) }
        return optionalRequirements.keys.reduce(into: [:]) { result, name in
            var names: Set<String> = [name]
            while true {
                let more = stated.filter { !names.contains($0.0) && !names.isDisjoint(with: $0.1) }
                if more.isEmpty { break }
                names.formUnion(more.map(\.0))
            }
            result[name] = names
        }
    }

    /// Returns the classes that state that they conform to the protocol, or to one that inherits from it, by the
    /// protocol: not those below one that does.
    func findConformers() -> [String: [TypeIndex]] {
        guard !optionalRequirements.isEmpty else { return [:] }
        let stated = (Array(types.values) + foreign).filter { $0.kind == .class }.map { ($0, statedNames(of: $0)) }
        return requirementLines.mapValues { names in
            let all = stated.filter { !names.isDisjoint(with: $0.1) }.map(\.0)
            let allNames = Set(all.map(\.name))
            return all.filter { type in
                !line(of: type).dropFirst().contains { allNames.contains($0.name) }
            }.ordered { $0.name < $1.name }
        }
    }

    /// Returns the names that `type` states that it inherits from, as this module calls them.
    private func statedNames(of type: TypeIndex) -> Set<String> {
        Set(type.inherited.map { self.type(named: $0, within: type.name)?.name ?? $0 })
    }
}

extension MemberIndex {
    /// The name without labels.
    fileprivate var baseName: String { String((name ?? "").prefix { $0 != "(" }) }

    /// A name that tells it from others of its name with other labels.
    fileprivate var ownName: String {
        "__\(baseName.filter { $0 != "`" })_"
            + (function?.labels ?? []).map { $0 == "_" ? "" : $0 }.joined(separator: "_")
    }
}
