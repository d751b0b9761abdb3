import Foundation
import OctantBase

extension String {
    /// Text to be translated: characters, in which a specifier such as `%lld` marks each value that was put into the
    /// literal.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// The characters, with specifiers.
        package let key: String
        /// The values, in their order.
        package let values: [FormatValue]

        /// The text `value`.
        public init(_ value: String) { (key, values) = (value, []) }

        /// The text `value`.
        public init(stringLiteral value: String) { self.init(value) }

        /// The text of a literal with values in it.
        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
        }

        /// Collects a literal with values in it.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var values: [FormatValue] = []

            /// An empty literal, space kept for as much as is to come.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
                values.reserveCapacity(interpolationCount)
            }

            /// Adds characters.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

            private mutating func append(_ value: FormatValue, _ specifier: String? = nil) {
                key += specifier ?? value.specifier
                values.append(value)
            }

            /// Adds `string`, with `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

            /// Adds `string`, with `%@` in the key.
            public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }

            /// Adds a whole number, with `%lld` in the key, or `%llu` for a type without signs.
            public mutating func appendInterpolation(_ number: some BinaryInteger) { append(FormatValue(number)) }

            /// Adds a number, with `%lf` in the key.
            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
                append(.real(Double(number)))
            }

            /// Adds a whole number, written by `specifier`, one of C's such as `%02lld`.
            public mutating func appendInterpolation(_ number: some BinaryInteger, specifier: String) {
                append(FormatValue(number), specifier)
            }

            /// Adds a number, written by `specifier`, one of C's such as `%.2f`.
            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, specifier: String) {
                append(.real(Double(number)), specifier)
            }

            /// Adds `input`, written by `format`, with `%@` in the key.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append(.string(format.format(input)))
            }
        }
    }

    /// The translation of `keyAndValue` in `table` (`Localizable` for nil) of `bundle`, nil for the main one and those
    /// of the program's targets, in the language that the user asks for, values written as `locale` does; the text
    /// itself where there is none. `comment` is for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// The translation of `key`, which need not be text; `defaultValue` where there is none. The rest is as without it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, bundle, locale)
    }

    /// The translation that `resource` names.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.key, resource.defaultValue, resource.table, resource.bundle.resolved, resource.locale)
    }

    private init(
        _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) {
        let text = StringTables.text(for: key, table: table, in: bundle) ?? .plain(value.key)
        if value.values.isEmpty, case .plain(let string) = text {
            self = string
            return
        }
        // The current locale on Linux is always the same.
        let users = PreferredLanguages.locales(in: ProcessInfo.processInfo.environment).first
        let locale = locale == .current ? users ?? locale : locale
        self = text.pattern(for: value.values.map(\.number)).parts.map { part in
            switch part {
            case .characters(let characters): return characters
            case .value(let index, let specifier):
                // A translation may ask for more values than there are.
                guard value.values.indices.contains(index) else { return "" }
                return value.values[index].string(specifier, locale: locale)
            }
        }.joined()
    }
}
