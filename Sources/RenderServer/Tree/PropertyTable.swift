import CoreGraphics

/// All properties that animate, made of their owners' tables when the first one is asked for.
struct PropertyTable: Sendable {
    static let shared = PropertyTable()

    private(set) var all: [AnimatableProperty] = []
    /// Their key paths, in the same order.
    private(set) var names: [String] = []
    /// The properties of layers by every name they have.
    private(set) var byName: [String: AnimatableProperty] = [:]
    /// The values used where there is none.
    private(set) var fallbacks: [Int: @Sendable (UnsafeRawPointer) -> AnimationValue] = [:]
    /// For each owner, the property whose values begin at an offset.
    private var byOffset: [[Int: AnimatableProperty]] = []

    private init() {
        for type in PropertyOwners.all {
            byOffset.append([:])
            for entry in type.table { add(entry, of: AnimatableProperty.Owner(type)) }
        }
    }

    private mutating func add(_ entry: PropertyEntry, of owner: AnimatableProperty.Owner) {
        var base = 0
        if owner.location == .shape, let offset = MemoryLayout<LayerProperties>.offset(of: \.shape) { base = offset }
        func property(_ part: PropertyPart.Member?) -> AnimatableProperty {
            AnimatableProperty(
                index: all.count, owner: owner, kind: part?.kind ?? entry.storage.kind,
                storage: part?.storage ?? entry.storage, offset: base + entry.offset + (part?.offset ?? 0),
                part: part?.part, limit: entry.limit, reach: entry.reach, change: entry.change)
        }
        if let fallback = entry.fallback { fallbacks[all.count] = fallback }
        byOffset[owner.index][entry.offset] = property(nil)
        add(property(nil), called: entry.names)
        for part in PropertyPart.members(in: entry.storage.kind) {
            add(property(part), called: entry.names.map { "\($0).\(part.name)" })
        }
    }

    private mutating func add(_ property: AnimatableProperty, called keyPaths: [String]) {
        // No layer has the properties of a cell: which cell's they are is named between the dots.
        let isOfCell = property.owner.location == .cell
        names.append((isOfCell ? "emitterCells.." : "") + keyPaths[0])
        all.append(property)
        if !isOfCell { for keyPath in keyPaths { byName[keyPath] = property } }
    }

    /// The property of `type` whose values begin at `offset`.
    func property(of type: any PropertyOwner.Type, at offset: Int?) -> AnimatableProperty {
        let owner = AnimatableProperty.Owner(type)
        guard let offset, let property = byOffset[owner.index][offset] else {
            preconditionFailure("\(type) has no line in its table for what is stored there")
        }
        return property
    }
}
