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

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Every `interval` seconds from `startDate` on. What is not above 0 or not finite counts as 1.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    /// The dates from the last one up to `startDate` on, or from the schedule's own begin if that is later.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let number = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, number: number > 0 && number.isFinite ? number : 0)
    }

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var number: Double

        /// The next date.
        public mutating func next() -> Date? {
            defer { number += 1 }
            return start.addingTimeInterval(number * interval)
        }
    }
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

/// The frames of the display.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Seconds between two dates at least; nil for each frame.
    let minimumInterval: Double?
    /// Whether time is paused.
    let isPaused: Bool

    /// Each frame of the display, or no more than one in `minimumInterval` seconds; none while `paused`.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
    }

    /// Dates a frame of 1/60 s apart, or at the schedule's interval; none while it is paused.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        Entries(date: isPaused ? nil : startDate, interval: minimumInterval ?? 1.0 / 60)
    }

    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: Double

        /// The next date.
        public mutating func next() -> Date? {
            defer { date = date?.addingTimeInterval(interval) }
            return date
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Every `interval` seconds from `startDate` on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
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

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame of the display, or no more than one in `minimumInterval` seconds; none while `paused`.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
