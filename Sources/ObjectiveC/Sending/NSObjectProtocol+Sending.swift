import Dispatch
import Foundation
import OctantBase

/// Results of methods that a thread other than the main one keeps.
private let resultsKept = 32

/// Where a thread keeps them.
private let resultsKey = "Octant.results"

extension NSObjectProtocol {
    /// Whether the object has the method `aSelector`: one that the selector brings along, if that is of the object's
    /// class, or one that the class lists in a `MethodTable`. False for nil.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// The object that is sent `aSelector` in the place of this one, which has no such method; nil for none. A class of
    /// Foundation's root class that declares this of its own is asked, where the selector is sent by name.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// Whether objects of the class have the method `aSelector`, by a `MethodTable`. False for nil.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { MethodTables.method($0.description, of: self)?.isOfClass == false } ?? false
    }

    /// Whether the class itself has the method `aSelector`: one that the selector brings along, or one that the class
    /// lists in a `MethodTable`. False for nil.
    public static func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// Calls the class's own method `aSelector` on this thread, and returns its result; nil for none.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.invoke(on: self))
    }

    /// Calls the class's own method `aSelector` with `object` on this thread, and returns its result; nil for none.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.invoke(on: self, with: [object]))
    }

    /// Calls the method `aSelector` on this thread, and returns its result; nil for none. The result lives at least to
    /// the end of the main queue's turn, or on another thread to the return of 32 more. A method that the object has
    /// not is logged once, and not called.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.invoke(on: self))
    }

    /// Calls the method `aSelector` with `object` on this thread, and returns its result; nil for none.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.invoke(on: self, with: [object]))
    }

    /// Calls the method `aSelector` with `object1` and `object2` on this thread, and returns its result; nil for none.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.invoke(on: self, with: [object1, object2]))
    }

    /// Calls the method `aSelector` with `arg` on the main thread: in a turn to come, or with `wait` before this
    /// returns. Object and argument live until then.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = Call(aSelector, on: self, with: arg)
        guard wait else { return DispatchQueue.main.async { call.perform() } }
        if MainThread.isCurrent { call.perform() } else { DispatchQueue.main.sync { call.perform() } }
    }

    /// Calls the method `aSelector` with `arg` on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = Call(aSelector, on: self, with: arg)
        Thread.detachNewThread { call.perform() }
    }

    /// Calls the method `aSelector` with `anArgument` after `delay` seconds, by the thread's run loop in its default
    /// mode. Object and argument live until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method `aSelector` with `anArgument` after `delay` seconds, by the thread's run loop in `modes`.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCalls.add(Call(aSelector, on: self, with: anArgument), after: delay, in: modes)
    }

    /// Forgets all calls with a delay of methods of `aTarget`, whoever asked for them.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.isOn(aTarget) }
    }

    /// Forgets the calls with a delay of the method `aSelector` of `aTarget` with an argument equal to `anArgument`.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.cancel { $0.isOn(aTarget) && $0.selector == aSelector && $0.isWith(anArgument) }
    }
}

/// `result` as a reference that keeps nothing: it is kept as an autorelease pool would keep it, on the main thread to
/// the end of the main queue's turn, and on others until the thread was returned `resultsKept` more.
private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    nonisolated(unsafe) let object = result as AnyObject  // It is only kept there.
    if MainThread.isCurrent {
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
    } else {
        let dictionary = Thread.current.threadDictionary
        let kept = dictionary[resultsKey] as? [AnyObject] ?? []
        dictionary[resultsKey] = kept.suffix(resultsKept - 1) + [object]
    }
    return Unmanaged.passUnretained(object)
}
