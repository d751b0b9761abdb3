import RenderServer

/// Several animations that run together, in the group's own time.
///
/// Members are clipped to the group's duration, never scaled to it; a member's `beginTime` counts from the group's
/// begin. Members' `delegate` and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
    /// The members. They are copied when the group is.
    open var animations: [CAAnimation]?

    /// A group without members.
    public override init() { super.init() }

    /// A copy with all values and copies of the members.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimationGroup()
        copy.takeValues(of: self)
        copy.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
        return copy
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        var inner = context
        inner.isInGroup = true
        return .group((animations ?? []).compactMap { $0.renderAnimation(in: inner) })
    }
}
