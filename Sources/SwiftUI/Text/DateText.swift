import Foundation
import OctantBase
internal import OctantLocalization
import UIKit

/// Seconds that a moment may be short of a whole second and count as there: clocks are not exact.
private let tolerance = 1e-3
private let hour = 3600.0

/// Text that a date makes, which may change as time goes by.
struct DateText: Hashable, Sendable {
    /// The kind of text.
    enum Kind: Hashable, Sendable {
        /// The date in this style.
        case date(Date, Text.DateStyle)
        /// Two dates.
        case range(Date, Date)
        /// The time that is left between two dates, or has gone by; as of another date where one is given.
        case timer(Date, Date, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let kind: Kind

    /// The characters at `now`.
    func string(at now: Date, in surroundings: EnvironmentValues) -> String {
        let locale = surroundings.locale
        switch kind {
        case .date(let date, let style):
            let distance = date.timeIntervalSince(now)
            switch style.kind {
            case .time: return date.formatted(Self.format(surroundings, time: .shortened))
            case .date: return date.formatted(Self.format(surroundings, date: .long))
            case .timer: return LocalizedStrings(locale).time(Self.seconds(distance))
            case .relative: return Self.text(Self.seconds(distance), units: 2, locale)
            case .offset:
                return (distance > tolerance ? "-" : "+") + Self.text(Self.seconds(distance), units: 1, locale)
            }
        case .range(let start, let end):
            let format = Self.format(surroundings, time: .shortened)
            return start.formatted(format) + " – " + end.formatted(format)
        case .timer(let start, let end, let pause, let countsDown, let showsHours):
            let time = min(max(pause ?? now, start), end)
            let seconds =
                countsDown
                ? (end.timeIntervalSince(time) - tolerance).rounded(.up)
                : (time.timeIntervalSince(start) + tolerance).rounded(.down)
            let whole = Int(clamping: min(max(seconds, 0), Double(Int32.max)))
            if showsHours || whole < Int(hour) { return LocalizedStrings(locale).time(whole) }
            return "\(whole / 60):" + String(format: "%02d", whole % 60)
        }
    }

    /// The date when other characters are shown than at `now`; nil for never.
    func nextChange(after now: Date) -> Date? {
        switch kind {
        case .range: return nil
        case .date(let date, let style):
            switch style.kind {
            case .time, .date: return nil
            case .timer: return Self.next(1, now, from: date)
            case .relative, .offset:
                let distance = abs(date.timeIntervalSince(now))
                return Self.next(distance < hour + 1 ? 1 : 60, now, from: date)
            }
        case .timer(let start, let end, let pause, let countsDown, _):
            if pause != nil || now >= end { return nil }
            if now < start { return start }
            let next = Self.next(1, now, from: countsDown ? end : start)
            return min(next, end)
        }
    }

    /// The next date after `now` that is a multiple of `step` seconds from `date`.
    private static func next(_ step: Double, _ now: Date, from date: Date) -> Date {
        let steps = ((now.timeIntervalSince(date) + tolerance) / step).rounded(.down) + 1
        return date.addingTimeInterval(steps * step)
    }

    /// Whole seconds of a distance: of those to come, a second begun is counted.
    private static func seconds(_ distance: Double) -> Int {
        guard distance.isFinite else { return 0 }
        let seconds = distance > 0 ? (distance - tolerance).rounded(.up) : (-distance + tolerance).rounded(.down)
        return Int(clamping: min(max(seconds, 0), 1e12))
    }

    private static func text(_ seconds: Int, units: Int, _ locale: Locale) -> String {
        var format = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units)
        format.locale = locale
        return Duration.seconds(seconds).formatted(format)
    }

    private static func format(
        _ surroundings: EnvironmentValues, date: Date.FormatStyle.DateStyle = .omitted,
        time: Date.FormatStyle.TimeStyle = .omitted
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: surroundings.locale, calendar: surroundings.calendar,
            timeZone: surroundings.timeZone)
    }
}

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(.time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(.date)
        /// The time until then: "2 hours, 23 minutes".
        public static let relative = DateStyle(.relative)
        /// The time until then, in one unit: "-3 weeks" before it, "+2 hours" after it.
        public static let offset = DateStyle(.offset)
        /// The time until then, in hours, minutes and seconds: "36:59:01".
        public static let timer = DateStyle(.timer)
    }

    /// `date` as `style` writes it in the locale, calendar and time zone of the surroundings; brought up to date as
    /// time goes by.
    public init(_ date: Date, style: DateStyle) { self.init(.moment(DateText(kind: .date(date, style)))) }

    /// The times of day that `dates` begins and ends at.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.moment(DateText(kind: .range(dates.lowerBound, dates.upperBound))))
    }

    /// The times of day that `interval` begins and ends at.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The time that is left of `timerInterval`, or that has gone by if it does not count down, second by second; as of
    /// `pauseTime` where one is given. Without `showsHours`, minutes go on beyond 60.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .moment(
                DateText(
                    kind: .timer(
                        timerInterval.lowerBound, timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
                        showsHours: showsHours))))
    }
}
