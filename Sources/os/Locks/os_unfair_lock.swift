internal import Glibc

/// A lock that stays where it is in memory: a stored property that its functions are given the address of.
public struct os_unfair_lock_s {
    // Zeros are a mutex that nobody holds.
    fileprivate var mutex = pthread_mutex_t()

    /// A lock that nobody holds.
    public init() {}
}

/// A lock that stays where it is in memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock at `lock` and takes it. The thread that holds it must not.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(mutex(lock)) }

/// Takes the lock at `lock` if nobody holds it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(mutex(lock)) == 0 }

/// Gives the lock at `lock` back; only the thread that holds it may.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(mutex(lock)) }

/// The mutex, which is all that a lock is.
private func mutex(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
