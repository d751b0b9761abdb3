import Foundation
import OctantBase
import QuartzCore
import RenderServer

/// Seconds by which a date may lie ahead and count as come: clocks are not exact.
private let tolerance = 1e-6

/// The context for a timeline view's content.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate at which the view is made anew.
    public enum Cadence: Comparable, Sendable {
        /// For each frame.
        case live
        /// Updates about once a second.
        case seconds
        /// Updates about once a minute.
        case minutes
    }

    /// The date of the schedule that has come.
    public let date: Date
    /// The rate of updates: `live`, for it always is as often as scheduled.
    public let cadence: Cadence
}

/// Views that are made anew at the dates of a schedule, on the main thread, while they are on screen.
///
/// The frames of `.animation` are asked for only while something of the content may be seen: not while it is hidden,
/// transparent, or scrolled or clipped away. What moves by an animation of SwiftUI's instead runs without the main
/// thread.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context for the content.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
    @Environment(\.mediaEpoch) private var epoch
    @LocalClock private var clock
    /// The date of the schedule that came last; nil before the first one.
    @State private var date: Date?

    /// A view that `content` makes for each date of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    /// The content as of the last date.
    public var body: some View {
        let now = WallClock(clock: clock, epoch: epoch).now
        let shown = date ?? schedule.entry(at: now) ?? now
        content(Context(date: shown, cadence: .live))
            .modifier(
                ScreenWorkModifier(id: ScheduleIdentity(schedule: schedule)) {
                    TimelineTicker(schedule, epoch: epoch, from: shown) { date = $0 }
                })
    }
}

extension TimelineSchedule {
    /// The last date that has come at `now`; the first one where none has.
    fileprivate func entry(at now: Date) -> Date? {
        var last: Date?
        for date in entries(from: now, mode: .normal) {
            if date > now.addingTimeInterval(tolerance) { return last ?? date }
            last = date
        }
        return last
    }
}

/// The identity of a schedule.
private struct ScheduleIdentity<Schedule>: Equatable {
    let schedule: Schedule

    static func == (one: ScheduleIdentity, other: ScheduleIdentity) -> Bool {
        nonisolated(unsafe) let (first, second) = (one.schedule, other.schedule)
        return MainActor.assumeIsolated { InputComparison.isSame(first, second) }
    }
}

/// Reports each date of a schedule.
private final class TimelineTicker<Schedule: TimelineSchedule>: ScreenWork {
    private let schedule: Schedule
    private let epoch: Date?
    private let tick: @MainActor (Date) -> Void
    private var shown: Date
    private var dates: Schedule.Entries.Iterator?
    private var timer: MediaTimer?
    private var link: CADisplayLink?
    private var visibility: ViewVisibility?

    init(_ schedule: Schedule, epoch: Date?, from shown: Date, _ tick: @escaping @MainActor (Date) -> Void) {
        (self.schedule, self.epoch, self.shown, self.tick) = (schedule, epoch, shown, tick)
    }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        self.visibility = visibility
        let wall = WallClock(clock: clock, epoch: epoch)
        if let frames = schedule as? AnimationTimelineSchedule {
            guard !frames.isPaused else { return }
            // Less than once a second is no business of a display link's.
            if (frames.minimumInterval ?? 0) <= 1 { return follow(wall, frames.minimumInterval) }
        }
        dates = schedule.entries(from: wall.now, mode: .normal).makeIterator()
        wait(wall)
    }

    private func follow(_ wall: WallClock, _ interval: Double?) {
        let link = CADisplayLink { [weak self] link in self?.frame(link, wall) }
        if let interval { link.preferredFramesPerSecond = max(Int(clamping: (1 / interval).rounded()), 1) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// A frame has come. Where nothing of the view is seen no other one is asked for, until something of it is again.
    private func frame(_ link: CADisplayLink, _ wall: WallClock) {
        if let visibility, !visibility.isOpen {
            link.isPaused = true
            return visibility.wait { link.isPaused = false }
        }
        tick(wall.now)
    }

    /// Shows what has come, and waits for the date after it.
    private func wait(_ wall: WallClock) {
        let now = wall.now.addingTimeInterval(tolerance)
        var next = dates?.next()
        while let date = next, date <= now {
            if date > shown {
                shown = date
                tick(date)
            }
            next = dates?.next()
        }
        guard let next else { return }
        timer = MediaTimer(at: wall.mediaTime(of: next), clock: wall.clock) { [weak self] in
            guard let self, timer != nil else { return }
            if next != shown {
                shown = next
                tick(next)
            }
            wait(wall)
        }
    }

    func stop() {
        timer?.cancel()
        link?.invalidate()
        visibility?.wait(nil)
        (timer, link, visibility, dates) = (nil, nil, nil, nil)
    }
}
