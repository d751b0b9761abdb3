import Dispatch
import RenderServer

/// Calls a closure once at a media time: by the host's clock at that time, by a clock that is moved by hand at the
/// `CATransaction.flush()` after it was moved there.
@MainActor
package final class MediaTimer {
    /// Timers of clocks that move by hand, in the order they were made.
    private static var waiting: [MediaTimer] = []

    private let time: Double
    private let clock: any MediaClock
    private var body: (@MainActor () -> Void)?

    /// Runs `body` at `time`, seconds of media time by `clock`; soon if that is past. It runs even if nobody keeps the
    /// timer.
    @discardableResult
    package init(at time: Double, clock: any MediaClock, _ body: @escaping @MainActor () -> Void) {
        (self.time, self.clock, self.body) = (time, clock, body)
        guard clock is HostClock else {
            Self.waiting.append(self)
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - clock.now())) {
            MainActor.assumeIsolated { self.fire() }
        }
    }

    /// Whether it will still do something.
    package var isWaiting: Bool { body != nil }

    /// Cancels the timer.
    package func cancel() {
        body = nil
        Self.waiting.removeAll { $0 === self }
    }

    private func fire() {
        guard let body else { return }
        cancel()
        MediaClocks.$current.withValue(clock) { body() }
    }

    /// A clock that moves by hand may have been moved: what is due is done, the earliest first.
    static func clockMayHaveMoved() {
        while let next = waiting.filter({ $0.time <= $0.clock.now() }).min(by: { $0.time < $1.time }) { next.fire() }
    }
}
