/// How wide a value in the log is at least, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

    /// At the right of `columns` characters.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// At the left of `columns` characters.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func aligned(_ text: String) -> String {
        let blank = String(repeating: " ", count: max(columns - text.count, 0))
        return isRight ? blank + text : text + blank
    }
}

/// How a whole number is written in the log.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var isUppercase = false
    private var isSigned = false
    private var prefix = ""
    private var minDigits = 0

    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    /// In tens, with a plus sign if that is asked for, and with at least `minDigits` digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(isSigned: explicitPositiveSign, minDigits: minDigits())
    }

    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

    /// In sixteens, behind `0x` and in capital letters if that is asked for, and with at least `minDigits` digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, isUppercase: uppercase, isSigned: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
            minDigits: minDigits())
    }

    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let sign = number < 0 ? "-" : isSigned ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(minDigits - digits.count, 0)) + digits
    }
}

/// How a number with a fraction is written in the log.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private var precision: Int?
    private var isSigned = false

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }

    /// With `precision` digits after the point, and a plus sign if that is asked for.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "f", precision: precision(), isSigned: explicitPositiveSign)
    }

    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }

    /// The shorter of the two.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    /// In sixteens.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

    func text(_ number: Double) -> String {
        // More digits than any double has say nothing.
        let digits = precision.map { ".\(min(max($0, 0), 400))" } ?? ""
        return String(format: "%\(isSigned ? "+" : "")\(digits)\(conversion)", number)
    }
}

/// How a truth value is written in the log.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
