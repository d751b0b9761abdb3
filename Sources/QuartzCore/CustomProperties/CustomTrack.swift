import CoreGraphics
import OctantBase
import RenderServer

/// The effect of an animation on one property that the program added to a layer.
///
/// The render server knows nothing of such properties. It interpolates all the same: a property of Core Animation's
/// with the same kind of value, on no layer at all, is used instead.
struct CustomTrack {
    /// A property of each kind that clamps nothing.
    private static let standIns: [AnimatableProperty] = [
        .zPosition, .position, .shadowOffset, .bounds, .backgroundColor, .sublayerTransform, .shadowPath, .contents,
    ]

    let key: String
    private let standIn: AnimatableProperty
    /// The value where the layer has none.
    private let fallback: AnimationValue
    /// The animation of `standIn`, with the groups around it.
    var animation: RenderAnimation

    /// Nil when the values are of no kind that can be interpolated.
    fileprivate init?(
        _ leaf: CustomLeaf, present: Any?, model: Any?, defaultDuration: Double
    ) {
        let boxed = [leaf.sample, model].lazy.compactMap { $0 }.compactMap { AnimationValue(unboxing: $0) }.first
        guard let boxed, let standIn = Self.standIns.first(where: { boxed.coerced(to: $0) != nil }) else { return nil }
        func scratch(_ value: Any?) -> LayerProperties {
            var properties = LayerProperties()
            properties.set(standIn, to: Self.value(value, for: standIn) ?? boxed)
            return properties
        }
        let context = AnimationContext(
            presented: scratch(present), model: scratch(model), defaultDuration: defaultDuration)
        guard let animation = leaf.animation(standIn.rawValue)?.renderAnimation(in: context) else { return nil }
        (key, self.standIn, fallback, self.animation) = (leaf.key, standIn, boxed, animation)
    }

    private static func value(_ boxed: Any?, for standIn: AnimatableProperty) -> AnimationValue? {
        boxed.flatMap { AnimationValue(unboxing: $0) }?.coerced(to: standIn)
    }

    /// The value at `time`, the layer's own, over the value `beneath`; `begin` replaces a begin time not known yet.
    func value(at time: Double, beneath: Any?, begin: Double?) -> Any? {
        var (scratch, animation) = (LayerProperties(), animation)
        if let begin { animation.timing.beginTime = begin }
        scratch.set(standIn, to: Self.value(beneath, for: standIn) ?? fallback)
        return scratch.applying([animation], at: time).value(of: standIn)?.boxed
    }
}

/// An animation of a property that the program added, in whatever groups it is.
private struct CustomLeaf {
    let key: String
    /// One of the values.
    let sample: Any?
    /// The animation with its groups, of the property of this name instead and of no other.
    let animation: (String) -> CAAnimation?

    /// The tracks in `animation` whose key path satisfies `isCustom`.
    static func all(in animation: CAAnimation, _ isCustom: (String) -> Bool) -> [CustomLeaf] {
        if let group = animation as? CAAnimationGroup {
            return (group.animations ?? []).flatMap { all(in: $0, isCustom) }.map { leaf in
                CustomLeaf(key: leaf.key, sample: leaf.sample) { name in
                    let copy = group.copy() as? CAAnimationGroup
                    copy?.animations = leaf.animation(name).map { [$0] }
                    return copy
                }
            }
        }
        guard let property = animation as? CAPropertyAnimation, let key = property.keyPath, isCustom(key) else {
            return []
        }
        var sample: Any?
        if let basic = property as? CABasicAnimation { sample = basic.fromValue ?? basic.toValue ?? basic.byValue }
        if let keyframe = property as? CAKeyframeAnimation {
            sample = keyframe.path != nil ? CGPoint.zero : keyframe.values?.first
        }
        return [
            CustomLeaf(key: key, sample: sample) { name in
                let copy = property.copy() as? CAPropertyAnimation
                copy?.keyPath = name
                return copy
            }
        ]
    }
}

extension CALayer {
    /// The tracks of `animation` on the properties that the program added to this layer.
    final func customTracks(of animation: CAAnimation, _ context: AnimationContext) -> [CustomTrack] {
        let leaves = CustomLeaf.all(in: animation, isCustomKeyPath)
        guard !leaves.isEmpty else { return [] }
        let shown = shownCustomValues
        return leaves.compactMap { leaf in
            let model = customValue(leaf.key)
            let track = CustomTrack(
                leaf, present: shown[leaf.key] ?? model, model: model, defaultDuration: context.defaultDuration)
            if track == nil {
                Log.once(
                    "animation.custom.\(leaf.key)",
                    "the values of an animation of '\(leaf.key)' are of no kind that animates: it shows nothing")
            }
            return track
        }
    }

    /// `animation` without those of properties that the program added; nil when nothing is left.
    final func leavingOutCustom(_ animation: CAAnimation) -> CAAnimation? {
        if let property = animation as? CAPropertyAnimation {
            return property.keyPath.map(isCustomKeyPath) == true ? nil : animation
        }
        guard let group = animation as? CAAnimationGroup, let copy = group.copy() as? CAAnimationGroup else {
            return animation
        }
        copy.animations = group.animations?.compactMap { leavingOutCustom($0) }
        return copy
    }

    /// Whether the program added a property called `keyPath` to this layer that is drawn.
    private func isCustomKeyPath(_ keyPath: String) -> Bool {
        let isKnown = AnimatableProperty(keyPath: keyPath).map(properties.has) ?? false
        return !isKnown && redraws(for: keyPath)
    }
}
