import OctantBase
import RenderServer

/// The effect of a property's change on a layer in one keyframe of an animation block: for a program that inspects it a
/// keyframe animation with the key path and timing of the block, of one value, that before the change, at two key
/// times, the begin and the end of the keyframe. The program may copy and change it.
///
/// Run as it is, it is one of the block's steps of the property. Changed, it is an animation like others, which
/// `CALayer.addKeyframeChange` extends to the final value. A copy is a `CAKeyframeAnimation`.
package final class KeyframeMotionAnimation: CAKeyframeAnimation {
    private var original: CAKeyframeAnimation?
    private var body: (@MainActor (CALayer) -> Void)?

    fileprivate convenience init(
        _ property: AnimatableProperty, from start: AnimationValue, within part: ClosedRange<Double>,
        _ mode: CAAnimationCalculationMode, _ motion: LayerMotion, _ delegate: any LayerMotionDelegate,
        _ body: @escaping @MainActor (CALayer) -> Void
    ) {
        self.init(keyPath: property.rawValue)
        values = [start.boxed].compactMap(\.self)
        keyTimes = [NSNumber(value: part.lowerBound), NSNumber(value: part.upperBound)]
        calculationMode = mode
        timingFunction = motion.timingFunction
        isKeyframeChange = true
        adopt(motion, delegate)
        let original = CAKeyframeAnimation()
        original.copyValues(of: self)
        (self.original, self.body) = (original, body)
    }

    package override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAKeyframeAnimation()
        copy.copyValues(of: self)
        return copy
    }

    package override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, MainThread.isCurrent, let body, isUnchanged else {
            return super.run(forKey: event, object: anObject, arguments: dict)
        }
        nonisolated(unsafe) let changed = layer  // A view's layer changes on the main thread only.
        MainActor.assumeIsolated { body(changed) }
    }

    /// Whether the program left it as it was.
    private var isUnchanged: Bool {
        guard let original else { return false }
        func value(_ animation: CAKeyframeAnimation) -> [AnimationValue?] {
            (animation.values ?? []).map { AnimationValue(unboxing: $0) }
        }
        return hasTiming(of: original) && keyPath == original.keyPath && value(self) == value(original)
            && keyTimes == original.keyTimes && calculationMode == original.calculationMode
            && path == nil && timingFunctions == nil && tensionValues == nil && continuityValues == nil
            && biasValues == nil && !isAdditive && !isCumulative && valueFunction == nil
    }
}

extension CAPropertyAnimation {
    /// Whether it has the timing and the delegate of `other`.
    final func hasTiming(of other: CAPropertyAnimation) -> Bool {
        timing == other.timing && timingFunction == other.timingFunction && delegate === other.delegate
            && isRemovedOnCompletion == other.isRemovedOnCompletion
    }
}

extension LayerMotion {
    /// The action of a change of `property` from `start` in the part `part` of a block of keyframes, 0...1, which runs
    /// `body` unless the program changes it.
    package func keyframeAction(
        for property: AnimatableProperty, from start: AnimationValue, within part: ClosedRange<Double>,
        mode: CAAnimationCalculationMode, delegate: any LayerMotionDelegate,
        body: @escaping @MainActor (CALayer) -> Void
    ) -> any CAAction {
        KeyframeMotionAnimation(property, from: start, within: part, mode, self, delegate, body)
    }
}

extension CALayer {
    /// Adds `change`, which a program made of the change of one keyframe, led on to the value that the layer has now;
    /// if the same block has led the same key path on its way under `event`, on from there. Returns false, and does
    /// nothing, where the program set all values itself.
    final func addKeyframeChange(_ change: CAKeyframeAnimation, forKey event: String) -> Bool {
        guard change.isKeyframeChange, change.path == nil, let first = change.values?.first, change.values?.count == 1,
            let part = change.keyTimes?.map(\.doubleValue), part.count == 2, let keyPath = change.keyPath,
            let end = value(forKeyPath: keyPath), let whole = change.copy() as? CAKeyframeAnimation
        else { return false }
        var (values, times) = ([first], [0.0])
        let before = animation(forKey: event) as? CAKeyframeAnimation
        let owner = (change.delegate as? any LayerMotionDelegate)?.owner
        if let before, before.isKeyframeChange, before.keyPath == keyPath, let owner,
            (before.delegate as? any LayerMotionDelegate)?.owner === owner, let earlier = before.values
        {
            values = earlier
            times = (before.keyTimes ?? []).prefix(earlier.count).map(\.doubleValue)
            // It has not failed: it goes on as part of the new one.
            detachAnimations(finished: true) { $0.animation === before }
        }
        func add(_ time: Double, _ value: Any) {
            times.append(time)
            values.append(value)
        }
        let (last, latest) = (values[values.count - 1], times.last ?? 0)
        if part[0] > latest { add(part[0], last) }
        add(max(part[1], latest), end)
        // A discrete animation has one time more than values: the last value holds to the end.
        if change.calculationMode == .discrete { times.append(1) }
        (whole.values, whole.keyTimes) = (values, times.map { NSNumber(value: $0) })
        self.add(whole, forKey: event)
        return true
    }
}
