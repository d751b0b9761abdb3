/// The key of a program's translations: text, in which a specifier such as `%@` marks each value that was put
/// into the literal.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The text that is looked up.
    let key: String
    /// The values that were put into the literal, in their order.
    let arguments: [Argument]
    /// Whether the key contains specifiers for values.
    let isPattern: Bool
    /// The text where there is no translation; nil for the key itself.
    var fallback: String?

    /// A value in a literal.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case natural(UInt64)
        case real(Double)
        case text(Text)
    }

    /// The key `value`.
    public init(_ value: String) { (key, arguments, isPattern) = (value, [], false) }

    /// The key `value`.
    public init(stringLiteral value: String) { self.init(value) }

    init(key: String, arguments: [Argument], isPattern: Bool) {
        (self.key, self.arguments, self.isPattern) = (key, arguments, isPattern)
    }

    /// The key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments, isPattern) = (stringInterpolation.key, stringInterpolation.arguments, true)
    }

    /// Collects a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// An empty literal, space kept for as much as is to come.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Adds `string`, with `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Adds `text` with its own attributes, with `%@` in the key.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Adds `subject`, written by `formatter` (by itself without one), with `%@` in the key.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"), "%@")
        }

        /// Adds `subject`, written by `formatter` (by itself without one), with `%@` in the key.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description), "%@")
        }

        /// Adds `input`, written by `format`, with `%@` in the key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Adds a number, with the specifier of its type in the key: `%lld`, `%llu` or `%lf`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._number.argument, value._number.specifier)
        }

        /// Adds a number, written by `specifier`, one of C's such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._number.argument, specifier)
        }
    }
}

/// A number that can be put into the literal of a key.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The number.
    var _number: _FormatNumber { get }
}

/// A number in the literal of a key.
public struct _FormatNumber: Sendable {
    let argument: LocalizedStringKey.Argument
    let specifier: String
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// The number.
    public var _number: _FormatNumber {
        if Self.isSigned { return _FormatNumber(argument: .integer(Int64(clamping: self)), specifier: "%lld") }
        return _FormatNumber(argument: .natural(UInt64(clamping: self)), specifier: "%llu")
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The number.
    public var _number: _FormatNumber { _FormatNumber(argument: .real(Double(self)), specifier: "%lf") }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
