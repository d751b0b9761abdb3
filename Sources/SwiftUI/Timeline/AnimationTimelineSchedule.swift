import Foundation

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

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame of the display, or no more than one in `minimumInterval` seconds; none while `paused`.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
