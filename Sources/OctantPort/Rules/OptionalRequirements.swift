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
        let requirements = module.optionalRequirements
        guard !requirements.isEmpty else { return changes }
        for (name, list) in requirements.sorted(by: { $0.key < $1.key }) {
            guard let type = module.types[name] else { continue }
            if module.files[type.file].path == file.path {
                changes += declare(list, in: type)
            }
            for conformer in module.conformers(to: name) {
                changes += implement(list, of: type, in: conformer, file: file, module: module)
            }
        }
        let calls = CallVisitor(requirements.values.flatMap(\.self))
        calls.walk(file.syntax)
        changes += calls.changes
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
                Edit(requirement.declaration.trimmedBytes, text.padded(toLinesOf: requirement.declaration)))
        }
        let access = type.declaration.modifiers.access.map { $0 == "private" ? "fileprivate " : "\($0) " } ?? ""
        let defaults = requirements.compactMap { requirement in
            requirement.type.map { "\(access)var \(requirement.propertyName): \($0) { nil }" }
                .map { [$0] + (requirement.overload.map { ["\(access)\($0)"] } ?? []) }
        }.flatMap(\.self)
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
        let isPublic = [protocolType, conformer].allSatisfy {
            ["public", "open"].contains($0.declaration.modifiers.access)
        }
        let access = isPublic ? "public " : ""
        for requirement in requirements {
            guard let kind = requirement.type else { continue }
            let own = module.line(of: conformer).contains { type in type.members.contains(where: requirement.isMet) }
            let later = below.filter { type in type.members.contains(where: requirement.isMet) }
            guard own || !later.isEmpty else { continue }
            let name = "__\(protocolType.name.filter { $0 != "." })_\(requirement.propertyName)"
            let value = own ? requirement.value : "nil"
            let mark = "@_implements(\(protocolType.name), \(requirement.propertyName))"
            if module.files[conformer.file].path == file.path {
                changes += conformer.declaration.adding("\(mark) \(access)var \(name): \(kind) { \(value) }")
            }
            for type in later where !own && module.files[type.file].path == file.path {
                changes += type.declaration.adding("override \(access)var \(name): \(kind) { \(requirement.value) }")
            }
        }
        return changes
    }
}

/// A requirement that a class may leave out.
struct OptionalRequirement {
    let declaration: DeclSyntax
    /// The property that stands for it.
    let propertyName: String

    /// The method that calls the property, told by the types of its arguments from others of its name and labels; nil
    /// where it is the only one.
    var overloadName: String?

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
        let types = function.signature.parameterClause.parameters.map(\.type.textInOneLine)
        let parameters = types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
        let result = function.signature.returnClause?.type.textInOneLine ?? "Void"
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
            let result = function.signature.returnClause?.type.textInOneLine ?? "Void"
            return "((\(parameters.map(\.type.textInOneLine).joined(separator: ", ")))\(effects) -> \(result))?"
        }
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type, binding.accessorBlock?.hasSetter != true
        else { return nil }
        return type.is(OptionalTypeSyntax.self) ? "\(type.textInOneLine)?" : "(\(type.textInOneLine))?"
    }

    /// The value of the property in a class that has the member.
    var value: String {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters
            let arguments = parameters.enumerated().map { position, parameter in
                (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + "$\(position)"
            }
            return "{ self.\(name)(\(arguments.joined(separator: ", "))) }"
        }
        let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.textInOneLine ?? "Any"
        return "let value: \(type) = self.\(name); return value"
    }

    /// Whether `member` is what the requirement asks for.
    func isMet(by member: MemberIndex) -> Bool {
        guard member.hasName(of: MemberIndex(file: 0, declaration: declaration, extension: nil)) else { return false }
        guard overloadName != nil, let own = declaration.as(FunctionDeclSyntax.self) else { return true }
        return member.function?.parameterTypes == own.parameterTypes
    }
}

extension FunctionDeclSyntax {
    /// The types of the parameters, as they are written.
    fileprivate var parameterTypes: [String] { signature.parameterClause.parameters.map(\.type.textInOneLine) }
}

extension ModuleIndex {
    /// The optional requirements of this module's protocols, by the protocol.
    var optionalRequirements: [String: [OptionalRequirement]] {
        var result: [String: [OptionalRequirement]] = [:]
        for type in types.values where type.kind == .protocol {
            let optional = type.declaration.memberBlock.flattened.filter(\.isOptionalRequirement)
            let plain = optional.map { OptionalRequirement(declaration: $0, propertyName: "") }
            for (position, one) in plain.enumerated() {
                let labels = one.labels ?? []
                let twins = plain[..<position].count { $0.name == one.name && $0.labels == one.labels }
                let isPlain = labels.allSatisfy { $0 == "_" } && plain.count { $0.name == one.name } == 1
                let own = "__\(one.name)_\(labels.map { $0 == "_" ? "" : $0 }.joined(separator: "_"))"
                let isAlone = plain.count { $0.name == one.name && $0.labels == one.labels } == 1
                result[type.name, default: []].append(
                    OptionalRequirement(
                        declaration: one.declaration,
                        propertyName: isPlain ? one.name : own + (twins > 0 ? "_\(twins)" : ""),
                        overloadName: isAlone ? nil : "\(own)_call"))
            }
        }
        return result
    }

    /// Returns the classes that state that they conform to the protocol, or to one that inherits from it.
    func conformers(to name: String) -> [TypeIndex] {
        var names: Set<String> = [name]
        var grew = true
        while grew {
            let more = types.values.filter { type in
                type.kind == .protocol && !names.contains(type.name) && !names.isDisjoint(with: Set(type.inherited))
            }
            grew = !more.isEmpty
            names.formUnion(more.map(\.name))
        }
        return types.values.filter { $0.kind == .class && !names.isDisjoint(with: Set($0.inherited)) }
            .sorted { $0.name < $1.name }
    }
}

/// Finds calls such as `delegate?.player?(self, didMove: 1)` of requirements whose parameters have labels.
private final class CallVisitor: SyntaxVisitor {
    private let requirements: [OptionalRequirement]
    private(set) var changes = Changes()

    init(_ requirements: [OptionalRequirement]) {
        self.requirements = requirements.filter { $0.propertyName != $0.name }
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let member = callee?.as(MemberAccessExprSyntax.self), node.trailingClosure == nil else {
            return .visitChildren
        }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let name = member.declName.baseName.text
        guard let requirement = requirements.first(where: { $0.name == name && $0.labels == labels }) else {
            return .visitChildren
        }
        changes.edits.append(
            Edit(member.declName.trimmedBytes, requirement.overloadName ?? requirement.propertyName))
        if requirement.overloadName != nil, let mark = node.calledExpression.lastToken(viewMode: .sourceAccurate) {
            changes.edits.append(Edit(mark.trimmedBytes, ""))
        }
        for argument in node.arguments {
            guard let label = argument.label, let colon = argument.colon else { continue }
            let gap = label.trimmedBytes.lowerBound..<colon.bytesWithSpace.upperBound
            changes.edits.append(Edit(gap, ""))
        }
        return .visitChildren
    }
}

extension String {
    /// Returns the text under these conditions of `#if`, outermost first.
    func under(_ conditions: [String]) -> String {
        let conditions = conditions.filter { !$0.isEmpty }
        return conditions.isEmpty ? self : "#if \(conditions.joined(separator: " && "))\n\(self)\n#endif"
    }
}
