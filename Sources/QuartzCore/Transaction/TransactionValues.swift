/// The values of one transaction; an inner one starts with a copy of the outer one's.
struct TransactionValues {
    /// Seconds. Source: docs/sources/layers.md, Transactions and actions.
    var animationDuration = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    /// The completions that animations added from now on hold up, outer transactions' included.
    var completions: [TransactionCompletion] = []
    var custom: [String: Any] = [:]
}

/// A completion block with the animations it waits for.
final class TransactionCompletion {
    let block: () -> Void
    /// The number of animations that still run.
    var running: Int {
        get { LayerLock.hold { storedRunning } }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &storedRunning
        }
    }
    private var storedRunning = 0
    /// Whether the transaction is committed, so that no animation joins any more.
    var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    var isDue: Bool { isClosed && running == 0 }
}
