/// Attributes that leave a variable one of the type's own.
private let plainAttributes: Set<Substring> = [
    "available", "MainActor", "usableFromInline", "inlinable", "nonisolated",
]

/// `@Animatable` at a structure: its stored variables are what animates, but for those that are `@AnimatableIgnored` or
/// stored by another type's means.
struct AnimatableMacro {
    private let variables: [SourceVariable]
    private let access: String

    /// The macro at `declaration`.
    init(_ declaration: String) throws(MacroError) {
        let tokens = SourceLexer.tokens(of: declaration)
        guard let open = tokens.firstIndex(where: { $0.isSign("{") }),
            !tokens[..<open].contains(where: { $0.kind == .word && $0.text == "protocol" })
        else { throw MacroError("'@Animatable' can only be attached to a type") }
        let words = tokens[..<open].filter { $0.kind == .word }.map { String($0.text) }
        access = ["public", "package"].first(where: words.contains).map { $0 + " " } ?? ""
        variables = Self.stored(in: tokens, after: open)
        for variable in variables where variable.type == nil && variable.number == nil {
            throw MacroError("'@Animatable' needs the type of '\(variable.name)' to be written")
        }
    }

    /// Returns the variables right inside the braces that open at `open`.
    private static func stored(in tokens: [SourceToken], after open: Int) -> [SourceVariable] {
        var found: [SourceVariable] = []
        var attributes: [String] = [], modifiers: [String] = []
        var depth = 0
        for index in tokens.indices.dropFirst(open + 1) {
            let token = tokens[index]
            if token.kind == .sign, "([{".contains(token.text) { depth += 1 }
            if token.kind == .sign, ")]}".contains(token.text) { depth -= 1 }
            guard depth == 0, token.kind == .word else { continue }
            if tokens[index - 1].isSign("@") {
                if !plainAttributes.contains(token.text) { attributes.append(String(token.text)) }
                continue
            }
            if token.text == "var", let variable = SourceVariable(tokens, at: index, isAlone: false) {
                let isOwn = !variable.isComputed && !modifiers.contains("static") && !modifiers.contains("lazy")
                if isOwn, attributes.isEmpty { found.append(variable) }
                (attributes, modifiers) = ([], [])
            } else if ["let", "func", "init", "subscript", "struct", "class", "enum", "typealias"].contains(token.text)
            {
                (attributes, modifiers) = ([], [])
            } else {
                modifiers.append(String(token.text))
            }
        }
        return found
    }

    /// The property that holds all that animates; nothing where nothing does.
    var data: String {
        guard let last = variables.last else { return "" }
        var (type, get) = (dataType(of: last), "\(last.name).animatableData")
        for variable in variables.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(dataType(of: variable)), \(type)>"
            get = "SwiftUI.AnimatablePair(\(variable.name).animatableData, \(get))"
        }
        var set = "", path = "newValue"
        for (index, variable) in variables.enumerated() {
            let isLast = index == variables.count - 1
            set += "\(variable.name).animatableData = \(path)\(isLast ? "" : ".first"); "
            path += ".second"
        }
        return "\(access)nonisolated var animatableData: \(type) {\nget { \(get) }\nset { \(set)}\n}"
    }

    private func dataType(of variable: SourceVariable) -> String {
        "\(variable.type ?? variable.number ?? "").AnimatableData"
    }
}

extension SourceVariable {
    /// The type of the number that the variable is first; nil where it is none with a point in it.
    var number: String? {
        guard let value, value.contains("."), Double(value) != nil else { return nil }
        return "Double"
    }
}
