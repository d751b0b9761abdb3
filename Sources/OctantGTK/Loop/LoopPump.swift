import Foundation

/// Decides when to run a run loop that is nested in another loop, which does the waiting. Confined to that loop's
/// thread.
///
/// The outer loop reports when one of its rounds begins, and asks, last of all in a round, whether the run loop is to
/// be run before it waits. It is, whenever anything ran since: whatever ran may have set a timer, or scheduled a block.
/// So the outer loop waits just once for each time it is woken, for what is due next.
package final class LoopPump {
    /// The functions of the run loop, and its clock.
    package struct Loop {
        /// Runs what is due, without waiting, and returns when something is due next; nil or the distant future for
        /// never.
        var turn: () -> Date?
        /// The present time by the clock that `turn`'s results use.
        var now: () -> Date
        /// Makes the outer loop call `turn()` after so many seconds, or, with nil, no more; replaces the former
        /// request.
        var wake: (_ delay: Double?) -> Void
        /// Whether the outer loop is to watch for blocks that wait on the main queue.
        var watchQueue: (Bool) -> Void

        package init(
            turn: @escaping () -> Date?, now: @escaping () -> Date, wake: @escaping (_ delay: Double?) -> Void,
            watchQueue: @escaping (Bool) -> Void
        ) {
            (self.turn, self.now, self.wake, self.watchQueue) = (turn, now, wake, watchQueue)
        }
    }

    private let loop: Loop
    /// Counts the outer loop's rounds.
    private var round = 0
    /// The round at whose end the run loop was turned with nothing after it.
    private var turnedLast: Int?
    /// The number of turns under way, one within the other.
    private var depth = 0
    private var isQueueWatched = true

    package init(_ loop: Loop) { self.loop = loop }

    /// The outer loop begins a round.
    package func roundBegins() {
        round += 1
        // A loop within a turn may be one within a block of the main queue, whose next block has to wait for that one
        // to end: watching would make the inner loop run without a pause.
        if depth > 0 && isQueueWatched { watchQueue(false) }
    }

    /// Whether the run loop is to be turned before the outer loop waits.
    package var needsTurn: Bool { turnedLast.map { $0 + 1 < round } ?? true }

    /// Runs the run loop last in this round.
    package func turnLast() {
        let round = round
        turn()
        // A loop within the turn has started rounds of its own.
        turnedLast = round == self.round ? round : nil
    }

    /// Runs the run loop: something is due, or blocks wait on the main queue.
    package func turn() {
        depth += 1
        let next = loop.turn()
        depth -= 1
        if depth == 0 && !isQueueWatched { watchQueue(true) }
        loop.wake(next.flatMap { $0 == .distantFuture ? nil : max(0, $0.timeIntervalSince(loop.now())) })
    }

    private func watchQueue(_ watches: Bool) {
        isQueueWatched = watches
        loop.watchQueue(watches)
    }
}
