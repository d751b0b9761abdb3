import CoreGraphics

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
    @inline(__always) var replication: Replication? { storage?.replication }

    /// The properties of layers of one kind; nil for a layer of another kind.
    package subscript<Properties: LayerKindProperties>(_ type: Properties.Type) -> Properties? {
        @inline(__always) get { (storage as? TypedKindStorage<Properties>)?.pointer.pointee }
    }

    func drawnRect(on layer: LayerProperties) -> CGRect { storage?.drawnRect(on: layer) ?? .null }

    @inline(__always)
    func particles(of layer: RenderLayer, at localTime: Double) -> (list: [Particle], change: NextChange)? {
        storage?.particles(of: layer, at: localTime)
    }

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
    var replication: Replication? { nil }
    func particles(of layer: RenderLayer, at localTime: Double) -> (list: [Particle], change: NextChange)? { nil }
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

    override var replication: Replication? { pointer.pointee.replication }

    override func particles(
        of layer: RenderLayer, at localTime: Double
    ) -> (list: [Particle], change: NextChange)? {
        pointer.pointee.particles(of: layer, at: localTime)
    }

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
    /// Whether a layer with these properties has `property` at all.
    package func has(_ property: AnimatableProperty) -> Bool {
        switch property.owner.location {
        case .layer: true
        case .shape: isShape
        case .kind: kind.address(of: property.owner) != nil
        case .cell: kind.address(of: .emitter) != nil
        }
    }
}
