import ObjectiveC
import OctantBase
import RenderServer

/// Something that happens to a layer when a property changes or an event occurs.
public protocol CAAction {
    /// Runs the action. `event` is the property's or event's name, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: returned by a search for an action, it means that there is none.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An object that is notified when an animation begins and ends. Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation's active period began. `anim` is the copy that its layer holds.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended: `flag` is true if it ran to its end, false if it was removed or replaced before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of all animations: timing, a timing function, a delegate.
///
/// A layer copies an animation when it is added; changing the original afterwards changes nothing on screen. An
/// animation is used on one thread at a time, the thread of its layer.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, AssociationHolder {
    /// The CAMediaTiming values, as the render server gets them.
    var timing = MediaTiming()
    /// Seconds that an animation without a begin waits after its commit; negative where some of it has gone by then.
    package var delayAfterCommit = 0.0
    /// The values that `setValue(_:forKey:)` stored under names that are no properties.
    var custom: [String: Any] = [:]

    /// The values associated with the animation; a copy has none.
    package final var associatedValues: AssociatedValues?

    /// An animation with the default timing: it begins at commit and lasts the transaction's duration.
    public override init() { super.init() }

    /// Warps the progress of each cycle; nil (the default) is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// The object that is notified of begin and end. It is retained until the animation is gone.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation leaves its layer when it ends. True by default; a fill mode past the end needs false.
    open var isRemovedOnCompletion = true

    /// The begin time, in seconds of the layer's time; 0 (the default) is when its transaction commits. In a group, an
    /// offset from the group's begin, where 0 is 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = finite(newValue, "beginTime", keeping: timing.beginTime) }
    }

    /// Seconds of one cycle. In a group 0 (the default) and less mean the group's; elsewhere they are replaced when the
    /// animation is added, by the transaction's `animationDuration` or 0.25.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = finite(newValue, "duration", keeping: timing.duration) }
    }

    /// Own seconds a second of the layer's time. 1 by default.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = Float(finite(Double(newValue), "speed", keeping: Double(timing.speed))) }
    }

    /// Seconds added to own time. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = finite(newValue, "timeOffset", keeping: timing.timeOffset) }
    }

    /// The number of cycles; 0 (the default) means one; infinity never ends. Negative counts and NaN act as 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue > 0 ? newValue : 0 }
    }

    /// For how many seconds to repeat; beats `repeatCount` when above 0. Negative lengths and NaN act as 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
    }

    /// Whether each cycle plays backwards after it played forwards. False by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The values shown before the begin and after the end. `.removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.publicFillMode }
        set { timing.publicFillMode = newValue }
    }

    /// How often a second the animation would like to be shown. A hint, as on Apple's systems, which promise no rate
    /// either: animations are shown as often as the display has a frame. `.default` by default.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The value of the property called `key`, numbers as NSNumber and constants as their strings; under other names,
    /// what `setValue(_:forKey:)` stored.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets the property called `key`, to its default for nil. Under other names `value` is stored for the program's
    /// own use: to distinguish animations in a delegate, for example. A value that the property does not accept changes
    /// nothing, with one line on standard error.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// Returns the value as `value(forKey:)` does, for names with dots between: on into structs, layers and animations.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

    /// Sets the value as `setValue(_:forKey:)` does, for names with dots between.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, path: keyPath) }

    /// The default of the property called `key`, as `value(forKey:)` would return it; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { keyedProperty(key)?.standard() }

    /// The property called `key` of this class or one above it.
    class func keyedProperty(_ key: String) -> KeyedProperty? { animationKeys[key] }

    /// A copy of the same class, made with `init()`, with all values of Core Animation's. A subclass with values of its
    /// own overrides this to copy these too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeBlank()
        copy.copyValues(of: self)
        return copy
    }

    /// Adds the animation to `anObject`, a layer, under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Copies this class's values from `other`.
    func copyValues(of other: CAAnimation) {
        timing = other.timing
        delayAfterCommit = other.delayAfterCommit
        custom = other.custom
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// The effect of the animation, as the render server gets it; nil where it has none that can be shown.
    func renderContent(in context: AnimationContext) -> RenderAnimation.Content? { nil }

    /// The animation as the render server gets it: durations filled in, values unboxed.
    final func renderAnimation(in context: AnimationContext) -> RenderAnimation? {
        var timing = timing
        if timing.duration <= 0 { timing.duration = context.defaultDuration }
        guard let content = renderContent(in: context) else { return nil }
        return RenderAnimation(
            timing: timing, timingFunction: timingFunction?.curve,
            isRemovedOnCompletion: !context.isInGroup && isRemovedOnCompletion, content: content)
    }

    private func finite(_ value: Double, _ name: String, keeping old: Double) -> Double {
        if value.isFinite { return value }
        Log.once("animation.\(name)", "an animation's \(name) is not finite: the old one stays")
        return old
    }
}

/// The context that an animation needs of the layer it is added to.
struct AnimationContext {
    /// The layer's properties as last shown, for animations that name neither end.
    var presented: LayerProperties
    /// The layer's properties now.
    var model: LayerProperties
    /// The last commit's tree of the layer and all in it; nil when it is not shown.
    var rendered: RenderLayer?
    /// Seconds, for animations without a duration: the group's in a group.
    var defaultDuration: Double
    /// Whether the animation is a member of a group.
    var isInGroup = false
}
