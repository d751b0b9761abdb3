import CoreGraphics
import OctantBase

/// The one slot between the app and the render thread: it holds the newest committed tree. Any thread.
///
/// A tree put in before the last one was taken replaces it: older trees are dropped unseen, and drawing never lags
/// behind a storm of commits.
package final class CommitMailbox: Sendable {
    private struct State {
        var tree: RenderTree?
        var isUnread = false
        var posted = 0
    }

    private let state = Locked(State())

    package init() {}

    /// Puts `tree` in. Returns whether the receiver needs to be told: unless what was there before is still to be
    /// looked at.
    @discardableResult
    package func post(_ tree: RenderTree) -> Bool {
        state.withLock { state in
            defer { (state.tree, state.isUnread, state.posted) = (tree, true, state.posted + 1) }
            return !state.isUnread
        }
    }

    /// Returns the newest tree if it was not returned before.
    package func take() -> RenderTree? {
        state.withLock { state in
            guard state.isUnread else { return nil }
            state.isUnread = false
            return state.tree
        }
    }

    /// The newest tree, read or not.
    package var newest: RenderTree? { state.withLock { $0.tree } }

    /// Whether the newest tree was not read yet.
    package var hasUnread: Bool { state.withLock { $0.isUnread } }

    /// The number of trees ever put in.
    package var postedCount: Int { state.withLock { $0.posted } }
}
