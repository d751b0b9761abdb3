/// A value behind a reference, so that the many layers that have none stay small.
package struct Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
    /// Unchecked: only `mutate` writes, when there is a single reference, so that nobody reads meanwhile.
    private final class Storage: @unchecked Sendable {
        // Nobody reads while it is written to, so no run-time check need say so at each of thousands of reads a frame.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    package init(_ value: Value) { storage = Storage(value) }

    package var value: Value {
        @inline(__always) _read { yield storage.value }
    }

    /// Changes the value, in place when nobody else holds it.
    mutating func mutate<Result>(_ body: (inout Value) -> Result) -> Result {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
        return body(&storage.value)
    }

    package static func == (a: Boxed, b: Boxed) -> Bool { a.storage === b.storage || a.value == b.value }
}

/// What a layer is beyond a plain one; a shape is told by `LayerProperties.shape`.
package enum LayerKind: Sendable, Equatable {
    case plain
    case gradient(Boxed<GradientProperties>)
    case replicator(Boxed<ReplicatorProperties>)
    case text(Boxed<TextProperties>)
    case emitter(Boxed<EmitterProperties>)
    /// No plane and no picture of its own: it only places its sublayers, each in the space around it.
    case transform

    /// A layer of the same kind with its defaults.
    package var blank: LayerKind {
        switch self {
        case .plain: .plain
        case .gradient: .gradient(Boxed(GradientProperties()))
        case .replicator: .replicator(Boxed(ReplicatorProperties()))
        case .text: .text(Boxed(TextProperties()))
        case .emitter: .emitter(Boxed(EmitterProperties()))
        case .transform: .transform
        }
    }

    /// The present value of `property`; nil where this kind has none of that name.
    func value(of property: AnimatableProperty) -> AnimationValue? {
        switch self {
        case .plain, .transform: nil
        case .gradient(let box): box.value.value(of: property)
        case .replicator(let box): box.value.value(of: property)
        case .text(let box): box.value.value(of: property)
        case .emitter(let box): box.value.value(of: property)
        }
    }

    // While a box is written to it must not be held by `self` too, nor by what a pattern match keeps: it would be
    // copied.

    private var gradientBox: Boxed<GradientProperties>? { if case .gradient(let box) = self { box } else { nil } }
    private var replicatorBox: Boxed<ReplicatorProperties>? { if case .replicator(let box) = self { box } else { nil } }
    private var textBox: Boxed<TextProperties>? { if case .text(let box) = self { box } else { nil } }
    private var emitterBox: Boxed<EmitterProperties>? { if case .emitter(let box) = self { box } else { nil } }

    /// Sets `property`; one that this kind does not have, and a value of another kind, is left alone.
    mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        if var box = gradientBox {
            self = .plain
            box.mutate { $0.set(property, to: value) }
            self = .gradient(box)
        } else if var box = replicatorBox {
            self = .plain
            box.mutate { $0.set(property, to: value) }
            self = .replicator(box)
        } else if var box = textBox {
            self = .plain
            box.mutate { $0.set(property, to: value) }
            self = .text(box)
        } else if var box = emitterBox {
            self = .plain
            box.mutate { $0.set(property, to: value) }
            self = .emitter(box)
        }
    }

    /// Sets the list `property` to what is `fraction` of the way from `a` to `b`, without asking for memory where it
    /// can; false where there is no such list.
    mutating func become(
        _ property: AnimatableProperty, _ a: AnimationValue, _ b: AnimationValue, _ fraction: Double
    ) -> Bool {
        guard var box = gradientBox else { return false }
        self = .plain
        let hasChanged = box.mutate { $0.become(property, a, b, fraction) }
        self = .gradient(box)
        return hasChanged
    }

    /// Brings back from `base`, the same kind, whatever an animation of `property` may have set.
    mutating func restore(_ property: AnimatableProperty, from base: LayerKind) {
        if var box = gradientBox, let base = base.gradientBox {
            self = .plain
            box.mutate { $0.restore(property, from: base.value) }
            self = .gradient(box)
        } else if var box = replicatorBox, let base = base.replicatorBox {
            self = .plain
            box.mutate { $0.restore(from: base.value) }
            self = .replicator(box)
        } else if var box = textBox, let base = base.textBox {
            self = .plain
            box.mutate { $0.restore(from: base.value) }
            self = .text(box)
        } else {
            self = base
        }
    }
}

extension LayerProperties {
    /// What a gradient layer adds; nil for every other. Setting it makes the layer one.
    package var gradient: GradientProperties? {
        @inline(__always) get { if case .gradient(let box) = kind { box.value } else { nil } }
        set { if let newValue { kind = .gradient(Boxed(newValue)) } }
    }

    /// What a replicator adds; nil for every other. Setting it makes the layer one.
    package var replicator: ReplicatorProperties? {
        @inline(__always) get { if case .replicator(let box) = kind { box.value } else { nil } }
        set { if let newValue { kind = .replicator(Boxed(newValue)) } }
    }

    /// What a text layer adds; nil for every other. Setting it makes the layer one.
    package var text: TextProperties? {
        @inline(__always) get { if case .text(let box) = kind { box.value } else { nil } }
        set { if let newValue { kind = .text(Boxed(newValue)) } }
    }

    /// What an emitter adds; nil for every other. Setting it makes the layer one.
    package var emitter: EmitterProperties? {
        @inline(__always) get { if case .emitter(let box) = kind { box.value } else { nil } }
        set { if let newValue { kind = .emitter(Boxed(newValue)) } }
    }

    /// Whether a layer with these properties has `property` at all.
    package func has(_ property: AnimatableProperty) -> Bool {
        switch property.owner {
        case .layer: true
        case .shape: shape != nil
        case .gradient: gradient != nil
        case .replicator: replicator != nil
        case .text: text != nil
        case .emitter: emitter != nil
        }
    }
}
