import Synchronization

/// A value that is made when it is first asked for, on whatever thread, while others that ask wait.
final class MadeOnce<Value: Sendable>: Sendable {
    private let held = Mutex<Value?>(nil)

    /// Returns the value; `make` is called by the first that asks.
    func value(_ make: () -> Value) -> Value {
        held.withLock { held in
            if let value = held { return value }
            let value = make()
            held = value
            return value
        }
    }
}
