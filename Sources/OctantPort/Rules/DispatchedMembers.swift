internal import OctantBase
internal import SwiftSyntax

/// Lets classes override what an extension of another module's class declares for Objective-C:
/// `extension UIView { @objc var parts: [UIView] }` and `extension UIStackView { override var parts: [UIView] }`.
///
/// Off Apple's systems a class has no place for what extensions of it declare. So the member looks for the nearest
/// class of its object's line that overrides it, and calls what that one has under a name of its own.
package struct DispatchedMembers: RewritingRule {
    package let words = ["override", "extension"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        var seen: Set<Int> = []
        for dispatched in module.dispatchedMembers {
            let overrides = dispatched.overrides.filter { $0.member.canBeDispatched }
            let isWhole = dispatched.member.canBeDispatched && overrides.count == dispatched.overrides.count
            for (member, type) in dispatched.overrides where module.files[member.file].path == file.path {
                guard seen.insert(member.declaration.trimmedBytes.lowerBound).inserted else { continue }
                if isWhole {
                    changes.edits += member.declaration.renamed(for: type)
                    changes.edits += SuperVisitor.edits(in: member.declaration, of: type)
                } else {
                    changes.problems.append(
                        Problem(
                            at: member.declaration.trimmedBytes.lowerBound,
                            "this overrides what an extension of another module's class declares, which goes for "
                                + "methods and computed properties outside of conditions and generic types; "
                                + "ask for the class there instead"))
                }
            }
            guard isWhole, module.files[dispatched.member.file].path == file.path else { continue }
            changes.edits += dispatched.member.declaration.renamed(for: dispatched.type)
            changes.declarations += dispatched.declaration.map { [$0] } ?? []
        }
        for (member, type) in module.overridesOfImportedMembers where module.files[member.file].path == file.path {
            changes.problems.append(
                Problem(
                    at: member.declaration.trimmedBytes.lowerBound,
                    "this overrides what another module's extension of \(type) declares, which goes in that module "
                        + "only; ask for the class there, or call a closure that it keeps"))
        }
        return changes
    }
}

/// A member that an extension of another module's class declares and classes of this module override.
struct DispatchedMember {
    let member: MemberIndex
    /// The name of the class that is extended.
    let type: String
    /// The members that override it, each with the name of its class.
    let overrides: [(member: MemberIndex, type: String)]
}

extension ModuleIndex {
    /// Returns the members that this module's extensions of other modules' classes declare for Objective-C and that
    /// other classes override, here or in their extensions.
    func findDispatchedMembers() -> [DispatchedMember] {
        let classes = types.values.filter { $0.kind == .class && $0.file < ownFiles }.ordered { $0.name < $1.name }
        let others = extended.values.ordered { $0.name < $1.name }
        let overriding = others.filter { !$0.overrides.isEmpty } + classes.filter { !$0.overrides.isEmpty }
        guard !overriding.isEmpty else { return [] }
        // Members of Foundation's root class are those of a protocol.
        return others.filter { $0.name != "NSObject" }.flatMap { type in
            type.members.filter { $0.isObjective && !$0.isOverride }.compactMap { member -> DispatchedMember? in
                guard let name = member.name else { return nil }
                let overrides = overriding.filter { $0.name != type.name && $0.overrides.contains(name) }
                    .filter { !declares(name, above: $0) }
                    .flatMap { below in
                        below.members.filter { $0.isOverride && $0.name == name }.map { ($0, below.name) }
                    }
                return overrides.isEmpty ? nil : DispatchedMember(member: member, type: type.name, overrides: overrides)
            }
        }
    }

    /// Returns the members that override what modules that this one imports declare for Objective-C in extensions of
    /// other modules' classes, each with the name of the class that is extended.
    func findOverridesOfImportedMembers() -> [(member: MemberIndex, type: String)] {
        guard !importedMembers.isEmpty else { return [] }
        let classes = types.values.filter { $0.kind == .class && $0.file < ownFiles && !$0.overrides.isEmpty }
        return classes.ordered { $0.name < $1.name }.flatMap { type -> [(member: MemberIndex, type: String)] in
            let line = line(of: type)
            guard let root = line.last?.superclassName, importedMembers[root] != nil || root.hasPrefix("UI") else {
                return []
            }
            // What a class of a third module declares itself is not known.
            let others = Set(line.map(\.file).filter { $0 >= ownFiles })
            return importedMembers.ordered { $0.key < $1.key }.flatMap { extended, names in
                type.members.filter { member in
                    guard member.isOverride, let files = member.name.flatMap({ names[$0] }) else { return false }
                    return others.isSubset(of: files) && !declares(member.name ?? "", above: type)
                }.map { ($0, extended) }
            }
        }
    }

