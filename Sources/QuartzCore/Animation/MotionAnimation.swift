import OctantBase
import RenderServer

/// The effect of a motion from outside on a layer after a property was changed: for a program that inspects it a basic
/// animation with the motion's key path, begin, duration and timing, which it may copy and change.
///
/// Run as it is, it moves the property as the motion describes, adding to what moves it already. Changed, it is an
/// animation like others. A copy is a `CABasicAnimation`.
package final class MotionAnimation: CABasicAnimation {
    private var change: MotionChange?

    fileprivate convenience init(
        _ property: AnimatableProperty, from start: AnimationValue, _ motion: LayerMotion,
        _ delegate: any LayerMotionDelegate, _ body: @escaping @MainActor (CALayer) -> Void
    ) {
        self.init(keyPath: property.rawValue)
        fromValue = start.boxed
        timingFunction = motion.timingFunction
        adopt(motion, delegate)
        change = MotionChange(self, CABasicAnimation(), body)
    }

    package override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CABasicAnimation()
        copy.copyValues(of: self)
        return copy
    }

    package override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if change?.run(self, on: anObject) != true { super.run(forKey: event, object: anObject, arguments: dict) }
    }
}

/// A `MotionAnimation` on a spring. A copy is a `CASpringAnimation`.
package final class SpringMotionAnimation: CASpringAnimation {
    private var change: MotionChange?

    fileprivate convenience init(
        _ property: AnimatableProperty, from start: AnimationValue, _ motion: LayerMotion, _ spring: SpringCurve,
        _ delegate: any LayerMotionDelegate, _ body: @escaping @MainActor (CALayer) -> Void
    ) {
        self.init(keyPath: property.rawValue)
        fromValue = start.boxed
        adopt(spring)
        adopt(motion, delegate)
        change = MotionChange(self, CASpringAnimation(), body)
    }

    package override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CASpringAnimation()
        copy.copyValues(of: self)
        return copy
    }

    package override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if change?.run(self, on: anObject) != true { super.run(forKey: event, object: anObject, arguments: dict) }
    }
}

extension LayerMotion {
    /// The action of a change of `property` from `start`, which runs `body` unless the program changes it.
    package func action(
        for property: AnimatableProperty, from start: AnimationValue, delegate: any LayerMotionDelegate,
        body: @escaping @MainActor (CALayer) -> Void
    ) -> any CAAction {
        guard let spring else { return MotionAnimation(property, from: start, self, delegate, body) }
        return SpringMotionAnimation(property, from: start, self, spring, delegate, body)
    }
}

/// The change that an animation block makes for one of its animations, as long as the program leaves that unchanged.
private struct MotionChange {
    private let original: CABasicAnimation
    private let body: @MainActor (CALayer) -> Void

    /// `original` becomes a copy of `animation`.
    init(_ animation: CABasicAnimation, _ original: CABasicAnimation, _ body: @escaping @MainActor (CALayer) -> Void) {
        original.copyValues(of: animation)
        (self.original, self.body) = (original, body)
    }

    /// Runs the body on `object`, a layer of a view, if `animation` is unchanged. Returns whether it is.
    func run(_ animation: CABasicAnimation, on object: Any) -> Bool {
        guard let layer = object as? CALayer, MainThread.isCurrent, describes(animation) else { return false }
        nonisolated(unsafe) let changed = layer  // A view's layer changes on the main thread only.
        let body = body
        MainActor.assumeIsolated { body(changed) }
        return true
    }

    private func describes(_ animation: CABasicAnimation) -> Bool {
        func value(_ boxed: Any?) -> AnimationValue? { boxed.flatMap { AnimationValue(unboxing: $0) } }
        let goesAlike =
            animation.keyPath == original.keyPath && value(animation.fromValue) == value(original.fromValue)
            && animation.toValue == nil && animation.byValue == nil && !animation.isAdditive
            && !animation.isCumulative && animation.valueFunction == nil
        guard animation.hasTiming(of: original), goesAlike else { return false }
        guard let spring = animation as? CASpringAnimation, let old = original as? CASpringAnimation else {
            return true
        }
        return spring.mass == old.mass && spring.stiffness == old.stiffness && spring.damping == old.damping
            && spring.initialVelocity == old.initialVelocity && spring.allowsOverdamping == old.allowsOverdamping
    }
}
