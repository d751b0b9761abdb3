/// A property that an animation sets, of the layer or of one of its cells.
struct AnimatedProperty: Sendable, Equatable {
    let property: AnimatableProperty
    /// Nil for one of the layer's own.
    let cell: LayerID?

    /// Whether the property moves, resizes or turns the layer in its superlayer, and does nothing else.
    var places: Bool {
        switch property.reach {
        case .position, .bounds, .transform: true
        default: false
        }
    }

    /// Whether the property hides the layer or lets it fade, and does nothing else.
    var fades: Bool { property.reach == .visibility }

    /// Whether the property changes nothing but where the layer is and what it draws itself.
    var keepsCompositing: Bool {
        switch property.reach {
        case .position, .transform, .withinBounds, .contents, .fill, .stroke, .path, .lineWidth, .miterLimit, .dashes:
            property.owner.location == .layer || property.owner.location == .shape
        default: false
        }
    }

    /// The properties that `animations` and their members set, each once.
    static func all(in animations: [RenderAnimation]) -> [AnimatedProperty] {
        var result: [AnimatedProperty] = []
        func add(_ property: AnimatableProperty, _ cell: LayerID?) {
            let animated = AnimatedProperty(property: property, cell: cell)
            if !result.contains(animated) { result.append(animated) }
        }
        func add(_ animation: RenderAnimation) {
            switch animation.action {
            case .basic(let box): add(box.value.property, box.value.cell)
            case .keyframe(let box): add(box.value.property, box.value.cell)
            case .group(let members): for member in members { add(member) }
            // It changes images, not properties.
            case .transition: break
            }
        }
        for animation in animations { add(animation) }
        return result
    }
}

extension RenderAnimation {
    /// Whether the animation, or a member of it, sets `property`.
    func touches(_ property: AnimatableProperty) -> Bool {
        containsProperty { $0 == property }
    }

    /// Whether the animation, or a member of it, sets values with which an emitter's particles begin.
    var movesParticles: Bool {
        if case .transition = action { return false }
        return containsProperty { $0.owner == .emitter || $0.owner.location == .cell }
    }

    /// Whether the animation, or a member of it, may set the number of births.
    var movesBirths: Bool {
        containsProperty { $0 == .birthRate || ($0.owner.location == .cell && $0.kind == .scalar) }
    }

    /// Whether the animation, or a member of it, sets a property that satisfies `test`.
    func containsProperty(where test: (AnimatableProperty) -> Bool) -> Bool {
        switch action {
        case .basic(let box): test(box.value.property)
        case .keyframe(let box): test(box.value.property)
        case .group(let members): members.contains { $0.containsProperty(where: test) }
        // Another image may differ in anything.
        case .transition: true
        }
    }
}
