import CoreGraphics
import RenderServer

/// The animation of a layer property's change from outside: the settings of an animation block.
package struct LayerMotion {
    /// Seconds; 0 or less for no animation.
    package var duration = 0.0
    /// Seconds from the commit to the begin; until then the old value shows.
    package var delay = 0.0
    /// Nil is linear. Not used by springs.
    package var timingFunction: CAMediaTimingFunction?
    /// The spring of the change; nil for linear time.
    package var spring: SpringCurve?
    /// 0 means once.
    package var repeatCount: Float = 0
    package var autoreverses = false
    /// Whether the change begins at what is seen and ends all earlier motions of the property.
    package var beginsFromCurrentState = false

    package init() {}
}

/// The object that is notified of the begin and end of motions. All motions of one block have the same owner.
package protocol LayerMotionDelegate: CAAnimationDelegate {
    var owner: AnyObject { get }
    /// `animation`, with this delegate, was put on `layer` under `key`, by the motion or by the program that was given
    /// a copy of it.
    func motionWasAdded(_ animation: CAAnimation, to layer: CALayer, forKey key: String?)
}

extension CALayer {
    /// The property that `event` names, if its changes move in animation blocks: all but images, paths and switches.
    package final func movingProperty(_ event: String) -> AnimatableProperty? {
        AnimatableProperty(keyPath: event).flatMap { $0.change.contains(.animatesInBlocks) ? $0 : nil }
    }

    /// The value of `property` that is set, or that is seen while something animates it; nil without one.
    package final func motionValue(of property: AnimatableProperty, asShown: Bool) -> AnimationValue? {
        (asShown ? shownProperties() ?? properties : properties).value(of: property)
    }

    /// The value of `property` at which a motion begins that replaces what is under way: the visible one while
    /// something animates it, else the one that is set, even if it was never shown; nil without one.
    package final func motionStart(of property: AnimatableProperty) -> AnimationValue? {
        let seen = shownProperties()?.value(of: property)
        return seen == rendered?.properties.value(of: property) ? properties.value(of: property) : seen
    }

    /// Animates `property`, which was set just now, on from `old`, its value before, and `shown`, the one seen then.
    package final func move(
        _ property: AnimatableProperty, from old: AnimationValue, shown: AnimationValue, by motion: LayerMotion,
        delegate: (any LayerMotionDelegate)?
    ) {
        guard let new = properties.value(of: property) else { return }
        if motion.beginsFromCurrentState { endMotions(of: property, replacedBy: delegate) }
        guard motion.duration > 0, let delegate else { return }
        let start = motion.beginsFromCurrentState ? shown : old
        guard start != new else { return }
        let offset = adds(property) ? start.offset(from: new) : nil
        let animation = CABasicAnimation.making(property, motion)
        if let offset {
            (animation.fromValue, animation.toValue) = (offset.boxed, new.nothing.boxed)
            if case .transform = new {
                // Between two offsets lie others than those of what is between the two transforms.
                (animation.fromValue, animation.toValue, animation.isOffset) = (start.boxed, new.boxed, true)
            }
            animation.isAdditive = true
        } else {
            // What is not additive starts at the visible value, and replaces what moved it.
            var start = attached.contains { $0.moves(property) } ? shown : start
            if case .color(let color) = start, color.a == 0, case .color(let end) = new {
                start = .color(RGBA(r: end.r, g: end.g, b: end.b, a: 0))
            }
            endMotions(of: property, replacedBy: delegate)
            (animation.fromValue, animation.toValue) = (start.boxed, new.boxed)
        }
        begin(animation, of: property, motion, delegate)
    }

    /// Animates `property` through `values` at `times`, 0...1, the last of which it was set to.
    package final func move(
        _ property: AnimatableProperty, through values: [AnimationValue], at times: [Double],
        mode: CAAnimationCalculationMode, by motion: LayerMotion, delegate: any LayerMotionDelegate
    ) {
        guard motion.duration > 0, let end = values.last else { return }
        if motion.beginsFromCurrentState { endMotions(of: property, replacedBy: delegate) }
        let animation = CAKeyframeAnimation(keyPath: property.rawValue)
        let offsets = adds(property) ? values.compactMap { $0.offset(from: end) } : []
        if offsets.count == values.count {
            animation.values = offsets.compactMap(\.boxed)
            animation.isAdditive = true
            if case .transform = end { (animation.values, animation.isOffset) = (values.compactMap(\.boxed), true) }
        } else {
            endMotions(of: property, replacedBy: delegate)
            animation.values = values.compactMap(\.boxed)
        }
        if mode != .paced && mode != .cubicPaced { animation.keyTimes = times.map { NSNumber(value: $0) } }
        animation.calculationMode = mode
        animation.timingFunction = motion.timingFunction
        begin(animation, of: property, motion, delegate)
    }

