/// A text of the log with values in it, as a literal: `"\(count) of \(name, privacy: .private)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// The text, private values hidden.
    let text: String

    /// The text of a literal.
    public init(stringLiteral value: String) { text = value }

    /// The text of a literal with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Gathers the parts of a text of the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var text = ""

    /// The beginning of a text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(argumentString(), align, privacy)
    }

    /// Adds what describes a value.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(value().description, align, privacy)
    }

    /// Adds the description of an object; `nil` for none.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> AnyObject?, privacy: OSLogPrivacy = .auto
    ) {
        add(argumentObject().map { String(describing: $0) } ?? "nil", .none, privacy)
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(String(describing: value()), align, privacy)
    }

    /// Adds what describes an error; `nil` for none.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        add(error().map { String(describing: $0) } ?? "nil", .none, privacy)
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger & CustomStringConvertible>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(Double(number())), align, privacy)
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(boolean()), .none, privacy)
    }

    /// Adds an address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawPointer?, privacy: OSLogPrivacy = .auto
    ) {
        add(pointer().map(\.debugDescription) ?? "0x0", .none, privacy)
    }

    private mutating func add(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.aligned(privacy.shown(value))
    }
}
