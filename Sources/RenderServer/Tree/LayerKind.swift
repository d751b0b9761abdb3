/// A value behind a reference, so that the many layers that have none stay small.
package struct Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    package init(_ value: Value) { storage = Storage(value) }

    package var value: Value { storage.value }

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

    /// Sets `property`; one that this kind does not have, and a value of another kind, is left alone.
    mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        switch self {
        case .plain, .transform: break
        case .gradient(let box):
            var gradient = box.value
            gradient.set(property, to: value)
            self = .gradient(Boxed(gradient))
        case .replicator(let box):
            var replicator = box.value
            replicator.set(property, to: value)
            self = .replicator(Boxed(replicator))
        case .text(let box):
            var text = box.value
            text.set(property, to: value)
            self = .text(Boxed(text))
        case .emitter(let box):
            var emitter = box.value
            emitter.set(property, to: value)
            self = .emitter(Boxed(emitter))
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
