internal import OctantBase
internal import SwiftSyntax

/// What can be previewed of a file.
package struct PreviewCatalog: Equatable {
    /// A `#Preview`.
    package struct Block: Equatable {
        /// The name, where it is a plain string.
        package let name: String?
        /// The line, from 1.
        package let line: Int

        /// A block.
        package init(name: String?, line: Int) { (self.name, self.line) = (name, line) }
    }

    /// A type that is a view, a layer or a controller, as far as the module tells.
    package struct Candidate: Equatable {
        package let name: String
        /// The path of the file that declares it.
        package let path: String
        /// The code that makes one; nil where it needs arguments.
        package let code: String?

        /// A type.
        package init(name: String, path: String, code: String?) {
            (self.name, self.path, self.code) = (name, path, code)
        }
    }

    /// What was asked for and cannot be shown, in words for people.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String

        /// A refusal in these words.
        package init(description: String) { self.description = description }
    }

    /// The blocks of the file, in its order.
    package let blocks: [Block]
    /// The types of the file that conform to `PreviewProvider`, in its order.
    package let providers: [Candidate]
    /// The types of the file that can be previewed if they can be made, in its order.
    package let types: [Candidate]
    /// Every type of the module, by its name.
    private let all: [String: Candidate]
    private let path: String
    /// The text of each type of the module with those of the types that it names, by its name; nil for what is no value
    /// alone.
    package let valueTexts: [String: String]

    /// The catalogue of the file at `path`, one of `files`, which are the module `name`.
    package init(of path: String, in files: [SourceFile], module name: String) {
        self.path = path
        let module = ModuleIndex(name: name, files: files)
        let file = files.first { $0.path == path }
        blocks =
            file.map { file in
                PreviewBlocks.found(in: file).map { Block(name: $0.name, line: file.position(of: $0.start).line) }
            } ?? []
        all = module.types.mapValues { PreviewCatalog.candidate($0, in: module) }
        let own = (file.map { module.types(in: $0) } ?? []).filter { !$0.isGeneric }
            .ordered { $0.declaration.position < $1.declaration.position }
        let (all, path) = (all, path)
        providers = own.filter { $0.inherits("PreviewProvider") }.map {
            Candidate(name: $0.name, path: path, code: "\($0.name).previews")
        }
        types = own.filter { $0.isShown(in: module) }.compactMap { all[$0.name] }
        valueTexts = Dictionary(
            uniqueKeysWithValues: module.types.keys.compactMap { name in
                module.valueText(of: name).map { (name, $0) }
            })
    }

    private static func candidate(_ type: TypeIndex, in module: ModuleIndex) -> Candidate {
        Candidate(
            name: type.name, path: module.files[type.file].path,
            code: type.isGeneric ? nil : module.makingCode(of: type))
    }

    /// Returns what is shown of the file: the type `name` of its module; without a name its blocks, else its
    /// providers, else the one type that can be made, or that is called like the file.
    package func choice(type name: String?) throws(Refusal) -> PreviewChoice {
        if let name {
            guard let found = all[name] else {
                throw Refusal(description: "there is no type '\(name)'\(listed(types.map(\.name)))")
            }
            if let provider = providers.first(where: { $0.name == name }) { return .code(in: path, [provider]) }
            guard found.code != nil else {
                throw Refusal(description: "'\(name)' cannot be made without arguments: write a '#Preview'")
            }
            return .code(in: found.path, [found])
        }
        if !blocks.isEmpty { return .blocks(in: path) }
        if !providers.isEmpty { return .code(in: path, providers) }
        let makable = types.filter { $0.code != nil }
        if makable.count == 1 { return .code(in: path, makable) }
        let base = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        if let own = makable.first(where: { $0.name == base }) { return .code(in: path, [own]) }
        guard makable.isEmpty else {
            throw Refusal(description: "say which with '--type NAME'\(listed(makable.map(\.name)))")
        }
        let reason =
            types.isEmpty
            ? "no view, layer or controller and no '#Preview'"
            : "no view, layer or controller that is made without arguments, and no '#Preview'"
        throw Refusal(description: "there is \(reason) in the file\(listed(types.map(\.name)))")
    }

    private func listed(_ names: [String]) -> String {
        names.isEmpty ? "" : "; there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
}

