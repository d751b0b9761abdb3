import Combine
import Dispatch
import OctantBase

/// Brings the bodies that read an `ObservableObject` up to date when it changes.
///
/// `@unchecked Sendable`: used on the main thread; objects that change on others are heard there.
final class ObjectWatch<Object: ObservableObject>: @unchecked Sendable {
    private let readers = StateReaders()
    private var object: Object?
    private var subscription: AnyCancellable?

    /// Listens to `object`, in place of the one before.
    @MainActor func follow(_ object: Object) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in
            if MainThread.isCurrent {
                MainActor.assumeIsolated { self?.changed() }
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.changed() } }
            }
        }
    }

    /// The object is about to change: what was read of it is read anew in the update that follows.
    @MainActor private func changed() {
        guard let graph = readers.graph else { return }
        graph.enqueue({ [readers] in readers.invalidate() }, in: CurrentTransaction.box)
    }

    /// Notes that a body reads the object. Any thread.
    func note() {
        guard let reader = Reader.current else { return }
        MainActor.assumeIsolated { reader.note(readers) }
    }
}

/// A property of an `ObservableObject`.
///
/// `@unchecked Sendable`: nothing changes, and the object guards itself.
final class WatchedLocation<Object: ObservableObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    private let watch: ObjectWatch<Object>?

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ watch: ObjectWatch<Object>?) {
        (self.object, self.path, self.watch) = (object, path, watch)
    }

    override func get() -> Value {
        watch?.note()
        return object[keyPath: path]
    }

    override func set(_ value: Value, _ transaction: TransactionBox?) {
        CurrentTransaction.with(transaction ?? CurrentTransaction.box) { object[keyPath: path] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? WatchedLocation<Object, Value> else { return false }
        return object === other.object && path == other.path && watch === other.watch
    }
}
