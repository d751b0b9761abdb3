import Foundation
import OctantBase

/// The calls that `perform(_:with:afterDelay:)` asked for and that were not made yet.
enum DelayedCalls {
    /// A call and the timer that makes it. `@unchecked Sendable`: the timer is only stopped from elsewhere.
    private struct Waiting: @unchecked Sendable {
        let number: Int
        let call: Call
        let timer: Timer
    }

    private struct Queue {
        var waiting: [Waiting] = []
        /// The number of calls there ever were.
        var count = 0
    }

    private static let queue = Locked(Queue())

    /// Makes `call` after `delay` seconds, by the thread's run loop in `modes`. A delay that is no number is none.
    static func add(_ call: Call, after delay: TimeInterval, in modes: [RunLoop.Mode]) {
        let number = queue.withLock { queue in
            queue.count += 1
            return queue.count
        }
        // Timers outlive their firing in Foundation on Linux: this one knows a number, not the call. Those that are
        // made with an interval alone fire at once there.
        let date = Date(timeIntervalSinceNow: delay.isFinite ? max(0, delay) : 0)
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
            for call in take({ $0.number == number }) { call.perform() }
        }
        let entry = Waiting(number: number, call: call, timer: timer)
        queue.withLock { $0.waiting.append(entry) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Forgets the calls that `isMeant` names.
    static func cancel(where isMeant: (Call) -> Bool) { _ = take { isMeant($0.call) } }

    /// Takes the calls that `isMeant` names out. They end after the lock: what ends with them may cancel calls.
    private static func take(_ isMeant: (Waiting) -> Bool) -> [Call] {
        let meant = queue.withLock { $0.waiting }.filter(isMeant)
        guard !meant.isEmpty else { return [] }
        let numbers = Set(meant.map(\.number))
        let taken = queue.withLock { queue in
            let taken = queue.waiting.filter { numbers.contains($0.number) }
            queue.waiting.removeAll { numbers.contains($0.number) }
            return taken
        }
        for entry in taken { entry.timer.invalidate() }
        return taken.map(\.call)
    }
}
