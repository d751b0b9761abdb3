/// `@Entry var name: Type = value` in an extension of a collection of values: a key of its own, and a property that
/// reads and sets what is there for it.
struct EntryMacro {
    /// The protocols of keys, by the types that hold values for them.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    ]

    private let variable: SourceVariable
    private let keyProtocol: String

    /// The macro at `declaration`, which stands in what the first of `around` describes.
    init(_ declaration: String, _ around: [String]) throws(MacroError) {
        guard let variable = SourceVariable(in: declaration) else {
            throw MacroError("'@Entry' can only be attached to a 'var' declaration")
        }
        let words = around.first.map(SourceLexer.tokens) ?? []
        guard let key = words.compactMap({ Self.keys[String($0.text)] }).first else {
            throw MacroError(
                "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, "
                    + "Transaction or ContainerValues")
        }
        guard !variable.isComputed else {
            throw MacroError("'@Entry' cannot be attached to a computed property")
        }
        (self.variable, keyProtocol) = (variable, key)
    }

    private var keyName: String { "__Key_" + variable.name.filter { $0 != "`" } }

    /// What the property becomes.
    var accessors: String {
        "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }"
    }

    /// The key. A default that is written is made anew each time where its type is known, so that it need not be safe
    /// on several threads.
    var key: String {
        get throws(MacroError) {
            let head = "private struct \(keyName): SwiftUI.\(keyProtocol)"
            switch (variable.type, variable.value) {
            case (let type?, let value?): return "\(head) { static var defaultValue: \(type) {\n\(value)\n} }"
            case (nil, let value?): return "\(head) { static let defaultValue = \(value)\n}"
            case (let type?, nil) where type.hasSuffix("?") || type.hasPrefix("Optional<"):
                return "\(head) { static var defaultValue: \(type) { nil } }"
            default: throw MacroError("'@Entry' requires an initial value for a type that is not optional")
            }
        }
    }
}
