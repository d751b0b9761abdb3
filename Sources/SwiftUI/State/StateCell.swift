import Dispatch
import OctantBase
import QuartzCore

/// The location of a value that bodies read: the storage behind `Binding`.
///
/// `@unchecked Sendable`: subclasses guard their storage by a lock, or lead to another location.
package class Location<Value>: @unchecked Sendable {
    /// The value; a body that runs now reads it.
    func get() -> Value { noBody(Self.self) }
    /// Sets the value; what read it is brought up to date in `transaction`, or else the one in force.
    func set(_ value: Value, _ transaction: TransactionBox?) {}
    /// Whether both lead to the same location.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// Holds the value of a `@State`. Any thread: the value is guarded by a lock, the readers by the main actor.
///
/// A body sees the value as of the transaction that is being brought in, everyone else the latest one.
final class StateCell<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var latest: Value
    /// The value that bodies see. Guarded by `lock`.
    private var shown: Value
    private let readers = StateReaders()

    init(_ value: Value) { (latest, shown) = (value, value) }

    override func get() -> Value {
        guard let reader = Reader.current else { return lock.withLock { latest } }
        MainActor.assumeIsolated { reader.note(readers) }
        return lock.withLock { shown }
    }

    override func set(_ value: Value, _ transaction: TransactionBox?) {
        lock.withLock { latest = value }
        if MainThread.isCurrent {
            let transaction = transaction ?? CurrentTransaction.box
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { announce(value, transaction) }
        } else {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.announce(self.lock.withLock { self.latest }, transaction) }
            }
        }
    }

    /// Makes the graphs of its readers show the value; at once where there are none.
    @MainActor private func announce(_ value: Value, _ transaction: TransactionBox?) {
        if Reader.current != nil {
            Log.once("state.body", "a body sets state while it runs: what it shows follows in another round")
        }
        guard let graph = readers.graph else { return lock.withLock { shown = value } }
        graph.enqueue({ self.show(value) }, in: transaction)
    }

    @MainActor private func show(_ value: Value) {
        let former = lock.withLock {
            defer { shown = value }
            return shown
        }
        if !InputComparison.isSame(former, value) { readers.invalidate() }
    }
}

/// The readers of a state.
@MainActor final class StateReaders: ReadCell {
    private var readers: [ObjectIdentifier: Weak<Reader>] = [:]
    /// The interface of whoever read last.
    private(set) weak var graph: Graph?

    nonisolated init() {}

    func add(_ reader: Reader) -> Bool {
        graph = reader.node.graph
        return readers.updateValue(Weak(reader), forKey: ObjectIdentifier(reader)) == nil
    }

    func remove(_ reader: Reader) { readers.removeValue(forKey: ObjectIdentifier(reader)) }

    func invalidate() {
        for entry in readers.values { entry.object?.invalidateNow() }
    }
}
