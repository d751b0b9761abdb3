import Dispatch
import OctantBase
import QuartzCore
import RenderServer

/// The closure to run once all animations of one change are over. It is run once, on the main thread.
///
/// `@unchecked Sendable`: the counts are guarded by a lock, and the action is called on the main thread.
final class CompletionGroup: @unchecked Sendable {
    /// An animation of the change: notifies the group when it is over.
    @MainActor final class Token {
        private var group: CompletionGroup?

        fileprivate init(_ group: CompletionGroup) {
            self.group = group
            group.hold()
        }

        /// Records that the animation looks finished.
        func completeLogically() {
            if group?.criteria == .logicallyComplete { end() }
        }

        /// The animation is gone.
        func end() {
            let group = group
            self.group = nil
            group?.release()
        }
    }

    /// The moment when the animations count as over.
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// The number of animations that run, plus the holders that the change still has; -1 once the action was run.
    private let count = Locked(0)

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        (self.criteria, self.action) = (criteria, action)
    }

    /// An animation of the change begins.
    @MainActor func begin() -> Token { Token(self) }

    /// The change is still being made, or brought in.
    func hold() { count.withLock { if $0 >= 0 { $0 += 1 } } }

    /// The reverse of `hold()`: the last one runs the action, in the next turn of the run loop.
    func release() {
        let isOver = count.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            guard count == 0 else { return false }
            count = -1
            return true
        }
        guard isOver else { return }
        if MainThread.isCurrent {
            MainActor.assumeIsolated { perform() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.perform() } }
        }
    }

    @MainActor private func perform() {
        let clock = MediaClocks.current
        MediaTimer(at: clock.now(), clock: clock) { self.action() }
    }
}
