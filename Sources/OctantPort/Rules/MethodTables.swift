internal import OctantBase
internal import SwiftSyntax

/// The most arguments of a method that can be called by its name: as many as an initialiser of Selector takes.
private let mostArguments = 4

/// What a class says its methods by.
private let listed = "listedMethods"

/// Lists the methods of a class that Objective-C's runtime would find by their bare names.
package struct MethodTables: RewritingRule {
    package let words = ["class", "extension"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        let own = module.types(in: file).filter { $0.kind == .class }
        let extended = module.extended.values.filter { module.files[$0.file].path == file.path }
        for type in own + extended.ordered(by: { $0.name < $1.name }) {
            // Written by this rule, or by hand.
            if module.types[type.name + ".__ObjCMethods"] != nil { continue }
            let found = Self.methods(of: type, in: module)
            let properties = module.usesKeys && type.isReachable && !type.isGeneric ? Self.properties(of: type) : []
            guard !found.isEmpty || !properties.isEmpty else { continue }
            var list = found.map { method in
                let text = ".init(\"\(method.selectorName)\", \(type.name).\(method.reference))"
                return (text, Self.conditions(of: method, beyond: type))
            }
            for property in properties {
                list += property.accessors(of: type.name).map { ($0, Self.conditions(of: property, beyond: type)) }
            }
            if !type.isReachable {
                // A line of the class holds no conditions.
                let plain = list.filter { $0.1.isEmpty }.map(\.0)
                if !plain.isEmpty { changes += Self.listing(plain, in: type, of: module) }
                continue
            }
            // What is deprecated may be named in what is.
            let isDeprecated = found.contains { $0.attributes.isAvailability("deprecated") }
            let mark = isDeprecated ? "@available(*, deprecated) " : ""
            let table = "\(mark)nonisolated enum __ObjCMethods: ObjectiveC.MethodTable"
            let methods =
                "nonisolated static var methods: [ObjectiveC.Selector] { \(list.asList(of: "ObjectiveC.Selector")) }"
            changes.declarations.append(
                "extension \(type.name) { \(table) { \(methods) } }".under(type.declaration.conditionsAround))
        }
        for line in LocalClass.lines(in: file, of: module) { changes += Self.listing(of: line, in: module) }
        return changes
    }

    /// Returns what has a class in the body of a function say its methods.
    private static func listing(of line: LocalClass.Line, in module: ModuleIndex) -> Changes {
        let node = line.type.declaration
        let found = methods(of: line.type, below: line, in: module)
        guard !found.isEmpty, !node.memberBlock.flattened.contains(where: { $0.memberName == listed }) else {
            return Changes()
        }
        let list = found.map { ".init(\"\($0.selectorName)\", \(node.name.text).\($0.reference))" }
        let above =
            line.locals.dropFirst().contains { !methods(of: $0, below: line, in: module).isEmpty }
            || line.above.contains { !$0.isReachable && !methods(of: $0, in: module).isEmpty }
        return listing(list, in: node, isAbove: above)
    }

    /// Returns the methods of a class in the body of a function, one of `line`, that can be called by name.
    private static func methods(
        of type: LocalClass, below line: LocalClass.Line, in module: ModuleIndex
    ) -> [FunctionDeclSyntax] {
        let names = line.locals.flatMap(\.inherited) + line.above.flatMap(\.inherited)
        let isOfUIKit = names.contains { $0.hasPrefix("UI") || $0.hasPrefix("CA") }
        let required = module.objectiveRequirements(names.map { ($0, type.scope) })
        let functions = type.declaration.memberBlock.flattened.compactMap { $0.as(FunctionDeclSyntax.self) }
        return functions.filter { function in
            guard function.canBeSent, function.attributes.first(named: "nonobjc") == nil,
                functions.count(where: { $0.reference == function.reference }) == 1,
                function.conditionsAround == type.declaration.conditionsAround
            else { return false }
            let name = DeclSyntax(function).memberName ?? ""
            return function.attributes.first(named: "objc") != nil || required.contains(name)
                || isOfUIKit && DefaultedRequirements.methods.contains(name)
        }
    }

    /// Returns the conditions that a member stands under, where they are not those of its type.
    private static func conditions(of member: some SyntaxProtocol, beyond type: TypeIndex) -> [String] {
        let own = member.conditionsAround
        return own == type.declaration.conditionsAround ? [] : own
    }

    /// Returns the properties of `type` that can be read, and perhaps set, by name.
    private static func properties(of type: TypeIndex) -> [VariableDeclSyntax] {
        let isObjective = type.declaration.attributes.first(named: "objcMembers") != nil
        return type.members.compactMap { member in
            guard let variable = member.variable, !member.isOverride, variable.bindings.count == 1 else { return nil }
            let access = variable.modifiers.access ?? member.extension?.modifiers.access
            let isPrivate = ["private", "fileprivate"].contains(access ?? "")
            guard
                ["objc", "IBInspectable"].contains(where: { variable.attributes.first(named: $0) != nil })
                    || isObjective && !isPrivate,
                variable.attributes.first(named: "nonobjc") == nil,
                variable.attributes.first(named: "NSManaged") == nil,
                !variable.attributes.isAvailability("unavailable"), !variable.attributes.isAvailability("deprecated"),
                Set(variable.modifiers.map(\.name.text)).isDisjoint(with: ["static", "class"])
            else { return nil }
            let isHidden = member.file != type.file && isPrivate
            return isHidden || member.file != type.file && variable.modifiers.contains { $0.detail != nil }
                ? nil : variable
        }
    }

    /// Returns what has a class say its methods itself that no other place can name.
    private static func listing(_ list: [String], in type: TypeIndex, of module: ModuleIndex) -> Changes {
        guard let node = type.declaration.as(ClassDeclSyntax.self), !type.members.contains(where: \.isListing) else {
            return Changes()
        }
        let above = module.line(of: type).dropFirst().contains {
            !$0.isReachable && !methods(of: $0, in: module).isEmpty
        }
        return listing(list, in: node, isAbove: above)
    }

    /// Returns what has the class say these methods, and those that a class above it says.
    private static func listing(_ list: [String], in node: ClassDeclSyntax, isAbove: Bool) -> Changes {
        let value = (isAbove ? "super.\(listed) + " : "") + "[\(list.joined(separator: ", "))]"
        let head = "\(isAbove ? "override " : "")class var \(listed): [ObjectiveC.Selector]"
        var changes = node.adding("nonisolated \(head) { \(value) }")
        if !isAbove { changes.edits.append(node.inheriting("ObjectiveC.MethodListing")) }
        return changes
    }

    /// Returns the methods of `type` that can be called by name, each name once.
    private static func methods(of type: TypeIndex, in module: ModuleIndex) -> [FunctionDeclSyntax] {
        let isObjective = type.declaration.attributes.first(named: "objcMembers") != nil
        let required = module.objectiveRequirements(of: type)
        let isOfUIKit = module.line(of: type).contains {
            $0.inherited.contains { $0.hasPrefix("UI") || $0.hasPrefix("CA") }
        }
        // Proxies ask whether the object behind them has the method.
        let ofUIKit = isOfUIKit ? DefaultedRequirements.methods : []
        var (methods, references) = ([FunctionDeclSyntax](), [String: [[String]]]())
        for member in type.members {
            guard let function = member.function else { continue }
            references[function.reference, default: []].append(function.conditionsAround)
            let access = function.modifiers.access ?? member.extension?.modifiers.access
            // What is another file's own cannot be named in this one.
            if member.file != type.file, access == "private" || access == "fileprivate" { continue }
            let isMarked =
                function.attributes.first(named: "objc") != nil || function.attributes.first(named: "IBAction") != nil
                || member.extension?.attributes.first(named: "objc") != nil
                || isObjective && access != "private" && access != "fileprivate"
                || member.name.map { required.contains($0) || ofUIKit.contains($0) } == true
                || function.isFoundByName && function.name.text != "responds" && module.isPlainObject(type)
            if isMarked, function.attributes.first(named: "nonobjc") == nil, function.canBeSent {
                methods.append(function)
            }
        }
        // Of a name that means several methods at once a reference means none; those under conditions may be one each.
        return methods.filter { method in
            let others = references[method.reference] ?? []
            return Set(others).count == others.count && (others.count == 1 || !others.contains([]))
        }
    }
}

