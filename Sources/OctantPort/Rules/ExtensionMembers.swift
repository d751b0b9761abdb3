internal import OctantBase
internal import SwiftSyntax

/// Lets members that stand in an extension of a class override others, and be overridden.
///
/// The member keeps its place under a name of its own, and one of its name in the body of the class calls it: off
/// Apple's systems only what stands there has a place in the table by which subclasses are asked.
package struct ExtensionMembers: RewritingRule {
    package let words = ["class", "extension"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        for (member, type) in module.movedMembers {
            let isHere = module.files[member.file].path == file.path
            let isClassHere = module.files[type.file].path == file.path
            guard isHere || isClassHere, let around = member.extension else { continue }
            let moved =
                type.file < module.ownFiles && around.genericWhereClause == nil
                    && !member.declaration.hasConditions(beyond: type.declaration)
                ? MovedMember(member.declaration, of: type, access: around.modifiers.access) : nil
            if let moved {
                if isHere { changes.edits += moved.edits }
                if isClassHere { changes += type.declaration.adding(moved.forwarding) }
            } else if isHere {
                changes.problems.append(
                    Problem(
                        at: member.declaration.trimmedBytes.lowerBound,
                        "a member like this overrides, or is overridden, in the body of its class only; move it there"
                    ))
            }
        }
        return changes
    }
}

extension ModuleIndex {
    /// Returns the members of extensions of classes that override, or that a class below overrides, here or, of those
    /// that are open, perhaps in another module.
    func findMovedMembers() -> [(member: MemberIndex, type: TypeIndex)] {
        let classes = types.values.filter { $0.kind == .class && $0.isExtended }.ordered { $0.name < $1.name }
        let dispatched = Set(
            dispatchedMembers.flatMap { one in one.overrides.map { "\($0.type).\($0.member.name ?? "")" } })
        return classes.flatMap { type in
            let below = descendants(of: type).reduce(into: Set<String>()) { $0.formUnion($1.overrides) }
            return type.members.filter { member in
                guard member.isInExtension, member.file < ownFiles else { return false }
                guard member.isOverride || member.name.map(below.contains) == true || member.isOpen && type.isOpen
                else { return false }
                // What overrides a member of an extension is found by another rule.
                if let name = member.name, dispatched.contains("\(type.name).\(name)") { return false }
                // Foundation's root class has these in an extension itself: they are found by name.
                return member.function?.isFoundByName != true || !isPlainObject(type)
            }.map { ($0, type) }
        }
    }
}

/// A member of an extension that is called by one in the body of the class.
struct MovedMember {
    /// What makes it a member under a name of its own.
    let edits: [Edit]
    /// The member of the class.
    let forwarding: String

    init(_ edits: [Edit], _ forwarding: String) { (self.edits, self.forwarding) = (edits, forwarding) }

