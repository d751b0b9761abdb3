import CoreGraphics
import Foundation

/// The number of times that what begins again after its end is there on its wheel, and of days on the wheel of days.
/// Ours.
private let rounds = 401
private let dayCount = 40_001
private let years = 1...9999
/// The size of the letters of wheels, in points. Source: docs/sources/indicators.md, Pickers.
private let fontSize: CGFloat = 21

/// What one wheel of a date picker is about.
enum DateWheel: Hashable {
    case year, month, day, wholeDay, hour, minute, dayPeriod, countedHour, countedMinute
}

/// How a date picker's wheels are: by its mode, its calendar, its language. A value.
struct DateWheels {
    /// From left to right in a language that is read so.
    let wheels: [DateWheel]
    let calendar: Calendar
    let locale: Locale
    let minuteStep: Int
    /// Whether the day has two halves of twelve hours.
    let hasPeriods: Bool
    /// The day in the middle of the wheel of days.
    private let middle: Date
    private let formatter = DateFormatter()
    private let today: String

    init(_ mode: UIDatePicker.Mode, _ calendar: Calendar, _ locale: Locale, minuteStep: Int, today: Date, around: Date)
    {
        (self.calendar, self.locale, self.minuteStep) = (calendar, locale, minuteStep)
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
        // Words stand between quotes: HH 'Uhr'.
        let hours = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        hasPeriods = hours.contains("a") || hours.contains("h") || hours.contains("K")
        let time: [DateWheel] = hasPeriods ? [.hour, .minute, .dayPeriod] : [.hour, .minute]
        switch mode {
        case .time: wheels = time
        case .dateAndTime: wheels = [.wholeDay] + time
        case .countDownTimer: wheels = [.countedHour, .countedMinute]
        case .date, .yearAndMonth:
            let template = mode == .date ? "yMMMMd" : "yMMMM"
            let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d, y"
            var order: [DateWheel] = []
            for letter in format {
                let wheel: DateWheel? =
                    switch letter {
                    case "y", "u": .year
                    case "M", "L": .month
                    case "d": .day
                    default: nil
                    }
                if let wheel, !order.contains(wheel) { order.append(wheel) }
            }
            wheels = order
        }
        middle = calendar.startOfDay(for: around)
        (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        self.today = formatter.string(from: today)
    }

    /// The values of a wheel that begins again after its end; nil for one that does not.
    private func cycle(_ wheel: DateWheel) -> ClosedRange<Int>? {
        switch wheel {
        case .month: calendar.maximumRange(of: .month).map { $0.lowerBound...$0.upperBound - 1 } ?? 1...12
        case .day: calendar.maximumRange(of: .day).map { $0.lowerBound...$0.upperBound - 1 } ?? 1...31
        case .hour: 0...(hasPeriods ? 11 : 23)
        case .minute, .countedMinute: 0...(60 / minuteStep - 1)
        case .year, .wholeDay, .dayPeriod, .countedHour: nil
        }
    }

    /// The number of rows of a wheel.
    func count(_ wheel: DateWheel) -> Int {
        if let cycle = cycle(wheel) { return cycle.count * rounds }
        return switch wheel {
        case .year: years.count
        case .wholeDay: dayCount
        case .dayPeriod: 2
        case .countedHour: 24
        default: 0
        }
    }

    /// The value of a row.
    private func value(_ row: Int, _ wheel: DateWheel) -> Int {
        if let cycle = cycle(wheel) { return cycle.lowerBound + row % cycle.count }
        return wheel == .year ? years.lowerBound + row : row
    }

    /// The row of a value: of those that show it, the one nearest to `near`.
    private func row(_ value: Int, _ wheel: DateWheel, near: Int) -> Int {
        guard let cycle = cycle(wheel) else { return wheel == .year ? value - years.lowerBound : value }
        let index = value - cycle.lowerBound
        let middle = near > 0 ? near : cycle.count * (rounds / 2)
        let turn = ((CGFloat(middle - index)) / CGFloat(cycle.count)).rounded()
        return index + Int(min(max(turn, 0), CGFloat(rounds - 1))) * cycle.count
    }

    /// The rows that show `date`, each near the one its wheel stands at; of a timer those that show `duration`.
    func rows(of date: Date, duration: TimeInterval, near: [Int]) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let minutes = Int(min(max(duration, 0), 86_399)) / 60
        return wheels.enumerated().map { index, wheel in
            let value =
                switch wheel {
                case .year: min(max(parts.year ?? 1, years.lowerBound), years.upperBound)
                case .month: parts.month ?? 1
                case .day: parts.day ?? 1
                case .wholeDay:
                    min(max((days(from: middle, to: date)) + dayCount / 2, 0), dayCount - 1)
                case .hour: (parts.hour ?? 0) % (hasPeriods ? 12 : 24)
                case .minute: (parts.minute ?? 0) / minuteStep
                case .dayPeriod: (parts.hour ?? 0) / 12
                case .countedHour: minutes / 60
                case .countedMinute: minutes % 60 / minuteStep
                }
            return row(value, wheel, near: near.indices.contains(index) ? near[index] : 0)
        }
    }

