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

    /// Whether `member` is what the requirement asks for.
    func isMet(by member: MemberIndex) -> Bool {
        guard member.name == fullName else { return false }
        guard overloadName != nil, let own = declaration.as(FunctionDeclSyntax.self) else { return true }
        return member.function?.parameterTypes == own.parameterTypes
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

    /// Returns the classes that state that they conform to the protocol, or to one that inherits from it, by the
    /// protocol: not those below one that does.
    func findConformers() -> [String: [TypeIndex]] {
        guard !optionalRequirements.isEmpty else { return [:] }
        let stated = (Array(types.values) + foreign).map { type in
            (type, Set(type.inherited.map { self.type(named: $0, within: type.name)?.name ?? $0 }))
        }
        return optionalRequirements.mapValues { _ in [] }.reduce(into: [:]) { result, entry in
            var names: Set<String> = [entry.key]
            while true {
                let more = stated.filter {
                    $0.0.kind == .protocol && !names.contains($0.0.name) && !names.isDisjoint(with: $0.1)
                }
                if more.isEmpty { break }
                names.formUnion(more.map(\.0.name))
            }
            let all = stated.filter { $0.0.kind == .class && !names.isDisjoint(with: $0.1) }.map(\.0)
            let allNames = Set(all.map(\.name))
            result[entry.key] = all.filter { type in
                !line(of: type).dropFirst().contains { allNames.contains($0.name) }
            }.sorted { $0.name < $1.name }
        }
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
