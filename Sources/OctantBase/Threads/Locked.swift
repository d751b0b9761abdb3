internal import Glibc

/// A value that one thread at a time may read or change, behind a POSIX mutex.
///
/// It does what `Synchronization.Mutex` does. That one's waiting happens in a library the thread sanitizer cannot see
/// into, so that the sanitizer calls every contended use a race; POSIX mutexes it knows.
///
/// `@unchecked Sendable`: the value is reached through `withLock` only, which holds the mutex.
package struct Locked<Value>: ~Copyable, @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    /// Holds `value` from now on.
    package init(_ value: consuming sending Value) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` with the value while no other thread can. Not to be called again from within `body`.
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        // A constant of its own: Swift 6.2's compiler, built with assertions as Debian builds it, stops at the property
        // when the thread sanitizer is on.
        let pointer = value
        return try body(&pointer.pointee)
    }
}
