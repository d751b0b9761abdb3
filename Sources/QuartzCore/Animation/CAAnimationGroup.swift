import RenderServer

/// Several animations that run together, in the group's own time.
///
/// Members are clipped to the group's duration, never scaled to it, and one without a duration has the group's. A
/// member's `beginTime` counts from the group's begin. Members' `delegate` and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
    /// The members. They are copied when the group is.
    open var animations: [CAAnimation]?

    /// A group without members.
    public override init() { super.init() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        groupKeys[key] ?? super.keyedProperty(key)
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        var inner = context
        inner.isInGroup = true
        if timing.duration > 0 { inner.defaultDuration = timing.duration }
        return .group((animations ?? []).compactMap { $0.renderAnimation(in: inner) })
    }
}
