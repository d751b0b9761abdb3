import Foundation

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

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Every `interval` seconds from `startDate` on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
