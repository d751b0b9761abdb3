import CoreGraphics

/// A type whose stored properties animate: what every layer has, what a kind of layer adds, or an emitter's cell.
package protocol PropertyOwner: Sendable {
    /// The name in messages of the layers that have it.
    static var ownerName: String { get }
    /// The properties, a line each.
    static var table: [PropertyEntry] { get }
    /// The place where a layer keeps it.
    static var location: PropertyLocation { get }

    /// All properties as they are by default.
    init()
}

/// The place where a layer keeps the owner of a property.
package enum PropertyLocation: Sendable {
    /// The owner is the `LayerProperties` themselves.
    case layer
    /// In `LayerProperties.shape`.
    case shape
    /// In `LayerProperties.kind`.
    case kind
    /// Among the cells of an emitter.
    case cell
}

/// The types that own properties: a new kind of layer goes into this list, and nowhere else.
enum PropertyOwners {
    static let all: [any PropertyOwner.Type] = [
        LayerProperties.self, ShapeProperties.self, GradientProperties.self, ReplicatorProperties.self,
        TextProperties.self, EmitterProperties.self, TransformProperties.self, EmitterCell.self,
    ]
}

/// A line of a table: one property, of which the table works out the parts.
package struct PropertyEntry: Sendable {
    /// Core Animation's names, Objective-C's first.
    let names: [String]
    let storage: AnimatableProperty.Storage
    /// Bytes from the begin of the owner.
    let offset: Int
    let limit: AnimatableProperty.Limit
    let reach: AnimatableProperty.Reach
    let change: AnimatableProperty.Change
    /// The value of the owner at this address where it has none stored.
    let fallback: (@Sendable (UnsafeRawPointer) -> AnimationValue)?
}

extension PropertyOwner {
    /// The line of the property called `name`, whose values are stored in `path`. Its parts follow from their type.
    static func property<Value: StoredValue>(
        _ name: String, _ path: KeyPath<Self, Value>, alias: String? = nil, limit: AnimatableProperty.Limit = .any,
        reach: AnimatableProperty.Reach = .anywhere, change: AnimatableProperty.Change = .animates,
        fallback: (@Sendable (Self) -> AnimationValue)? = nil
    ) -> PropertyEntry {
        guard let offset = MemoryLayout<Self>.offset(of: path) else {
            preconditionFailure("\(name) is no stored property")
        }
        var known = change
        var read: (@Sendable (UnsafeRawPointer) -> AnimationValue)?
        if let fallback { read = { fallback($0.assumingMemoryBound(to: Self.self).pointee) } }
        switch Value.storage.kind {
        // There is nothing to be seen in between, or as on Apple's systems nothing is shown.
        case .image, .path, .switch_, .colors, .numbers: known.remove(.animatesInBlocks)
        default: break
        }
        return PropertyEntry(
            names: [name] + (alias.map { [$0] } ?? []), storage: Value.storage, offset: offset, limit: limit,
            reach: reach, change: known, fallback: read)
    }
}

extension AnimatableProperty {
    /// The kind of layer that has a property: an entry of `PropertyOwners.all`.
    package struct Owner: Sendable, Hashable {
        let index: Int
        let location: PropertyLocation

        static let layer = Owner(LayerProperties.self)

        init(_ type: any PropertyOwner.Type) {
            let found = PropertyOwners.all.firstIndex { ObjectIdentifier($0) == ObjectIdentifier(type) }
            guard let found else { preconditionFailure("\(type) is missing in PropertyOwners") }
            (index, location) = (found, type.location)
        }

        var type: any PropertyOwner.Type { PropertyOwners.all[index] }

        /// The name of such layers in messages.
        package var name: String { type.ownerName }

        package static func == (one: Owner, other: Owner) -> Bool { one.index == other.index }

        package func hash(into hasher: inout Hasher) { hasher.combine(index) }

        /// A new layer of this kind; a plain one for an emitter's cell.
        package var blank: LayerProperties {
            var properties = LayerProperties()
            switch location {
            case .layer, .cell: break
            case .shape: properties.shape = ShapeProperties()
            case .kind: if let kind = type as? any LayerKindProperties.Type { properties.kind = kind.blank }
            }
            return properties
        }

        /// The value of `property` in a new owner.
        func value(of property: AnimatableProperty) -> AnimationValue? {
            guard location == .cell else { return blank.value(of: property) }
            return withUnsafeBytes(of: EmitterCell()) { bytes in
                bytes.baseAddress.flatMap { property.load(from: $0) }
            }
        }
    }
}
