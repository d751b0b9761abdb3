import Foundation
import OctantBase

/// The result of `objc_sync_enter` and `objc_sync_exit` when they did what they are for.
public let OBJC_SYNC_SUCCESS = 0
/// The result of `objc_sync_exit` on a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// A lock that the thread that has it may take again, and that no other can open.
///
/// `@unchecked Sendable`: the owner and the count are behind the condition.
private final class ObjectLock: @unchecked Sendable {
    static let key = AssociationKey()
    private let condition = NSCondition()
    private var owner: pthread_t?
    private var count = 0

    func enter() {
        condition.lock()
        while count > 0, owner != pthread_self() { condition.wait() }
        (owner, count) = (pthread_self(), count + 1)
        condition.unlock()
    }

    /// Returns whether the thread had entered.
    func exit() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard count > 0, owner == pthread_self() else { return false }
        count -= 1
        if count == 0 { condition.signal() }
        return true
    }
}

/// Keeps other threads from passing their own `objc_sync_enter` of `obj` until this thread calls `objc_sync_exit` as
/// often as it entered. Returns `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    Associations.values(of: obj).object(ObjectLock.key) { ObjectLock() }.enter()
    return Int32(OBJC_SYNC_SUCCESS)
}

/// Lets other threads pass that wait for `obj`. Returns `OBJC_SYNC_NOT_OWNING_THREAD_ERROR`, and does nothing, on a
/// thread that has not entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let lock: ObjectLock? = Associations.existingValues(of: obj)?.object(ObjectLock.key)
    return Int32(lock?.exit() == true ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}
