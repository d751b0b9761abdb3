internal import Foundation

/// A lock that is held for a few instructions, never while a program's code runs.
@usableFromInline
final class Lock: @unchecked Sendable {
    // `@unchecked Sendable`: the mutex is made for it.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    @usableFromInline init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Waits until no other thread has the lock, and takes it.
    @usableFromInline func lock() { pthread_mutex_lock(mutex) }

    /// Lets go of the lock.
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }

    /// Runs `body` while no other thread has the lock.
    @inlinable @inline(__always) func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
