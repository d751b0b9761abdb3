import CoreGraphics
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

/// From one value to another; each of the three may be missing, with Core Animation's meaning.
package struct BasicAnimation: Sendable, Equatable {
    package var property: AnimatableProperty
    /// The emitter's cell that has the property; nil for one of the layer's own.
    package var cell: LayerID?
    package var from: AnimationValue?
    package var to: AnimationValue?
    package var by: AnimationValue?
    /// Whether the result adds to what lies beneath, and whether each cycle starts where the last one ended.
    package var isAdditive = false, isCumulative = false
    /// Whether the value is what makes the end into what is between the two ends, for something else to be added to.
    package var isOffset = false
    /// The spring that the progress follows instead of linear time; nil for linear time.
    package var spring: SpringCurve?
    /// The function that makes the property's transform of the values; nil for values of the property's own kind.
    package var function: ValueFunction?

    package init(property: AnimatableProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue? = nil) {
        (self.property, self.from, self.to, self.by) = (property, from, to, by)
    }
}

/// Through a list of values.
package struct KeyframeAnimation: Sendable, Equatable {
    package enum CalculationMode: String, Sendable {
        case linear, discrete, paced, cubic, cubicPaced
    }

    package var property: AnimatableProperty
    /// The emitter's cell that has the property; nil for one of the layer's own.
    package var cell: LayerID?
    package var values: [AnimationValue]
    /// Fractions of the duration, 0...1, ascending; nil for equal shares. One a value, and one more when discrete.
    /// Before the first and after the last the value there holds.
    package var keyTimes: [Double]?
    /// One timing function a segment; missing ones are linear.
    package var timingFunctions: [TimingFunction] = []
    package var calculationMode = CalculationMode.linear
    package var isAdditive = false, isCumulative = false
    /// Whether the value is what makes the last value into the present one, for something else to be added to.
    package var isOffset = false
    /// The Kochanek-Bartels parameters of the cubic modes, one a value, -1...1 as a rule; missing ones are 0.
    package var tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []
    /// The function that makes the property's transform of the values; nil for values of the property's own kind.
    package var function: ValueFunction?
    /// The positions among the values of each share of a paced animation; computed when the animation is made.
    var pace: PaceTable?

    package init(
        property: AnimatableProperty, values: [AnimationValue], keyTimes: [Double]? = nil,
        calculationMode: CalculationMode = .linear
    ) {
        (self.property, self.values, self.keyTimes) = (property, values, keyTimes)
        self.calculationMode = calculationMode
    }
}

/// A value that an animation starts from, goes to or passes.
package enum AnimationValue: Sendable, Equatable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(RGBA)
    case transform(CATransform3D)
    case path(PathGeometry)
    case image(CGImage?)
    /// The value of an animation of images under way; never an end of one.
    case blend(ContentsBlend)
    /// Three numbers, the input of a value function.
    case vector(SIMD3<Double>)
    case colors([RGBA])
    case numbers([Double])

    package static func == (a: AnimationValue, b: AnimationValue) -> Bool {
        switch (a, b) {
        case (.scalar(let x), .scalar(let y)): x == y
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.color(let x), .color(let y)): x == y
        case (.transform(let x), .transform(let y)): x == y
        case (.path(let x), .path(let y)): x == y
        case (.image(let x), .image(let y)): x === y
        case (.blend(let x), .blend(let y)): x == y
        case (.vector(let x), .vector(let y)): x == y
        case (.colors(let x), .colors(let y)): x == y
        case (.numbers(let x), .numbers(let y)): x == y
        default: false
        }
    }

    /// This value as `property` accepts it, or nil when it is of another kind or not finite.
    package func coerced(to property: AnimatableProperty) -> AnimationValue? { coerced(to: property.kind) }

    /// This value as a kind of values, or nil.
    func coerced(to kind: AnimatableProperty.Kind) -> AnimationValue? {
        switch (kind, self) {
        case (.scalar, .scalar(let x)), (.switch_, .scalar(let x)): x.isFinite ? self : nil
        case (.point, .point(let p)): p.x.isFinite && p.y.isFinite ? self : nil
        case (.size, .size(let s)): s.width.isFinite && s.height.isFinite ? self : nil
        case (.size, .point(let p)):
            AnimationValue.size(CGSize(width: p.x, height: p.y)).coerced(to: kind)
        case (.rect, .rect(let r)):
            r.origin.x.isFinite && r.origin.y.isFinite && r.width.isFinite && r.height.isFinite ? self : nil
        case (.color, .color(let c)): (c.r + c.g + c.b + c.a).isFinite ? self : nil
        case (.path, .path), (.image, .image), (.image, .blend), (.colors, .colors): self
        case (.colors, .numbers(let values)): values.isEmpty ? .colors([]) : nil
        case (.numbers, .numbers(let values)): values.allSatisfy(\.isFinite) ? self : nil
        case (.transform, .transform(let m)): m.isFinite ? self : nil
        default: nil
        }
    }
}
