import OctantBase

/// One animation of a committed layer, ready to be sampled.
package struct RenderAnimation: Sendable, Equatable {
    /// The effect of the animation on the layer.
    package enum Content: Sendable, Equatable {
        case basic(BasicAnimation)
        case keyframe(KeyframeAnimation)
        /// The members run in the group's own time, clipped to it, never scaled.
        case group([RenderAnimation])
        /// The layer and all in it, from one image to the next. On a layer itself only, not in a group.
        case transition(TransitionAnimation)
    }

    package var timing: MediaTiming
    /// Warps the progress of each cycle; nil is linear.
    package var timingFunction: TimingFunction?
    /// Whether the animation is gone at its end, whatever its fill mode. Always false in a group's members.
    package var isRemovedOnCompletion: Bool
    let action: Action
    /// Whether the value is the same all the time it is active.
    let isConstant: Bool
    /// Whether the value is a path or a list and nothing but what lies between two of the animation's own.
    let goesFromListToList: Bool

    /// The content as it is kept: behind references, since samples pass animations around by the thousand.
    enum Action: Sendable, Equatable {
        case basic(Boxed<BasicAnimation>)
        case keyframe(Boxed<KeyframeAnimation>)
        case group([RenderAnimation])
        case transition(Boxed<TransitionAnimation>)
    }

    package var content: Content {
        switch action {
        case .basic(let box): .basic(box.value)
        case .keyframe(let box): .keyframe(box.value)
        case .group(let members): .group(members)
        case .transition(let box): .transition(box.value)
        }
    }

    package init(
        timing: MediaTiming, timingFunction: TimingFunction? = nil, isRemovedOnCompletion: Bool = true,
        content: Content
    ) {
        self.timing = timing
        self.timingFunction = timingFunction
        self.isRemovedOnCompletion = isRemovedOnCompletion
        switch content {
        case .basic(let basic):
            goesFromListToList =
                basic.property.kind.isList && basic.function == nil && basic.from != nil && basic.to != nil
                && !basic.isAdditive && !basic.isCumulative
            action = .basic(Boxed(basic))
            isConstant = basic.from != nil && basic.to == basic.from && !basic.isCumulative
        case .keyframe(let keyframe):
            goesFromListToList =
                keyframe.property.kind.isList && keyframe.function == nil && keyframe.values.count > 1
                && keyframe.calculationMode != .discrete && !keyframe.isAdditive && !keyframe.isCumulative
            action = .keyframe(Boxed(keyframe.prepared))
            isConstant =
                keyframe.calculationMode != .discrete && keyframe.values.count < 2 && !keyframe.isCumulative
        case .group(let members):
            (action, isConstant, goesFromListToList) = (.group(members), false, false)
        case .transition(let transition):
            (action, isConstant, goesFromListToList) = (.transition(Boxed(transition)), false, false)
        }
    }
}
