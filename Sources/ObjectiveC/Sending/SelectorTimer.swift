import Foundation
import OctantBase

/// A timer that calls a method of an object, which it keeps alive until it is invalidated or, if it does not repeat,
/// has fired.
final class SelectorTimer: Timer {
    private var target: Any?
    private var selector: Selector?
    private var info: Any?

    static func make(
        _ target: Any, _ selector: Selector, _ info: Any?, at date: Date, every interval: TimeInterval, repeats: Bool
    ) -> SelectorTimer {
        let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { timer in
            (timer as? SelectorTimer)?.call(again: repeats)
        }
        (timer.target, timer.selector, timer.info) = (target, selector, info)
        return timer
    }

    /// The value that the program gave to the timer.
    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        (target, info) = (nil, nil)
    }

    private func call(again: Bool) {
        guard let target, let selector else { return }
        selector.invoke(on: target, with: [self])
        if !again { self.target = nil }
    }
}

/// Of a protocol that is not for classes alone: only there an initialiser may answer an object of a subclass.
public protocol _SelectorTimers {}

extension Timer: _SelectorTimers {}

extension _SelectorTimers where Self: Timer {
    /// A timer that calls the method `aSelector` of `aTarget`, without arguments or with itself, every `ti` seconds, or
    /// once. It is to be added to a run loop. The target lives until the timer is invalidated or, if it does not
    /// repeat, has fired. Not for subclasses of `Timer`.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// A timer that calls the method `s` of `t`, without arguments or with itself, at `date` and, if it repeats, every
    /// `ti` seconds from then on. It is to be added to a run loop. Not for subclasses of `Timer`.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer = SelectorTimer.make(t, s, ui, at: date, every: ti, repeats: rep)
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// A timer of the thread's run loop, in its default mode, that calls the method `aSelector` of `aTarget`, without
    /// arguments or with itself, every `ti` seconds, or once.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = SelectorTimer.make(
            aTarget, aSelector, userInfo, at: Date(timeIntervalSinceNow: ti), every: ti, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
