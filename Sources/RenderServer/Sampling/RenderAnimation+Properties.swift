extension RenderAnimation {
    /// Whether the animation, or a member of it, sets `property`.
    func touches(_ property: AnimatableProperty) -> Bool {
        containsProperty { $0 == property }
    }

    /// Whether the animation, or a member of it, sets what an emitter's particles are born with.
    var movesParticles: Bool {
        if case .transition = action { return false }
        return containsProperty { $0.owner == .emitter }
    }

    /// Whether the animation, or a member of it, may set how many particles are born.
    var movesBirths: Bool { containsProperty { $0 == .birthRate || $0 == .cellNumber } }

    /// Whether the animation, or a member of it, sets a property that satisfies `test`.
    func containsProperty(where test: (AnimatableProperty) -> Bool) -> Bool {
        switch action {
        case .basic(let box): test(box.value.property)
        case .keyframe(let box): test(box.value.property)
        case .group(let members): members.contains { $0.containsProperty(where: test) }
        // Another picture may differ in anything.
        case .transition: true
        }
    }
}