    /// Whether a motion of `property` can add to what else moves it: not to one that sets the whole value.
    private func adds(_ property: AnimatableProperty) -> Bool {
        property.change.contains(.adds) && property.part == nil && !attached.contains { $0.moves(property) && !$0.adds }
    }

    /// Removes the motions of `property` from the layer; those of the newcomer's own block count as finished.
    private func endMotions(of property: AnimatableProperty, replacedBy newcomer: (any LayerMotionDelegate)?) {
        let owner = newcomer?.owner
        detachAnimations(finished: true) { owner != nil && $0.moves(property) && $0.motionOwner === owner }
        detachAnimations { $0.moves(property) }
    }

    private func begin(
        _ animation: CAPropertyAnimation, of property: AnimatableProperty, _ motion: LayerMotion,
        _ delegate: any LayerMotionDelegate
    ) {
        animation.adopt(motion, delegate)
        var key = property.rawValue
        var number = 1
        while self.animation(forKey: key) != nil {
            number += 1
            key = "\(property.rawValue)-\(number)"
        }
        add(animation, forKey: key)
    }
}

extension CAPropertyAnimation {
    /// Copies timing and repetition from `motion`, and sets the delegate.
    final func adopt(_ motion: LayerMotion, _ delegate: any LayerMotionDelegate) {
        duration = motion.duration
        delayAfterCommit = motion.delay.isFinite ? max(0, motion.delay) : 0
        repeatCount = motion.repeatCount
        autoreverses = motion.autoreverses
        fillMode = .backwards
        self.delegate = delegate
    }
}

extension CABasicAnimation {
    /// An animation of `property` on the spring of `motion`, or by its timing function.
    fileprivate static func making(_ property: AnimatableProperty, _ motion: LayerMotion) -> CABasicAnimation {
        guard let spring = motion.spring else {
            let animation = CABasicAnimation(keyPath: property.rawValue)
            animation.timingFunction = motion.timingFunction
            return animation
        }
        let animation = CASpringAnimation(keyPath: property.rawValue)
        animation.adopt(spring)
        return animation
    }
}

extension CASpringAnimation {
    /// Copies the numbers of `spring`.
    package final func adopt(_ spring: SpringCurve) {
        (mass, stiffness) = (spring.mass, spring.stiffness)
        (damping, initialVelocity) = (spring.damping, spring.initialVelocity)
        allowsOverdamping = spring.isOverdamped
    }
}

extension AttachedAnimation {
    /// The owner of the motion that this is; nil for other animations.
    fileprivate var motionOwner: AnyObject? { (animation.delegate as? any LayerMotionDelegate)?.owner }

    fileprivate var adds: Bool { (animation as? CAPropertyAnimation)?.isAdditive ?? false }

    /// Whether this is a motion of `property`.
    fileprivate func moves(_ property: AnimatableProperty) -> Bool {
        motionOwner != nil && (animation as? CAPropertyAnimation)?.keyPath == property.rawValue
    }
}

extension AnimationValue {
    /// The difference from `other` to this value; nil where there is none: a transform with perspective, or onto one
    /// that flattens.
    fileprivate func offset(from other: AnimationValue) -> AnimationValue? {
        if case .transform(let a) = self, case .transform(let b) = other {
            guard a.isAffine, b.isAffine, abs(b.m11 * b.m22 - b.m12 * b.m21) > flattest else { return nil }
        }
        return subtracting(other)
    }

    /// The value of the same kind that adds nothing.
    fileprivate var nothing: AnimationValue {
        if case .transform = self { return .transform(.identity) }
        return subtracting(self)
    }
}

/// The least area of a transformed unit square that a transform is undone from: beneath it, digits are lost.
private let flattest = 1e-6