/// What is shown of a file.
package enum PreviewChoice: Equatable {
    /// The blocks of the file.
    case blocks(in: String)
    /// What the code of these makes, which is written behind the last line of the file.
    case code(in: String, [PreviewCatalog.Candidate])
}

extension TypeIndex {
    fileprivate func inherits(_ name: String) -> Bool {
        inherited.contains { $0 == name || $0.hasSuffix("." + name) }
    }

    /// Whether it is, by its name's ending or that of what it inherits from, something to see.
    fileprivate func isShown(in module: ModuleIndex) -> Bool {
        if kind == .other { return inherits("View") && !declaration.is(ExtensionDeclSyntax.self) }
        guard kind == .class, let root = module.line(of: self).last?.superclassName else { return false }
        let plain = String(root.prefix { $0 != "<" }.split(separator: ".").last ?? "")
        return PreviewCatalog.endings.contains { plain.hasSuffix($0) }
    }
}

extension PreviewCatalog {
    /// The endings of the names of classes that are seen.
    fileprivate static let endings = [
        "View", "Layer", "Controller", "Button", "Label", "Control", "Slider", "Switch", "Stepper", "TextField", "Bar",
        "Cell",
    ]
}

extension ModuleIndex {
    /// Returns code that makes a `type` without knowing more of it; nil where none will.
    fileprivate func makingCode(of type: TypeIndex) -> String? {
        guard type.kind == .class else { return type.kind == .other ? structCode(type) : nil }
        for above in line(of: type) {
            let initializers = above.initializers
            if initializers.contains(where: \.needsNothing) { return "\(type.name)()" }
            let labels = initializers.map(\.labels)
            if labels.contains(["frame"]) { return "\(type.name)(frame: .zero)" }
            if labels.contains(["nibName", "bundle"]) { return "\(type.name)(nibName: nil, bundle: nil)" }
            // Those of the class above are not inherited then.
            if initializers.contains(where: { !$0.isConvenience }) { return nil }
        }
        return "\(type.name)()"
    }

    private func structCode(_ type: TypeIndex) -> String? {
        let code = "\(type.name)()"
        if type.initializers.contains(where: \.needsNothing) { return code }
        let isOpen = type.members.contains { $0.extension == nil && $0.declaration.is(InitializerDeclSyntax.self) }
        guard !isOpen, type.declaration.is(StructDeclSyntax.self) else { return nil }
        let needs = type.members.contains { $0.variable.map(\.needsValue) ?? false }
        return needs ? nil : code
    }

    /// Returns the text of the type `name` and of those of the module that it names, and that they name; nil where one
    /// of them is a class or a protocol.
    fileprivate func valueText(of name: String) -> String? {
        var (text, seen, next) = ("", Set([name]), [name])
        while let name = next.popLast() {
            guard let type = types[name], type.kind == .other, !type.isGeneric else { return nil }
            text += type.declaration.textInOneLine
            let words = type.declaration.tokens(viewMode: .sourceAccurate).map(\.text)
            for word in Set(words) {
                guard let found = self.type(named: word, within: name), seen.insert(found.name).inserted else {
                    continue
                }
                next.append(found.name)
                next.sort()
            }
        }
        return text
    }
}

extension TypeIndex {
    fileprivate var initializers: [InitializerDeclSyntax] {
        members.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
    }
}

extension InitializerDeclSyntax {
    fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
    fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
    /// Whether it is called without arguments and gives an object.
    fileprivate var needsNothing: Bool {
        optionalMark == nil && signature.effectSpecifiers == nil && genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
}

extension VariableDeclSyntax {
    /// Wrappers that have a value without being given one.
    private static let valued: Set = ["Environment", "EnvironmentObject", "GestureState", "FocusState", "Namespace"]

    /// Whether the memberwise initialiser of a structure asks for the property's value.
    fileprivate var needsValue: Bool {
        if modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return false }
        if attributes.contains(where: { attribute in
            let name = attribute.as(AttributeSyntax.self)?.attributeName.text ?? ""
            return Self.valued.contains(String(name.split(separator: ".").last ?? ""))
        }) {
            return false
        }
        return bindings.contains { binding in
            if let accessors = binding.accessorBlock, !accessors.observes { return false }
            let isOptional =
                bindingSpecifier.text == "var" && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            return binding.initializer == nil && !isOptional
        }
    }
}