extension VariableDeclSyntax {
    /// Returns code that makes the selectors of its getter and, where it has one, its setter, for a class.
    fileprivate func accessors(of owner: String) -> [String] {
        guard let binding = bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return [] }
        let key = attributes.objectiveCName ?? name.plainName
        let getter = ".init(\"\(key)\", getter: { (owner: \(owner)) in owner.\(name) })"
        let isSet = bindingSpecifier.text == "var" && binding.accessorBlock.map { $0.hasSetter || $0.observes } ?? true
        guard isSet else { return [getter] }
        let selector = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        let body = "{ (owner: \(owner), value) in owner.\(name) = value }"
        return [getter, ".init(\"\(selector)\", setter: \(body))"]
    }
}

extension TypeIndex {
    /// Whether another place in its file, and the running program, can name it.
    var isReachable: Bool {
        if isGeneric, !declaration.typesAround.isEmpty { return false }
        return ([declaration] + declaration.typesAround).allSatisfy {
            $0.modifiers.access != "private" && $0.modifiers.access != "fileprivate"
        }
    }
}

extension [(String, [String])] {
    /// Code that makes a list of these elements, each under its conditions.
    func asList(of type: String) -> String {
        let plain = "[\(filter { $0.1.isEmpty }.map(\.0).joined(separator: ", "))]"
        let others = filter { !$0.1.isEmpty }.map { "all.append(\($0.0))".under($0.1) }
        return others.isEmpty
            ? plain : "var all: [\(type)] = \(plain)\n\(others.joined(separator: "\n"))\nreturn all"
    }
}

