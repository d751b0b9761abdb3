import Foundation

/// Writes times against another: `1 hour ago`, `in 2 weeks`, `yesterday`. Foundation on Linux does not have the class;
/// the words are its own, of any language.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days and the like have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers: `1 day ago`.
        case numeric = 0
        /// Names where there are: `yesterday`.
        case named = 1
    }

    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// Words: `2 months ago`.
        case full = 0
        /// Words, numbers too: `two months ago`.
        case spellOut = 1
        /// Short words: `2 mo. ago`.
        case short = 2
        /// The shortest words: `2mo ago`.
        case abbreviated = 3
    }

    /// Whether days and the like have names. `.numeric` by default.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The style in which units are written. `.full` by default.
    open var unitsStyle: UnitsStyle = .full
    /// The calendar that units are counted in; nil for the user's, which it is by default.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Whose words are used; nil for the user's, which it is by default.
    open var locale: Locale! = .autoupdatingCurrent

    // The units, from the largest on.
    private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

    /// Returns the largest unit of `dateComponents` that is not 0, against now: `in 2 days` for two days.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let unit = Self.units.first { (dateComponents.value(for: $0) ?? 0) != 0 } ?? .second
        return string(dateComponents.value(for: unit) ?? 0, unit)
    }

    /// Returns the time `timeInterval` seconds from now, before it for less than 0, in its largest whole unit.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
    }

    /// Returns the time of `date` against `referenceDate`, in its largest whole unit.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        return localizedString(
            from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
    }

    /// Returns the time of `obj`, a `Date`, against now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func string(_ value: Int, _ unit: Calendar.Component) -> String {
        var calendar = calendar ?? Calendar.current
        calendar.locale = locale ?? .current
        // From a time on from which a year, a month and a day are as long as they are anywhere.
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = calendar.date(byAdding: unit, value: value, to: reference) ?? reference
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words,
            locale: locale ?? .current, calendar: calendar)
        return style.format(reference)
    }

    private var words: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
