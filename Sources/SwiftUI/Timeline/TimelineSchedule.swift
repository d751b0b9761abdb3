import Foundation

/// At which dates a timeline view is made anew.
public protocol TimelineSchedule {
    /// The dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The rate at which a view may be made anew.
    typealias Mode = TimelineScheduleMode

    /// The dates from `startDate` on, in ascending order; the first one may be before it, and is then shown at first.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a view may be made anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as scheduled. It is always this here.
    case normal
    /// Less often than scheduled.
    case lowFrequency
}

/// The begin of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Every minute.
    public init() {}

    /// The minutes from the one of `startDate` on.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -1e9 * 60), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates that a program lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// `dates`, in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All of them.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The begin of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The dates that `dates` lists, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
