internal import Glibc

/// The lock that gives one thread at a time access to the layers of all trees.
///
/// It is held for a moment at a time: while a value is read or set, while a layer goes in or out of another one, and
/// while a tree is copied for a commit. The program's own code runs without it: layout, drawing, delegates of
/// animations. Only the search for the action of a layer's insertion or removal runs with it, and
/// `CATransaction.lock()` holds it until the program releases it. A thread that holds it may lock it again.
enum LayerLock {
    /// A recursive mutex. It exists as long as the process.
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return mutex
    }()

    static func lock() { pthread_mutex_lock(mutex) }

    static func unlock() { pthread_mutex_unlock(mutex) }

    /// Runs `body` while no other thread is at any layer.
    static func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
