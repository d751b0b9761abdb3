import CoreGraphics

/// The properties that a kind of layer adds to a plain one, and what it does besides positioning its sublayers.
///
/// A new kind is a type of this protocol in a file of its own, and its name in `PropertyOwners.all`. Whatever it leaves
/// out is as on a plain layer.
package protocol LayerKindProperties: PropertyOwner, Equatable {
    /// Whether layers have a plane of their own. Without one they draw nothing themselves: their sublayers lie in the
    /// space around, each by itself.
    static var hasPlane: Bool { get }
    /// Whether layers draw something of their kind's own.
    static var draws: Bool { get }
    /// Whether all that layers and their sublayers draw lies where their properties place it.
    static var staysInPlace: Bool { get }

    /// Whether a layer with these properties changes with time even if nothing animates it.
    var changesByItself: Bool { get }
    /// A rectangle in the layer's own space that contains what the kind itself draws on a layer with these properties.
    func drawnRect(on layer: LayerProperties) -> CGRect
    /// Sets the values that draw the most that animations of properties with the reach `.kind` can draw.
    mutating func drawMost()
    /// Draws what lies beneath the contents, and what lies over them.
    func drawBeneathContents(_ drawing: KindDrawing)
    func drawOverContents(_ drawing: KindDrawing)
}

extension LayerKindProperties {
    package static var location: PropertyLocation { .kind }
    package static var hasPlane: Bool { true }
    package static var draws: Bool { false }
    package static var staysInPlace: Bool { true }
    package var changesByItself: Bool { false }
    package func drawnRect(on layer: LayerProperties) -> CGRect { .null }
    package mutating func drawMost() {}
    package func drawBeneathContents(_ drawing: KindDrawing) {}
    package func drawOverContents(_ drawing: KindDrawing) {}

    /// A layer of this kind with its defaults.
    static var blank: LayerKind { LayerKind(Self()) }
}

/// The kind of a layer that is not a plain one; a shape is recognised by `LayerProperties.shape`.
package struct LayerKind: Sendable, Equatable {
    private var storage: KindStorage?

    package static let plain = LayerKind(storage: nil)
    /// No plane and no image of its own: it only positions its sublayers, each in the space around it.
    package static let transform = LayerKind(TransformProperties())

    private init(storage: KindStorage?) { self.storage = storage }

    package init(_ properties: some LayerKindProperties) { storage = TypedKindStorage(properties) }

    package var isPlain: Bool { storage == nil }
    var hasPlane: Bool { storage?.type.hasPlane ?? true }
    var draws: Bool { storage?.type.draws ?? false }
    var staysInPlace: Bool { storage?.type.staysInPlace ?? true }
    var changesByItself: Bool { storage?.changesByItself ?? false }

    /// The properties of layers of one kind; nil for a layer of another kind.
    package subscript<Properties: LayerKindProperties>(_ type: Properties.Type) -> Properties? {
        @inline(__always) get { (storage as? TypedKindStorage<Properties>)?.pointer.pointee }
    }

    func drawnRect(on layer: LayerProperties) -> CGRect { storage?.drawnRect(on: layer) ?? .null }

    func drawBeneathContents(_ drawing: KindDrawing) { storage?.drawBeneathContents(drawing) }

    func drawOverContents(_ drawing: KindDrawing) { storage?.drawOverContents(drawing) }

    mutating func drawMost() {
        makeUnique()
        storage?.drawMost()
    }

    /// The address of the properties of `owner`, to be read; nil for a layer of another kind.
    @inline(__always) func address(of owner: AnimatableProperty.Owner) -> UnsafeRawPointer? {
        guard let storage, storage.owner == owner else { return nil }
        return UnsafeRawPointer(storage.address)
    }

    /// The address of the properties of `owner`, to be written to, in place when nobody else holds them; nil for a
    /// layer of another kind.
    @inline(__always)
    mutating func mutableAddress(of owner: AnimatableProperty.Owner) -> UnsafeMutableRawPointer? {
        guard storage?.owner == owner else { return nil }
        makeUnique()
        return storage?.address
    }

    @inline(__always) private mutating func makeUnique() {
        if storage != nil && !isKnownUniquelyReferenced(&storage) { storage = storage?.copy() }
    }

    package static func == (a: LayerKind, b: LayerKind) -> Bool {
        guard let one = a.storage, let other = b.storage else { return a.storage == nil && b.storage == nil }
        return one === other || one.equals(other)
    }
}

/// The properties of a kind behind a reference, so that the many layers that have none stay small.
///
/// Unchecked: only who holds the single reference writes, so that nobody reads meanwhile.
private class KindStorage: @unchecked Sendable {
    let type: any LayerKindProperties.Type
    let owner: AnimatableProperty.Owner
    let address: UnsafeMutableRawPointer

    init(_ type: any LayerKindProperties.Type, _ address: UnsafeMutableRawPointer) {
        (self.type, self.address) = (type, address)
        owner = AnimatableProperty.Owner(type)
    }

    var changesByItself: Bool { false }
    func copy() -> KindStorage { self }
    func equals(_ other: KindStorage) -> Bool { false }
    func drawnRect(on layer: LayerProperties) -> CGRect { .null }
    func drawMost() {}
    func drawBeneathContents(_ drawing: KindDrawing) {}
    func drawOverContents(_ drawing: KindDrawing) {}
}

private final class TypedKindStorage<Properties: LayerKindProperties>: KindStorage, @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Properties>

    init(_ properties: Properties) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: properties)
        super.init(Properties.self, pointer)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    override var changesByItself: Bool { pointer.pointee.changesByItself }

    override func copy() -> KindStorage { TypedKindStorage(pointer.pointee) }

    override func equals(_ other: KindStorage) -> Bool {
        (other as? TypedKindStorage)?.pointer.pointee == pointer.pointee
    }

    override func drawnRect(on layer: LayerProperties) -> CGRect { pointer.pointee.drawnRect(on: layer) }

    override func drawMost() { pointer.pointee.drawMost() }

    override func drawBeneathContents(_ drawing: KindDrawing) { pointer.pointee.drawBeneathContents(drawing) }

    override func drawOverContents(_ drawing: KindDrawing) { pointer.pointee.drawOverContents(drawing) }
}

extension LayerProperties {
    /// The properties of a gradient layer; nil for every other. Setting it makes the layer one.
    package var gradient: GradientProperties? {
        @inline(__always) get { kind[GradientProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }

    /// The properties of a replicator; nil for every other. Setting it makes the layer one.
    package var replicator: ReplicatorProperties? {
        @inline(__always) get { kind[ReplicatorProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }

    /// The properties of a text layer; nil for every other. Setting it makes the layer one.
    package var text: TextProperties? {
        @inline(__always) get { kind[TextProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }

    /// The properties of an emitter; nil for every other. Setting it makes the layer one.
    package var emitter: EmitterProperties? {
        @inline(__always) get { kind[EmitterProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }

    /// Whether a layer with these properties has `property` at all.
    package func has(_ property: AnimatableProperty) -> Bool {
        switch property.owner.location {
        case .layer: true
        case .shape: shape != nil
        case .kind: kind.address(of: property.owner) != nil
        case .cell: kind.address(of: .emitter) != nil
        }
    }
}
