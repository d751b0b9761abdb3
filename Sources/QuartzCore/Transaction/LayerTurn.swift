/// The functions that views use of their thread's transactions.
package enum LayerTurn {
    /// Runs `block` on this thread when what has come due is next delivered: right after this turn of the run loop, or
    /// by the next flush; never at once.
    package static func afterwards(_ block: @escaping () -> Void) { LayerThread.current.deliverLater(block) }

    /// Runs `block` once all changed trees of this thread are committed, where that is under way; else now.
    package static func afterCommits(_ block: @escaping () -> Void) { LayerThread.current.afterCommits(block) }

    /// Whether a layer that was never shown searches for actions too when it changes. Only views have actions for that.
    package static var searchesUnshown: Bool {
        get { LayerThread.current.searchesUnshown }
        set { LayerThread.current.searchesUnshown = newValue }
    }
}

extension CALayer {
    /// Lays out the layer in the next turn's commit, whatever that is for; none is requested.
    package final func layOutLater() { hostContext?.refuse(self, [.layout, .subtreeLayout]) }

    /// Whether changes of the tree wait to be committed.
    package final var waitsForCommit: Bool { hostContext?.isWaiting ?? false }
}