    /// Whether a class of this module that `type` inherits from is the first to have a member of this name, or it
    /// inherits from Foundation's root class alone.
    private func declares(_ name: String, above type: TypeIndex) -> Bool {
        guard type.superclassName != nil else { return false }
        return isPlainObject(type)
            || line(of: type).dropFirst().contains { $0.members.contains { $0.name == name && !$0.isOverride } }
    }

    /// What the rewriting of this file's members that are dispatched depends on.
    func dispatchCircumstances(of file: Int) -> String {
        let imported = overridesOfImportedMembers.filter { $0.member.file == file }
            .map { "\($0.type) \($0.member.name ?? "")" }
        let here = dispatchedMembers.filter { one in
            one.member.file == file || one.overrides.contains { $0.member.file == file }
        }
        let own = here.map { one in
            let overrides = one.overrides.map { "\($0.type) \($0.member.canBeDispatched)" }
            return "\(one.type).\(one.member.name ?? "") \(one.member.canBeDispatched) \(overrides)"
        }
        return (own + imported).joined(separator: "\n")
    }
}

extension MemberIndex {
    /// Whether it is a method with a body, or a property that is computed, in a class that code elsewhere can name.
    fileprivate var canBeDispatched: Bool {
        let around = declaration.typesAround
        let isNamed = around.allSatisfy { group in
            group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
                && group.as(ExtensionDeclSyntax.self)?.genericWhereClause == nil
        }
        guard isNamed, !declaration.isUnderFlags else { return false }
        if let function { return function.body != nil && function.forwardedArguments != nil }
        guard let variable, variable.bindings.count == 1, let binding = variable.bindings.first else { return false }
        return binding.typeAnnotation != nil && binding.accessorBlock.map { !$0.observes } == true
    }
}

