internal import Foundation

/// A lock that is held for a few instructions, never while a program's code runs.
final class Lock: @unchecked Sendable {
    // `@unchecked Sendable`: the mutex is made for it.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread has the lock.
    @inline(__always) func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
