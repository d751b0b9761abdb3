import OctantBase

/// The most notices that wait: a reader so far behind has lost the thread, and the oldest go.
private let noticeLimit = 64

/// The one slot between the app and the render thread: it holds the newest committed tree. Any thread.
///
/// A tree put in before the last one was taken replaces it: older trees are dropped unseen, and drawing never lags
/// behind a storm of commits. Notices for a screen reader come with the trees and wait until they are taken.
package final class CommitMailbox: Sendable {
    private struct State {
        var tree: RenderTree?
        var isUnread = false
        /// Whether screen readers were not told of the newest tree yet.
        var isUnheard = false
        var posted = 0
        var notices: [AccessibilityNotice] = []
    }

    private let state = Locked(State())

    package init() {}

    /// Puts `tree` in, with what a screen reader is told at once. Answers whether the receiver needs to be told: unless
    /// what was there before is still to be looked at, for pixels and for screen readers.
    @discardableResult
    package func post(_ tree: RenderTree, notices: [AccessibilityNotice] = []) -> Bool {
        state.withLock { state in
            let needsNotice = !state.isUnread || !state.isUnheard
            state.notices += notices
            if state.notices.count > noticeLimit { state.notices.removeFirst(state.notices.count - noticeLimit) }
            state.tree = tree
            state.isUnread = true
            state.isUnheard = true
            state.posted += 1
            return needsNotice
        }
    }

    /// Takes the newest tree if there is one not taken before.
    package func take() -> RenderTree? {
        state.withLock { state in
            guard state.isUnread else { return nil }
            state.isUnread = false
            return state.tree
        }
    }

    /// Takes the notices not taken before, oldest first; they belong to the newest tree and those before it.
    package func takeNotices() -> [AccessibilityNotice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    /// Takes the newest tree for screen readers, if there is one not taken for them before, and the notices.
    package func takeForReaders() -> (tree: AccessibilityTree?, notices: [AccessibilityNotice]) {
        state.withLock { state in
            defer { (state.notices, state.isUnheard) = ([], false) }
            return (state.isUnheard ? state.tree?.accessibility : nil, state.notices)
        }
    }

    /// The newest tree, taken or not.
    package var newest: RenderTree? { state.withLock { $0.tree } }

    /// Whether the newest tree was not taken yet.
    package var hasUnread: Bool { state.withLock { $0.isUnread } }

    /// How many trees were ever put in.
    package var postedCount: Int { state.withLock { $0.posted } }
}
