import Foundation
import OctantBase
import RenderServer

/// Seconds between the frames of a clock that is moved by hand: 60 a second, as of most displays.
private let frameTime = 1.0 / 60
/// The most frames on one way, ten minutes of them; a longer way has longer ones. Ours.
private let mostFrames = 36_000.0
/// How often in a row something may be due at one instant, before the clock goes on all the same. Ours.
private let mostTurns = 16
/// The shortest time between two calls of a repeating timer, in seconds: that which Foundation takes for none.
private let shortestInterval = 1e-4

extension ManualClock {
    /// Whether anything is to happen by this clock: a frame of a display link, a timer, the end of an animation.
    @MainActor package var awaitsAnything: Bool { DisplayLinks.shared.wantFrames(by: self) || nextEvent != nil }

    /// The time of the next timer or end of an animation, in seconds; nil for none.
    @MainActor package var nextEvent: Double? {
        let (timer, delivery) = (MediaTimer.next(by: self), LayerThread.current.nextDelivery(by: self))
        guard let timer, let delivery else { return timer ?? delivery }
        return min(timer, delivery)
    }

    /// Moves the clock to `time` as it moves in a window: display links have a frame 60 times a second, and timers and
    /// what follows animations run when they are due. It is the clock in force meanwhile.
    @MainActor package func run(to time: Double) {
        let frame = max(frameTime, (time - now()) / mostFrames)
        inForce {
            var turns = 0
            while true {
                let present = now()
                let event = nextEvent ?? .infinity
                if event <= present, turns < mostTurns {
                    turns += 1
                    CATransaction.flush()
                    continue
                }
                guard present < time else { return }
                turns = 0
                // What stays due although it ran holds nothing up.
                let next = event <= present ? .infinity : event
                let asksForFrames = event <= present || DisplayLinks.shared.wantFrames(by: self)
                advance(to: min(asksForFrames ? present + frame : time, next, time))
                CATransaction.flush()
            }
        }
    }

    /// Runs `body` with this clock in force, for media time and for what repeats on the main run loop.
    @MainActor package func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClocks.$current.withValue(self) {
            try TimersInForce.$current.withValue(ManualTimers(clock: self)) { try body() }
        }
    }
}

/// Timers that repeat by a clock which is moved by hand.
private struct ManualTimers: RepeatingTimers {
    let clock: ManualClock

    func start(
        every interval: Double, _ body: @escaping @Sendable (Date) -> Void
    ) -> @Sendable () -> Void {
        let timer = ManualTimer(clock, max(interval, shortestInterval), body)
        MainActor.assumeIsolated { timer.wait() }
        return { timer.end() }
    }
}

/// A timer that repeats by a clock which is moved by hand.
private final class ManualTimer: Sendable {
    private let clock: ManualClock
    private let begin: Double
    private let interval: Double
    private let body: @Sendable (Date) -> Void
    private let isOver = Locked(false)

    init(_ clock: ManualClock, _ interval: Double, _ body: @escaping @Sendable (Date) -> Void) {
        (self.clock, begin, self.interval, self.body) = (clock, clock.now(), interval, body)
    }

    /// Waits for the call number `count`, and those after it. They are counted from the begin, and so do not drift.
    @MainActor func wait(for count: Int = 1) {
        MediaTimer(at: begin + Double(count) * interval, clock: clock) { [self] in
            if isOver.withLock({ $0 }) { return }
            body(clock.epoch?.addingTimeInterval(clock.now()) ?? Date())
            wait(for: count + 1)
        }
    }

    func end() { isOver.withLock { $0 = true } }
}