extension MemberIndex {
    /// Whether it is what this rule gives to a private class.
    fileprivate var isListing: Bool { name == listed }
}

extension AttributeListSyntax {
    /// Whether it says of what it is on, for every system, that it is `word`.
    func isAvailability(_ word: String) -> Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.text == "available",
                let arguments = attribute.arguments
            else { return false }
            let words = arguments.tokens(viewMode: .sourceAccurate).map(\.text)
            return words.first == "*" && words.contains(word)
        }
    }
}

extension FunctionDeclSyntax {
    /// The method as an expression names it: `move(to:)`.
    var reference: String {
        "\(name.text)(\(labels.map { "\($0):" }.joined()))".replacingOccurrences(of: "()", with: "")
    }

    /// Whether the method of an object can be called by name, with objects as arguments.
    fileprivate var canBeSent: Bool {
        let parameters = signature.parameterClause.parameters
        return parameters.count <= mostArguments && signature.effectSpecifiers == nil && genericParameterClause == nil
            && !attributes.isAvailability("unavailable")
            && !modifiers.contains { ["static", "class"].contains($0.name.text) }
            && (isFoundByName || !modifiers.contains { $0.name.text == "override" })
            && parameters.allSatisfy { parameter in
                parameter.ellipsis == nil && !parameter.type.is(FunctionTypeSyntax.self)
                    && parameter.type.as(AttributedTypeSyntax.self) == nil
            }
    }
}

extension ModuleIndex {
    /// Returns what methods are called that `@objc` protocols of this module ask for of `type`: what implements them
    /// is known by name too.
    fileprivate func objectiveRequirements(of type: TypeIndex) -> Set<String> {
        objectiveRequirements(line(of: type).flatMap { above in above.inherited.map { ($0, above.name) } })
    }

    /// The same of what is under these names, each in the scope beside it.
    fileprivate func objectiveRequirements(_ inherited: [(name: String, scope: String)]) -> Set<String> {
        var (names, seen) = (Set<String>(), Set<String>())
        var next = inherited.map { ($0.name, $0.scope) }
        while let (name, scope) = next.popLast() {
            guard let found = self.type(named: name, within: scope), found.kind == .protocol,
                seen.insert(found.name).inserted
            else { continue }
            next += found.inherited.map { ($0, found.name) }
            if found.declaration.attributes.first(named: "objc") != nil {
                names.formUnion(found.members.lazy.filter { !$0.isInExtension }.compactMap(\.name))
            }
        }
        return names
    }
}
