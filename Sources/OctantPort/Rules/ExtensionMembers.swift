internal import SwiftSyntax

/// Lets members that stand in an extension of a class override others, and be overridden.
///
/// The member keeps its place under a name of its own, and one of its name in the body of the class calls it: off
/// Apple's systems only what stands there has a place in the table by which subclasses are asked.
package struct ExtensionMembers: RewritingRule {
    package let words: [String] = ["extension"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for type in module.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .class {
            for member in type.members {
                guard let around = member.extension,
                    member.declaration.isOverride || module.isOverridden(member, of: type),
                    // Foundation's root class has this one in an extension: it is found by name.
                    member.function?.isObservation != true || !module.isPlainObject(type)
                else { continue }
                changes += move(member, from: around, to: type, file: file, module: module)
            }
        }
        return changes
    }

    private func move(
        _ member: MemberIndex, from around: ExtensionDeclSyntax, to type: TypeIndex, file: SourceFile,
        module: ModuleIndex
    ) -> Changes {
        var changes = Changes()
        guard let moved = MovedMember(member.declaration, access: around.modifiers.access) else {
            if module.files[member.file].path == file.path {
                changes.problems.append(
                    Problem(
                        at: member.declaration.trimmedBytes.lowerBound,
                        "a member like this overrides, or is overridden, in the body of its class only; move it there"
                    ))
            }
            return changes
        }
        if module.files[member.file].path == file.path { changes.edits += moved.edits }
        if module.files[type.file].path == file.path { changes += type.declaration.adding(moved.forwarding) }
        return changes
    }
}

/// A member of an extension that is called by one in the body of the class.
private struct MovedMember {
    /// What makes it a member under a name of its own.
    private(set) var edits: [Edit] = []
    /// The member of the class.
    let forwarding: String

    init?(_ declaration: DeclSyntax, access: String?) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard let call = function.forwardedArguments, function.body != nil else { return nil }
            let name = Self.ownName(function.name.text)
            let effects = function.signature.effectSpecifiers
            let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            var head = function.detached.with(\.body, nil)
            head.attributes = function.attributes.withoutObjectiveC
            forwarding = "\(Self.access(head.modifiers, access))\(head.textInOneLine) { \(marks)\(name)(\(call)) }"
            edits.append(Edit(function.name.trimmedBytes, name))
            edits += function.modifiers.lessened
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let accessors = binding.accessorBlock, !accessors.observes
        {
            let name = Self.ownName(binding.pattern.text)
            let set = accessors.hasSetter ? " set { \(name) = newValue }" : ""
            let marks = "\(variable.attributes.withoutObjectiveC.textInOneLine) \(variable.modifiers.textInOneLine)"
            forwarding =
                "\(Self.access(variable.modifiers, access))\(marks) var \(binding.pattern.text): \(type.textInOneLine)"
                + " { get { \(name) }\(set) }"
            edits.append(Edit(binding.pattern.trimmedBytes, name))
            edits += variable.modifiers.lessened
        } else {
            return nil
        }
    }

    private static func ownName(_ name: String) -> String { "__\(name.filter { $0 != "`" })_extension" }

    /// The access of the extension, for a member that states none.
    private static func access(_ modifiers: DeclModifierListSyntax, _ access: String?) -> String {
        modifiers.access == nil ? access.map { $0 + " " } ?? "" : ""
    }
}

extension FunctionDeclSyntax {
    /// The arguments with which a method of the same parameters calls this one; nil where they cannot be passed on.
    fileprivate var forwardedArguments: String? {
        var arguments: [String] = []
        for parameter in signature.parameterClause.parameters {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let isInOut =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.text == "inout" } == true
            arguments.append("\(label)\(isInOut ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)")
        }
        return arguments.joined(separator: ", ")
    }
}

extension DeclModifierListSyntax {
    /// The modifier that states who may use it, without "(set)"; nil for none.
    var access: String? {
        first {
            ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
                && $0.detail == nil
        }?
        .name.text
    }

    /// What takes away that it overrides, and who may use it.
    fileprivate var lessened: [Edit] {
        // A filtered list would be one on its own, whose bytes begin at 0.
        compactMap { modifier in
            ["override", "open", "public", "private", "fileprivate"].contains(modifier.name.text)
                ? Edit(modifier.bytesWithSpace, "") : nil
        }
    }
}

extension AttributeListSyntax {
    /// The attributes without those for Objective-C and Interface Builder.
    fileprivate var withoutObjectiveC: AttributeListSyntax {
        filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return !["objc", "nonobjc", "IBAction", "IBInspectable"].contains(attribute.attributeName.text)
        }
    }
}

extension AccessorBlockSyntax {
    private var kinds: [String] {
        guard case .accessors(let list) = accessors else { return [] }
        return list.map(\.accessorSpecifier.text)
    }

    /// Whether it can be set.
    var hasSetter: Bool { !Set(kinds).isDisjoint(with: ["set", "_modify"]) }

    /// Whether it observes a stored value.
    var observes: Bool { !Set(kinds).isDisjoint(with: ["willSet", "didSet"]) }
}

extension DeclSyntax {
    /// Whether it says that it overrides.
    var isOverride: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" } == true
    }
}

extension ModuleIndex {
    /// Whether a class below `type` overrides the member.
    fileprivate func isOverridden(_ member: MemberIndex, of type: TypeIndex) -> Bool {
        guard subclasses[type.name] != nil else { return false }
        return descendants(of: type).contains { below in
            below.members.contains { $0.declaration.isOverride && $0.hasName(of: member) }
        }
    }

    /// Returns the method that `reference` names, of `type` or of a class above it; nil when there is none or, without
    /// labels, more than one.
    func method(_ reference: DeclReferenceExprSyntax, of type: TypeIndex) -> FunctionDeclSyntax? {
        let labels = reference.argumentNames?.arguments.map(\.name.text)
        for type in line(of: type) {
            let found = type.members.compactMap(\.function).filter {
                $0.name.text == reference.baseName.text && (labels == nil || labels == $0.labels)
            }
            if let first = found.first { return found.count == 1 ? first : nil }
        }
        return nil
    }
}

extension MemberIndex {
    /// Whether it is a method, or a property, that is called as `other` is.
    func hasName(of other: MemberIndex) -> Bool {
        if let function, let method = other.function {
            return function.name.text == method.name.text && function.labels == method.labels
        }
        guard let name = variable?.bindings.first?.pattern.text else { return false }
        return name == other.variable?.bindings.first?.pattern.text
    }
}
