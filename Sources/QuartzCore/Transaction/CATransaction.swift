import OctantBase
import RenderServer

/// The key of `CATransaction.animationDuration` in `setValue(_:forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()` in `setValue(_:forKey:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()` in `setValue(_:forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()` in `setValue(_:forKey:)`.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers, so that they show at once.
///
/// A change outside `begin` and `commit` belongs to the implicit transaction, which commits at the end of the present
/// turn of the main run loop; on another thread, and where no run loop runs, `flush()` commits it. Transactions belong
/// to the calling thread: the main thread and the main queue share one, every other thread has its own.
open class CATransaction: NSObject {
    /// Begins a transaction inside the present one; it starts with that one's values.
    open class func begin() { LayerThread.current.begin() }

    /// Ends the transaction begun last. The outermost commits all changes, unless changes made before its `begin` wait
    /// for the implicit transaction; it is then a part of that. Without a `begin` it does nothing.
    open class func commit() { LayerThread.current.commit() }

    /// Commits the implicit transaction now, and delivers what has come due: ends of animations, completion blocks.
    open class func flush() { LayerThread.current.flush() }

    /// Keeps all other threads from layers until `unlock()`, so that what is read stays so meanwhile. A thread that has
    /// locked may do so again; each `lock()` needs its `unlock()`, on the same thread.
    open class func lock() { LayerLock.lock() }

    /// Undoes the calling thread's last `lock()`.
    open class func unlock() { LayerLock.unlock() }

    /// Seconds that animations added without a duration last. 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { LayerThread.current.values.animationDuration }

    /// Sets `animationDuration()` for this transaction. Negative and non-finite lengths act as 0.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        LayerThread.current.values.animationDuration = dur > 0 && dur.isFinite ? dur : 0
    }

    /// The timing function of implicit animations; nil (the default) is `.default`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        LayerThread.current.values.timingFunction
    }

    /// Sets `animationTimingFunction()` for this transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        LayerThread.current.values.timingFunction = function
    }

    /// Whether changes of layers' properties animate by themselves no more. False by default.
    open class func disableActions() -> Bool { LayerThread.current.values.disablesActions }

    /// Sets `disableActions()` for this transaction.
    open class func setDisableActions(_ flag: Bool) { LayerThread.current.values.disablesActions = flag }

    /// The block set last, of this transaction or one around it.
    open class func completionBlock() -> (() -> Void)? { LayerThread.current.values.completions.last?.block }

    /// Runs `block` once after all animations that are added to this transaction from now on have ended or were
    /// removed, on the transaction's thread and never before `commit` returns. A second block does not replace the
    /// first: both run. Nil changes nothing.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let block { LayerThread.current.addCompletion(block) }
    }

    /// The value that `setValue(_:forKey:)` stored, or the value of one of the four properties above.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: LayerThread.current.values.custom[key]
        }
    }

    /// Stores `anObject` in this transaction, or sets one of the four properties above. A value of the wrong type for
    /// one of these leaves it alone, with one line on standard error.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let value?) where number(value) != nil:
            setAnimationDuration(number(value) ?? 0)
        case (kCATransactionDisableActions, let value?) where number(value) != nil:
            setDisableActions(number(value) != 0)
        case (kCATransactionAnimationTimingFunction, nil): setAnimationTimingFunction(nil)
        case (kCATransactionAnimationTimingFunction, let value as CAMediaTimingFunction):
            setAnimationTimingFunction(value)
        case (kCATransactionCompletionBlock, nil): break
        case (kCATransactionCompletionBlock, let value as () -> Void): setCompletionBlock(value)
        case (kCATransactionAnimationDuration, _), (kCATransactionDisableActions, _),
            (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _):
            Log.once("transaction.value.\(key)", "a transaction's \(key) does not take \(anObject ?? "nil")")
        default: LayerThread.current.values.custom[key] = anObject
        }
    }

    private static func number(_ value: Any) -> Double? {
        guard case .scalar(let number)? = AnimationValue(unboxing: value) else { return nil }
        return number
    }
}
