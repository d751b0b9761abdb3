extension RenderAnimation {
    /// Whether the animation, or a member of it, sets `property`.
    func touches(_ property: AnimatableProperty) -> Bool {
        containsProperty { $0 == property }
    }

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