    /// A member of an extension of `type`, with the access of the extension.
    init?(_ declaration: DeclSyntax, of type: TypeIndex, access: String?) {
        // What a class above or below moves has another name: extensions override nothing.
        let prefix = "__\(type.name.filter { $0 != "`" }.replacing(".", with: "_"))_"
        if let function = declaration.as(FunctionDeclSyntax.self) {
            self.init(function, prefix, access)
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            self.init(initializer, prefix, access)
        } else if let lookup = declaration.as(SubscriptDeclSyntax.self) {
            self.init(lookup, prefix, access)
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.textInOneLine,
            let accessors = binding.accessorBlock
        {
            let attributes = variable.attributes.withoutObjectiveC.textInOneLine
            let head =
                "\(Self.access(variable.modifiers, access))\(attributes) \(variable.modifiers.textInOneLine)"
                + " var \(binding.pattern.text): \(type)"
            if accessors.observes {
                self.init(variable, accessors, prefix, of: type, head)
            } else {
                let name = prefix + binding.pattern.text.plainName
                let set = accessors.hasSetter ? " set { \(name) = newValue }" : ""
                self.init(
                    [Edit(binding.pattern.trimmedBytes, name)] + variable.modifiers.lessened,
                    "\(head) { get { \(name) }\(set) }")
            }
        } else {
            return nil
        }
    }

    private init?(_ function: FunctionDeclSyntax, _ prefix: String, _ access: String?) {
        // A text of several lines as an initial value would move the lines of the class.
        guard let call = function.forwardedArguments, function.body != nil,
            !function.signature.tokens(viewMode: .sourceAccurate).contains(where: {
                $0.tokenKind == .multilineStringQuote
            })
        else { return nil }
        let name = prefix + function.name.text.plainName
        let effects = function.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        var head = function.detached.with(\.body, nil)
        head.attributes = function.attributes.withoutObjectiveC
        head.signature.parameterClause.parameters = function.signature.parameterClause.parameters.named
        edits = [Edit(function.name.trimmedBytes, name)] + function.modifiers.lessened
        forwarding = "\(Self.access(head.modifiers, access))\(head.textInOneLine) { \(marks)\(name)(\(call)) }"
    }

    /// Observers become methods, which those in the class call.
    private init?(
        _ variable: VariableDeclSyntax, _ block: AccessorBlockSyntax, _ prefix: String, of type: String, _ head: String
    ) {
        guard case .accessors(let list) = block.accessors, let pattern = variable.bindings.first?.pattern else {
            return nil
        }
        var (edits, observers) = ([Edit](), [String]())
        var start = variable.trimmedBytes.lowerBound
        for accessor in list {
            let kind = accessor.accessorSpecifier.text
            guard ["willSet", "didSet"].contains(kind), let body = accessor.body else { return nil }
            let value = kind == "willSet" ? "newValue" : "oldValue"
            let name = "\(prefix)\(pattern.text.plainName)_\(kind)"
            let isStatic = variable.modifiers.contains { ["class", "static"].contains($0.name.text) }
            let parameter = accessor.parameters?.name.text ?? value
            edits.append(
                Edit(
                    start..<body.trimmedBytes.lowerBound,
                    "\(observers.isEmpty ? "" : "; ")\(isStatic ? "static " : "")"
                        + "func \(name)(_ \(parameter): \(type)) "))
            observers.append("\(kind) { \(name)(\(value)) }")
            start = body.trimmedBytes.upperBound
        }
        edits.append(Edit(start..<block.trimmedBytes.upperBound, ""))
        self.edits = edits
        forwarding = "\(head) { \(observers.joined(separator: " ")) }"
    }

    /// The access of the extension, for a member that states none.
    static func access(_ modifiers: DeclModifierListSyntax, _ access: String?) -> String {
        modifiers.access == nil ? access.map { $0 + " " } ?? "" : ""
    }
}

extension FunctionDeclSyntax {
    /// The arguments with which a method of the same parameters calls this one; nil where they cannot be passed on.
    var forwardedArguments: String? { signature.parameterClause.parameters.forwardedArguments() }
}

extension FunctionParameterListSyntax {
    /// Returns the arguments with which what has the same parameters calls what has these, those of a subscript without
    /// labels where they have one name, and the first with the label `first`, if there is one; nil where they cannot be
    /// passed on.
    func forwardedArguments(ofSubscript: Bool = false, first: String? = nil) -> String? {
        var arguments: [String] = []
        for (position, parameter) in named.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let isBare = parameter.firstName.text == "_" || ofSubscript && parameter.secondName == nil
            var label = isBare ? "" : "\(parameter.firstName.text): "
            if position == 0, let first { label = "\(first): " }
            let name = (parameter.secondName ?? parameter.firstName).text
            arguments.append(
                "\(label)\(parameter.type.isInOut ? "&" : "")\(name)\(parameter.type.isDelayed ? "()" : "")")
        }
        return arguments.joined(separator: ", ")
    }

    /// Whether a text of several lines stands in it, which would move the lines of the class as an initial value.
    var hasLines: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .multilineStringQuote } }

    /// The parameters, with a name for those that have none.
    var named: FunctionParameterListSyntax {
        FunctionParameterListSyntax(
            enumerated().map { position, parameter in
                guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
                let label = parameter.firstName.with(\.trailingTrivia, [])
                return parameter.with(\.firstName, label)
                    .with(\.secondName, .identifier("__\(position)", leadingTrivia: .space))
            })
    }
}

extension TypeSyntax {
    /// Whether a parameter of the type is passed to be changed.
    var isInOut: Bool { self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.text == "inout" } == true }

    /// Whether a parameter of the type is an expression that is evaluated by calling it.
    fileprivate var isDelayed: Bool {
        self.as(AttributedTypeSyntax.self)?.attributes.first(named: "autoclosure") != nil
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
    var lessened: [Edit] {
        // A filtered list would be one on its own, whose bytes begin at 0.
        compactMap { modifier in
            ["override", "open", "public", "private", "fileprivate"].contains(modifier.name.text)
                ? Edit(modifier.bytesWithSpace, "") : nil
        }
    }
}

extension AttributeListSyntax {
    /// The attributes without those for Objective-C and Interface Builder.
    var withoutObjectiveC: AttributeListSyntax {
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
    /// Returns the property of this name, of `type` or of a class above it; nil when this module has none.
    func property(_ name: String, of type: TypeIndex) -> VariableDeclSyntax? {
        line(of: type).lazy.flatMap(\.members).compactMap(\.variable).first { variable in
            variable.bindings.contains { $0.pattern.text == name }
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