    private func days(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: end)).day ?? 0
    }

    /// The date that wheels at `rows` show, with what they do not show of `date`.
    func date(of rows: [Int], from date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        var half = (parts.hour ?? 0) / 12
        for (wheel, row) in zip(wheels, rows) where row >= 0 {
            let value = value(row, wheel)
            switch wheel {
            case .year: parts.year = value
            case .month: parts.month = value
            case .day: parts.day = value
            case .wholeDay:
                guard let day = calendar.date(byAdding: .day, value: row - dayCount / 2, to: middle) else { continue }
                let whole = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (whole.era, whole.year, whole.month, whole.day)
            case .hour: parts.hour = value
            case .minute: parts.minute = value * minuteStep
            case .dayPeriod: half = value
            case .countedHour, .countedMinute: break
            }
        }
        if hasPeriods, wheels.contains(.dayPeriod) { parts.hour = (parts.hour ?? 0) % 12 + half * 12 }
        if wheels.contains(.month), let day = parts.day {
            // The last day of a month that is too short.
            var first = parts
            first.day = 1
            let length = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            parts.day = min(day, length ?? day)
        }
        return calendar.date(from: parts) ?? date
    }

    /// The seconds that the wheels of a timer at `rows` show, a minute at least.
    func duration(of rows: [Int]) -> TimeInterval {
        var minutes = 0
        for (wheel, row) in zip(wheels, rows) where row >= 0 {
            if wheel == .countedHour { minutes += 60 * value(row, wheel) }
            if wheel == .countedMinute { minutes += minuteStep * value(row, wheel) }
        }
        return TimeInterval(max(minutes, minuteStep) * 60)
    }

    /// The text of a row.
    func title(_ row: Int, _ wheel: DateWheel) -> String {
        let value = value(row, wheel)
        switch wheel {
        case .year:
            return number(value, digits: 1)
        case .month:
            let names = formatter.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : number(value, digits: 1)
        case .day: return number(value, digits: 1)
        case .wholeDay:
            guard let day = calendar.date(byAdding: .day, value: row - dayCount / 2, to: middle) else { return "" }
            return formatter.string(from: day)
        case .hour: return number(hasPeriods && value == 0 ? 12 : value, digits: hasPeriods ? 1 : 2)
        case .minute: return number(value * minuteStep, digits: 2)
        case .dayPeriod: return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .countedHour: return unit(value, .hour)
        case .countedMinute: return unit(value * minuteStep, .minute)
        }
    }

    /// Whether a row of the wheel of days is the present day.
    func isToday(_ row: Int, _ wheel: DateWheel) -> Bool { wheel == .wholeDay && title(row, wheel) == today }

    private func number(_ value: Int, digits: Int) -> String {
        let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(digits...))
        return style.format(value)
    }

    private func unit(_ value: Int, _ component: Calendar.Component) -> String {
        let isHour = component == .hour
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [isHour ? .hours : .minutes], width: isHour ? .wide : .abbreviated)
        return style.locale(locale).format(.seconds(value * (isHour ? 3600 : 60)))
    }

    /// The width of a wheel that shows its titles, in points.
    @MainActor
    func width(_ wheel: DateWheel) -> CGFloat {
        let rows: [Int] =
            switch wheel {
            case .month: Array(0..<(cycle(.month)?.count ?? 12))
            case .year: [1999]
            case .wholeDay: Array(dayCount / 2..<dayCount / 2 + 14)
            case .dayPeriod: [0, 1]
            case .countedHour: [23]
            default: [cycle(wheel).map { $0.count - 1 } ?? 0]
            }
        let font = UIFont.systemFont(ofSize: fontSize)
        let widest = rows.map { title($0, wheel).size(withAttributes: [.font: font]).width }.max() ?? 0
        return widest.rounded(.up) + 24
    }
}
