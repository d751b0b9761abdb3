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

    /// Everything, behind one reference: samples pass animations around by the thousand.
    private var storage: Storage

    package var timing: MediaTiming {
        get { storage.timing }
        set { storage = Storage(copying: storage, newValue, timingFunction) }
    }
    /// Warps the progress of each cycle; nil is linear.
    package var timingFunction: TimingFunction? {
        get { storage.timingFunction }
        set { storage = Storage(copying: storage, timing, newValue) }
    }
    /// Whether the animation is gone at its end, whatever its fill mode. Always false in a group's members.
    package var isRemovedOnCompletion: Bool { storage.isRemovedOnCompletion }
    var action: Action { storage.action }
    /// What it does, if it goes from one number to another and all else is left out: what most animations do.
    var line: NumberLine? { storage.line }
    /// Whether the value is the same all the time it is active.
    var isConstant: Bool { storage.isConstant }
    /// Whether the value is a path or a list and nothing but what lies between two of the animation's own.
    var goesFromListToList: Bool { storage.goesFromListToList }

    private final class Storage: Sendable {
        let timing: MediaTiming
        let timingFunction: TimingFunction?
        let isRemovedOnCompletion: Bool
        let action: Action
        let isConstant: Bool
        let goesFromListToList: Bool
        let line: NumberLine?

        init(timing: MediaTiming, _ timingFunction: TimingFunction?, isRemovedOnCompletion: Bool, _ content: Content) {
            self.timing = timing
            self.timingFunction = timingFunction
            self.isRemovedOnCompletion = isRemovedOnCompletion
            line = if case .basic(let basic) = content { NumberLine(basic) } else { nil }
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

        init(copying other: Storage, _ timing: MediaTiming, _ timingFunction: TimingFunction?) {
            (self.timing, self.timingFunction, action) = (timing, timingFunction, other.action)
            isRemovedOnCompletion = other.isRemovedOnCompletion
            (isConstant, goesFromListToList, line) = (other.isConstant, other.goesFromListToList, other.line)
        }
    }

    /// The content as it is kept: behind references of its own, so that asking what it is copies none.
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
        storage = Storage(timing: timing, timingFunction, isRemovedOnCompletion: isRemovedOnCompletion, content)
    }

    package static func == (one: RenderAnimation, other: RenderAnimation) -> Bool {
        one.storage === other.storage
            || (one.timing == other.timing && one.timingFunction == other.timingFunction
                && one.isRemovedOnCompletion == other.isRemovedOnCompletion && one.action == other.action)
    }
}

/// From one number to another, along a spring or not. Beside an animation's timing, since a sample of a thousand
/// animations would otherwise wait for the memory of each one's values.
struct NumberLine: Sendable {
    let property: AnimatableProperty
    let cell: LayerID?
    let spring: SpringCurve?
    private let start: Double, end: Double

    /// Nil for what is more than a line.
    fileprivate init?(_ animation: BasicAnimation) {
        guard !animation.isAdditive, !animation.isCumulative, animation.function == nil,
            case .scalar(let start)? = animation.from, case .scalar(let end)? = animation.to
        else { return nil }
        (property, cell, spring) = (animation.property, animation.cell, animation.spring)
        (self.start, self.end) = (start, end)
    }

    /// The number where `progress` of the way is done.
    @inline(__always) func number(at progress: Double) -> Double { start + (end - start) * progress }
}
