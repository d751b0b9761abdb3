/// A lock in memory of its own, with a value that it guards. Copies are the same lock.
///
/// `@unchecked Sendable`: the value is touched under the lock only.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let storage: ManagedBuffer<State, os_unfair_lock>

    /// A lock for `initialState`, which may be in use elsewhere.
    public init(uncheckedState initialState: State) {
        storage = LockStorage<State>.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
            return initialState
        }
    }

    /// A lock for `initialState`.
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Runs `body` with the value, under the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs `body` with the value, under the lock.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.withUnsafeMutablePointers { state, lock in
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    /// Runs `body` with the value, under the lock, if nobody holds it; nil if somebody does.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Runs `body` with the value, under the lock, if nobody holds it; nil if somebody does.
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        try storage.withUnsafeMutablePointers { state, lock in
            guard os_unfair_lock_trylock(lock) else { return nil }
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards nothing of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Runs `body` under the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs `body` under the lock.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits for the lock and takes it.
    public func lock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) } }

    /// Gives the lock back; only the thread that holds it may.
    public func unlock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) } }

    /// Takes the lock if nobody holds it, and returns whether it did.
    public func lockIfAvailable() -> Bool {
        storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
    }
}

private final class LockStorage<State>: ManagedBuffer<State, os_unfair_lock> {}
