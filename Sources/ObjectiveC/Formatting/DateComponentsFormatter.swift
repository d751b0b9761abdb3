import Foundation

/// Writes spans of time: `1:05:03`, `1h 5m 3s`, `1 hour, 5 minutes, 3 seconds`. Foundation on Linux names the class and
/// has none.
///
/// Weeks, days, hours, minutes and seconds are written; years and months are counted in these.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons: `1:05:03`.
        case positional = 0
        /// Letters: `1h 5m 3s`.
        case abbreviated = 1
        /// Short words: `1 hr, 5 min, 3 sec`.
        case short = 2
        /// Words: `1 hour, 5 minutes, 3 seconds`.
        case full = 3
        /// Short words without commas: `1 hr 5 min 3 sec`.
        case brief = 5
    }

    /// Which units with a zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt

        /// The behaviour of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The leading ones in positions, all in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first other one.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last other one.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None; positions have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units to write. Empty, the default, for days and all below.
    open var allowedUnits: NSCalendar.Unit = []
    /// The style in which units are written. `.positional` by default.
    open var unitsStyle: UnitsStyle = .positional
    /// Which units with a zero are left out. `.default` by default.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The number of units written at most, the largest ones; 0, the default, for all.
    open var maximumUnitCount = 0
    /// Whether the text says that the span is about that long; it does not in positions. False by default.
    open var includesApproximationPhrase = false
    /// Whether the text says that the span is left. False by default.
    open var includesTimeRemainingPhrase = false
    /// The calendar, whose locale's words are used; nil, the default, for the user's.
    open var calendar: Calendar? = .autoupdatingCurrent

    /// The units, from the largest on: their seconds, and what Foundation calls them.
    private static let units: [(unit: NSCalendar.Unit, seconds: Double, name: Duration.UnitsFormatStyle.Unit)] = [
        (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
        (.second, 1, .seconds),
    ]

    /// The text of `ti` seconds, of which fractions of the least unit do not count; nil for what is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        var (rest, parts) = (abs(ti), [Part]())
        for unit in Self.units where allowed.contains(unit.unit) {
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            parts.append(Part(count: count, seconds: unit.seconds, name: unit.name))
        }
        guard !parts.isEmpty else { return nil }
        var shown = withoutZeros(parts)
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let isNegative = ti < 0 && shown.contains { $0.count > 0 }
        let span = unitsStyle == .positional ? positions(shown, isNegative) : words(shown, isNegative)
        return TimePhrases(locale).around(
            span, isAbout: includesApproximationPhrase && unitsStyle != .positional,
            isLeft: includesTimeRemainingPhrase)
    }

    /// The text of the time in `components`: weeks, days, hours, minutes and seconds.
    open func string(from components: DateComponents) -> String? {
        let weeks = Double(components.weekOfMonth ?? components.weekOfYear ?? 0)
        let (days, hours) = (Double(components.day ?? 0), Double(components.hour ?? 0))
        let (minutes, seconds) = (Double(components.minute ?? 0), Double(components.second ?? 0))
        return string(from: ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds)
    }

    /// The text of the time from `startDate` to `endDate`.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// The text of the time in `components`, in the user's language.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The text of date components; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// The count of one unit.
    private struct Part {
        let count: Double
        let seconds: Double
        let name: Duration.UnitsFormatStyle.Unit
    }

    /// `parts` without those whose zero is left out: one at least.
    private func withoutZeros(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.count > 0 }),
            let last = parts.lastIndex(where: { $0.count > 0 })
        else { return behavior.contains(.dropLeading) ? parts.suffix(1) : parts }
        return parts.enumerated().filter { index, part in
            part.count > 0 || (index < first && !behavior.contains(.dropLeading))
                || (index > first && index < last && !behavior.contains(.dropMiddle))
                || (index > last && !behavior.contains(.dropTrailing))
        }.map(\.element)
    }

    private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

    private func positions(_ parts: [Part], _ isNegative: Bool) -> String {
        let style = FloatingPointFormatStyle<Double>.number.grouping(.never).locale(locale)
        let numbers = parts.enumerated().map { index, part in
            let digits = index > 0 || zeroFormattingBehavior.contains(.pad) ? 2 : 1
            return part.count.formatted(
                style.precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...0)))
        }
        return (isNegative ? "-" : "") + numbers.joined(separator: ":")
    }

    private func words(_ parts: [Part], _ isNegative: Bool) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .full: .wide
            case .brief: .condensedAbbreviated
            case .abbreviated: .narrow
            default: .abbreviated
            }
        let seconds = parts.reduce(0) { $0 + $1.count * $1.seconds }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(parts.map(\.name)), width: width, zeroValueUnits: .show(length: 1)
        ).locale(locale)
        return Duration.seconds(Int64(isNegative ? -seconds : seconds)).formatted(style)
    }
}
