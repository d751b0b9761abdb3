import Dispatch
import Testing
import os

@Suite("Locks")
struct OSAllocatedUnfairLockTests {
    @Test("no change of a guarded value is lost")
    func value() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 8000)
    }

    @Test("a lock that is held is not available")
    func availability() {
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable() && !lock.lockIfAvailable())
        lock.unlock()
        let state = OSAllocatedUnfairLock(initialState: 1)
        #expect(state.withLock { _ in state.withLockIfAvailable { $0 } } == nil)
        #expect(state.withLockIfAvailable { $0 } == 1)
    }

    @Test("a lock in a property is a lock")
    func unfair() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }
}
