import OctantBase
import RenderServer

/// An animation of one property, named by its key path. Abstract: use `CABasicAnimation` or `CAKeyframeAnimation`.
open class CAPropertyAnimation: CAAnimation {
    /// The property, for instance `"opacity"` or `"transform.rotation.z"`.
    open var keyPath: String?

    /// Whether the values add to what lies beneath instead of replacing it. False by default.
    open var isAdditive = false

    /// Whether each cycle starts where the one before ended. False by default.
    open var isCumulative = false

    /// The function that makes a transform of the values, which are then numbers: on `transform` and
    /// `sublayerTransform` only. Nil by default.
    open var valueFunction: CAValueFunction?

    /// Whether what is added is the value less the last one: how a change of a property that adds to others goes its
    /// way.
    package var isOffset = false

    /// An animation without a property.
    public override init() { super.init() }

    /// An animation of the property that `path` names.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        isOffset = other.isOffset
        valueFunction = other.valueFunction
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        propertyKeys[key] ?? super.keyedProperty(key)
    }

    /// The property that the key path names on a layer with these properties, or nil with one line on standard error.
    final func property(on layer: LayerProperties) -> AnimatableProperty? {
        guard let keyPath else {
            Log.once("animation.noKeyPath", "an animation has no key path: it shows nothing")
            return nil
        }
        let ofCell = AnimatableProperty.ofCell(keyPath: keyPath, on: layer)?.property
        guard let property = AnimatableProperty(keyPath: keyPath) ?? ofCell else {
            Log.once(
                "animation.keyPath.\(keyPath)", "nothing called '\(keyPath)' animates: the animation shows nothing")
            return nil
        }
        guard layer.has(property) else {
            Log.once(
                "animation.owner.\(keyPath)",
                "'\(keyPath)' animates on \(property.owner.name) layers only: nothing is shown")
            return nil
        }
        if valueFunction != nil && property.kind != .transform {
            Log.once(
                "animation.function.\(keyPath)", "'\(keyPath)' takes no value function: the animation shows nothing")
            return nil
        }
        return property
    }

    /// The emitter's cell whose property the key path names on a layer with these properties; nil for a property of the
    /// layer's own.
    final func cell(on layer: LayerProperties) -> LayerID? {
        keyPath.flatMap { AnimatableProperty.ofCell(keyPath: $0, on: layer)?.cell }
    }

    /// Returns `value` as one that `property`, or the value function, accepts, or nil with one line on standard error.
    final func unboxed(_ value: Any, for property: AnimatableProperty) -> AnimationValue? {
        if let function = valueFunction?.function {
            if let value = AnimationValue(unboxingInput: value), function.takes(value) { return value }
        } else if let value = AnimationValue(unboxing: value)?.coerced(to: property) {
            return value
        }
        let kind = type(of: value)
        Log.once(
            "animation.value.\(property.rawValue).\(kind)",
            "'\(property.rawValue)' does not take the \(kind) \(value): the property stays at its model value")
        return nil
    }
}
