import OctantBase
import RenderServer

/// A clock that a test's screen moves, for code that takes a `Clock`: what sleeps by it goes on when `advance(by:)` has
/// come that far, and nothing waits. Any thread.
public struct TestClock: Clock {
    /// A time, from when the screen was made on.
    public struct Instant: InstantProtocol {
        /// How long after the screen was made.
        public var offset: Duration

        /// The time `offset` after the screen was made.
        public init(offset: Duration) { self.offset = offset }

        /// The time `duration` after this one.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// How long after this time `other` is.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether `one` is earlier than `other`.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let media: ManualClock
    private let start: Double
    private let sleepers = Sleepers()

    init(_ clock: ManualClock) { (media, start) = (clock, clock.now()) }

    /// The screen's time.
    public var now: Instant { Instant(offset: .seconds(media.now() - start)) }

    /// Nothing is rounded.
    public var minimumResolution: Duration { .zero }

    /// Returns once the screen's time has come to `deadline`. Throws where the task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let time = start + deadline.offset / .seconds(1)
        guard time > media.now() else { return }
        try await sleepers.sleep(until: time)
    }

    /// The media time at which the next one that sleeps is to go on; nil while none does.
    var nextDeadline: Double? { sleepers.next }

    /// Lets those go on whose time has come, in the order of their times. Returns whether there were any.
    func wake() -> Bool { sleepers.wake(at: media.now()) }
}

/// Those that sleep by a clock.
private final class Sleepers: Sendable {
    private struct Sleeper {
        var number: Int
        var deadline: Double
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var waiting: [Sleeper] = []
        /// Cancelled before they slept.
        var cancelled: Set<Int> = []
        var count = 0
    }

    private let state = Locked(State())

    var next: Double? { state.withLock { $0.waiting.map(\.deadline).min() } }

    func sleep(until deadline: Double) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return true }
                    state.waiting.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return Sleeper?.none
                }
                return state.waiting.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    func wake(at time: Double) -> Bool {
        let due = state.withLock { state in
            let due = state.waiting.filter { $0.deadline <= time }
            state.waiting.removeAll { $0.deadline <= time }
            return due.ordered { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        }
        for sleeper in due { sleeper.continuation.resume() }
        return !due.isEmpty
    }
}
