import Foundation

extension LocalizedStringKey.Argument {
    /// The value; nil for text, which has attributes of its own.
    private var value: FormatValue? {
        switch self {
        case .string(let string): .string(string)
        case .integer(let number): .integer(number)
        case .natural(let number): .natural(number)
        case .real(let number): .real(number)
        case .text: nil
        }
    }

    /// The argument for a value.
    fileprivate init(_ value: FormatValue) {
        switch value {
        case .string(let string): self = .string(string)
        case .integer(let number): self = .integer(number)
        case .natural(let number): self = .natural(number)
        case .real(let number): self = .real(number)
        }
    }

    /// The number by which words are chosen; nil for what is none.
    var number: Double? { value?.number }

    /// The value written by `specifier` in `locale`; nil for text, which has attributes of its own.
    func string(_ specifier: String, locale: Locale) -> String? { value?.string(specifier, locale: locale) }
}

extension LocalizedStringKey {
    /// The key of `resource`, with its values.
    init(_ resource: LocalizedStringResource) {
        self.init(
            key: resource.key, arguments: resource.defaultValue.values.map(Argument.init),
            isPattern: !resource.defaultValue.values.isEmpty)
        fallback = resource.defaultValue.key
    }
}