extension DeclSyntax {
    /// The prefix of a member's own name in the class called `type`.
    private static func prefix(_ type: String) -> String { "__\(type.filter { $0 != "`" }.replacing(".", with: "_"))_" }

    /// The name of a method or property.
    fileprivate var plainMemberName: String {
        (self.as(FunctionDeclSyntax.self)?.name.text ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.text
            ?? "").plainName
    }

    /// Returns what the member is called by itself in the class called `type`.
    fileprivate func ownName(in type: String) -> String { Self.prefix(type) + plainMemberName }

    /// Returns what makes it a member under a name of its own.
    fileprivate func renamed(for type: String) -> [Edit] {
        let name =
            self.as(FunctionDeclSyntax.self)?.name.trimmedBytes
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedBytes
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers.lessened ?? []
        return (name.map { [Edit($0, ownName(in: type))] } ?? []) + modifiers
    }

    /// Whether it is a member of the class, and not of its objects.
    fileprivate var isOfClass: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { ["class", "static"].contains($0.name.text) }
            == true
    }
}

extension DispatchedMember {
    /// What stands behind the last line of the file: the member, and one that looks for an override from a class on.
    fileprivate var declaration: String? {
        let isOfClass = member.declaration.isOfClass
        let own = isOfClass ? "self" : "Swift.type(of: self)"
        let name = member.declaration.plainMemberName
        let access = member.extension?.modifiers.access
        func search(_ call: (String) -> String) -> String {
            let cases = overrides.map { override, type in
                let object =
                    isOfClass
                    ? "Swift.unsafeBitCast(self, to: \(type).Type.self)"
                    : "Swift.unsafeDowncast(self, to: \(type).self)"
                return "if __here == \(type).self { \(call("\(object).\(override.declaration.ownName(in: type))")) }"
            }
            return "var __next: Swift.AnyClass? = __type; while let __here = __next { "
                + cases.joined(separator: "; ") + "; __next = Swift._getSuperclass(__here) }; "
                + call(member.declaration.ownName(in: type))
        }
        let mark = isOfClass ? "static " : ""
        if let function = member.function, let arguments = function.forwardedArguments {
            let effects = function.signature.effectSpecifiers
            let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            let head = function.dispatchHead(access: access)
            let discardable = function.signature.returnClause == nil ? "" : "@discardableResult "
            let inner = "\(discardable)\(mark)func __\(name)_from\(function.searchSignature)"
            let first = arguments.isEmpty ? own : "\(own), \(arguments)"
            return "extension \(type) { \(head) { \(marks)__\(name)_from(\(first)) }; "
                + "\(inner) { \(search { "return \(marks)\($0)(\(arguments))" }) } }"
        }
        guard let variable = member.variable, let binding = variable.bindings.first,
            let value = binding.typeAnnotation?.type.textInOneLine, let accessors = binding.accessorBlock
        else { return nil }
        let place = "self[__\(name): \(own)]"
        let isSettable = accessors.hasSetter
        let stated = variable.modifiers.dispatched(access: access)
        return "extension \(type) { \(stated)var \(binding.pattern.text): \(value) { get { \(place) }"
            + (isSettable ? " set { \(place) = newValue }" : "") + " }; "
            + "\(mark)subscript(__\(name) __type: Swift.AnyClass?) -> \(value) { get { \(search { "return \($0)" }) }"
            + (isSettable ? " set { \(search { "\($0) = newValue; return" }) }" : "") + " } }"
    }
}

extension FunctionDeclSyntax {
    /// The method without a body, in one line.
    fileprivate func dispatchHead(access: String?) -> String {
        var head = detached.with(\.body, nil)
        head.attributes = attributes.withoutObjectiveC
        head.modifiers = []
        head.signature.parameterClause.parameters = signature.parameterClause.parameters.named
        return modifiers.dispatched(access: access, attributes: head.attributes.textInOneLine)
            + head.with(\.attributes, []).textInOneLine
    }

    /// Its parameters behind a class, and all that follows them.
    fileprivate var searchSignature: String {
        let parameters = signature.parameterClause.parameters.named.textInOneLine
        let all = "__ __type: Swift.AnyClass?" + (parameters.isEmpty ? "" : ", ") + parameters
        let effects = signature.effectSpecifiers.map { " \($0.textInOneLine)" } ?? ""
        let result = signature.returnClause.map { " \($0.textInOneLine)" } ?? ""
        let rest = genericWhereClause.map { " \($0.textInOneLine)" } ?? ""
        return "\(genericParameterClause?.textInOneLine ?? "")(\(all.replacing("__ __type", with: "_ __type")))"
            + effects + result + rest
    }
}

extension DeclModifierListSyntax {
    /// Returns the modifiers, with the access of the extension where they state none; what is open is public.
    fileprivate func dispatched(access: String?, attributes: String = "") -> String {
        let own = compactMap { modifier -> String? in
            switch modifier.name.text {
            case "open": "public"
            case "class": "static"
            case "dynamic", "override": nil
            default: modifier.textInOneLine
            }
        }
        let stated = self.access == nil ? [access].compactMap(\.self) : []
        return ([attributes] + stated + own).filter { !$0.isEmpty }.map { $0 + " " }.joined()
    }
}

/// Finds where an override asks for what the class above has.
private final class SuperVisitor: SyntaxVisitor {
    private let name: String
    private let above: String
    private var edits: [Edit] = []

    private init(_ name: String, _ type: String) {
        self.name = name
        above = "Swift._getSuperclass(\(type).self)"
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns what becomes of calls of `super` in an override of the class called `type`.
    static func edits(in declaration: DeclSyntax, of type: String) -> [Edit] {
        let visitor = SuperVisitor(declaration.plainMemberName, type)
        visitor.walk(declaration)
        return visitor.edits
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.plainName == name else {
            return .visitChildren
        }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            edits.append(Edit(node.trimmedBytes, "self[__\(name): \(above)]"))
            return .skipChildren
        }
        edits.append(Edit(node.trimmedBytes, "__\(name)_from" + (call.leftParen == nil ? "(\(above))" : "")))
        if let brace = call.leftParen {
            let text = call.arguments.isEmpty ? above : above + ", "
            edits.append(Edit(insert: text, at: brace.trimmedBytes.upperBound))
        }
        return .skipChildren
    }
}
