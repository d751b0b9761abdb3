/// The demand that is still open, for the publisher that comes next.
final class Wanted: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var demand = Subscribers.Demand.none
    private var isChanged = false

    func took() { lock.withLock { demand -= 1 } }

    /// Adds `more`. Returns whether the next publisher is to be asked.
    func add(_ more: Subscribers.Demand) -> Bool {
        lock.withLock {
            if !isChanged { demand += more }
            return isChanged
        }
    }

    /// Goes over to the next publisher. Returns what is left.
    func change() -> Subscribers.Demand {
        lock.withLock {
            isChanged = true
            return demand
        }
    }
}
