import OctantBase
import RenderServer

/// Times are rounded up to so many seconds: between asking for a time and being asked for it a little passes.
private let resolution = 1e-3
/// The most calls of a timer in a frame.
private let mostCalls = 1000.0

/// The time of a clock that a test moves, and what a program asked to have done at times of it. Any thread.
final class TestTime: Sendable {
    private struct Entry: Sendable {
        var number: Int
        /// Seconds of media time.
        var due: Double
        var work: DelayedWork
    }

    private struct State {
        var entries: [Entry] = []
        var count = 0
        var displays: [RecordingDisplay] = []
    }

    private static let known = Locked<[(time: TestTime, isScreen: Bool)]>([])

    let clock: ManualClock
    private let state = Locked(State())

    private init(_ clock: ManualClock) { self.clock = clock }

    /// Those that are in force.
    static var all: [TestTime] { known.withLock { $0.map(\.time) } }

    /// The time of `clock`; nil where nobody began one.
    static func of(_ clock: any MediaClock) -> TestTime? {
        guard let clock = clock as? ManualClock else { return nil }
        return all.first { $0.clock === clock }
    }

    /// The time that the caller's work goes by: that of the clock in force, else on the main thread that of the
    /// program's screen. Nil for the machine's.
    static var current: TestTime? {
        let clock = MediaClocks.current
        if let time = of(clock) { return time }
        guard clock is HostClock, MainThread.isCurrent else { return nil }
        return known.withLock { $0.last { $0.isScreen }?.time }
    }

    /// Makes the program's delayed work go by `clock` until the result is called: what is left then goes by the
    /// machine's.
    /// - Parameter isScreen: Whether work counts, too, that comes to the main thread from elsewhere.
    static func begin(_ clock: ManualClock, isScreen: Bool) -> @Sendable () -> Void {
        // Who calls these functions has them replaced from the first time on.
        _ = SystemCalls.shared
        let time = TestTime(clock)
        known.withLock { $0.append((time, isScreen)) }
        return { time.end() }
    }

    private func end() {
        Self.known.withLock { $0.removeAll { $0.time === self } }
        let left = state.withLock { state in
            defer { state.entries = [] }
            return state.entries
        }
        guard let calls = SystemCalls.shared else { return }
        let now = clock.now()
        for entry in left { entry.work.giveBack(calls, after: max(0, entry.due - now)) }
    }

    /// Does `work` `seconds` from now, rounded up to a thousandth; soon where that is no number.
    func add(_ work: DelayedWork, after seconds: Double) {
        let due = due(after: seconds)
        state.withLock { state in
            state.count += 1
            state.entries.append(Entry(number: state.count, due: due, work: work))
        }
    }

    private func due(after seconds: Double) -> Double {
        clock.now() + (seconds > 0 ? (seconds / resolution).rounded(.up) * resolution : 0)
    }

    /// Moves `display` along with the clock.
    func add(_ display: RecordingDisplay) {
        state.withLock { $0.displays.append(display) }
    }

    /// Lets displays that record show what they have until `instant`, seconds of media time.
    func show(until instant: Double) {
        for surface in state.withLock({ $0.displays }).flatMap(\.surfaces) { surface.advance(to: instant) }
    }

    /// Whether `timer` waits here.
    func has(_ timer: UnsafeRawPointer) -> Bool {
        state.withLock { $0.entries.contains { $0.work.isTimer(timer) } }
    }

    /// Forgets `timer`.
    func remove(_ timer: UnsafeRawPointer) {
        // What it holds ends after the lock.
        let removed = state.withLock { state in
            let removed = state.entries.filter { $0.work.isTimer(timer) }
            state.entries.removeAll { $0.work.isTimer(timer) }
            return removed
        }
        _ = removed
    }

    /// Calls `timer`, if it waits here, `seconds` from now.
    func move(_ timer: UnsafeRawPointer, to seconds: Double) {
        let due = due(after: seconds)
        state.withLock { state in
            for index in state.entries.indices where state.entries[index].work.isTimer(timer) {
                state.entries[index].due = due
            }
        }
    }

    /// Does what is due at the clock's time, the earliest first; what asks for more work gets it in the next frame.
    /// Returns whether there was anything to do.
    @MainActor
    func work() -> Bool {
        guard let calls = SystemCalls.shared else { return false }
        let (now, last) = (clock.now(), state.withLock { $0.count })
        var isBusy = false
        while let work = takeNext(at: now, upTo: last) {
            isBusy = true
            MediaClocks.$current.withValue(clock) { work.perform(calls) }
        }
        return isBusy
    }

    /// The next work that is due at `now`, of those with numbers to `last`. What repeats stays for its next time.
    private func takeNext(at now: Double, upTo last: Int) -> DelayedWork? {
        state.withLock { state in
            state.entries.removeAll(where: \.work.isOver)
            let due = state.entries.indices.filter {
                state.entries[$0].number <= last && state.entries[$0].due - resolution < now
            }
            guard let index = due.min(by: { Self.isEarlier(state.entries[$0], state.entries[$1]) }) else { return nil }
            let entry = state.entries[index]
            guard let interval = entry.work.interval, interval > 0 else { return state.entries.remove(at: index).work }
            // As a run loop does that comes late, it leaves calls out where they are too many.
            let missed = ((now - entry.due) / interval).rounded(.down)
            state.entries[index].due += interval * (missed > mostCalls ? missed : 1)
            return entry.work
        }
    }

    private static func isEarlier(_ one: Entry, _ other: Entry) -> Bool {
        (one.due, one.number) < (other.due, other.number)
    }
}
