import CoreGraphics
import OctantBase
import RenderServer

/// The most notices that wait: a reader so far behind has lost the thread, and the oldest go.
private let noticeLimit = 64

/// What goes from the app to a display for one surface: the newest tree, and what screen readers can know of it. Any
/// thread.
///
/// What is newer replaces what was not taken yet, but for notices: these wait until they are taken.
package final class SurfaceMailbox: Sendable {
    private struct State {
        var accessibility: AccessibilityTree?
        /// Whether screen readers did not get the newest tree yet.
        var isUnreported = false
        var notices: [AccessibilityNotice] = []
    }

    /// The newest tree, for whoever draws it.
    package let trees = CommitMailbox()
    private let state = Locked(State())

    package init() {}

    /// Puts `tree` in, with what a screen reader can know of it, nil while nobody asked, and what one is told at once.
    /// Returns whether the receiver needs to be told: unless what was there before is still to be looked at, for pixels
    /// and for screen readers.
    @discardableResult
    package func post(
        _ tree: RenderTree, accessibility: AccessibilityTree? = nil, notices: [AccessibilityNotice] = []
    ) -> Bool {
        state.withLock { state in
            let needsNotice = trees.post(tree) || !state.isUnreported
            (state.accessibility, state.isUnreported) = (accessibility, true)
            state.notices += notices
            if state.notices.count > noticeLimit { state.notices.removeFirst(state.notices.count - noticeLimit) }
            return needsNotice
        }
    }

    /// Returns the notices not returned before, oldest first; they belong to the newest tree and those before it.
    package func takeNotices() -> [AccessibilityNotice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    /// Takes what readers can know of the newest tree, if it was not taken for them before, and the notices.
    package func takeForReaders() -> (tree: AccessibilityTree?, notices: [AccessibilityNotice]) {
        state.withLock { state in
            defer { (state.notices, state.isUnreported) = ([], false) }
            return (state.isUnreported ? state.accessibility : nil, state.notices)
        }
    }

    /// What screen readers can know of the newest tree, taken or not; nil while nobody asked.
    package var accessibility: AccessibilityTree? { state.withLock { $0.accessibility } }
}
