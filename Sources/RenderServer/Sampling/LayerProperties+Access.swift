import CoreGraphics

/// Reads and writes single properties, each at the path of its line in the table.
extension LayerProperties {
    /// The present value of `property`, one of an emitter's cell if that is named; nil where the layer has none (a
    /// shape's property on a plain layer, no path).
    package func value(of property: AnimatableProperty, in cell: LayerID? = nil) -> AnimationValue? {
        withUnsafePointer(to: self) { $0.value(of: property, in: cell) }
    }

    /// Returns what `value(of:in:)` does, without the copy that reading a constant makes.
    @inline(__always)
    mutating func present(_ property: AnimatableProperty, in cell: LayerID?) -> AnimationValue? {
        withUnsafeMutablePointer(to: &self) { UnsafePointer($0).value(of: property, in: cell) }
    }

    /// Sets `property`, one of an emitter's cell if that is named; what a layer does not have, and a value of another
    /// kind, is left alone. Numbers are clamped to the property's limit, but for those that add up.
    package mutating func set(_ property: AnimatableProperty, to value: AnimationValue, in cell: LayerID? = nil) {
        _ = change(property, in: cell) { property.store(value, in: $0) }
    }

    /// Sets a property to a number, as `set(_:to:in:)` does.
    @inline(__always) mutating func set(_ property: AnimatableProperty, to number: Double, in cell: LayerID?) {
        _ = change(property, in: cell) { property.store(number, in: $0) }
    }

    /// Sets a path or a list to what is `fraction` of the way from `from` to `to`, without asking for memory where it
    /// can; false where there is nothing in between.
    mutating func mix(
        _ property: AnimatableProperty, _ from: AnimationValue, _ to: AnimationValue, _ fraction: Double
    ) -> Bool {
        change(property, in: nil) { property.mix(from, to, fraction, in: $0) } ?? false
    }

    /// Restores `property` from `base`, a layer of the same kind.
    @inline(__always) mutating func restore(
        _ property: AnimatableProperty, in cell: LayerID?, from base: UnsafePointer<LayerProperties>
    ) {
        _ = base.read(property, in: cell) { old in change(property, in: cell) { property.restore($0, from: old) } }
    }

    /// Calls `body` with the address of the owner of `property`; nil where there is none.
    @inline(__always) private mutating func change<Result>(
        _ property: AnimatableProperty, in cell: LayerID?, _ body: (UnsafeMutableRawPointer) -> Result
    ) -> Result? {
        switch property.owner.location {
        case .layer: return withUnsafeMutablePointer(to: &self) { body($0) }
        // A shape's offsets count from the layer's begin.
        case .shape: return isShape ? withUnsafeMutablePointer(to: &self) { body($0) } : nil
        case .kind: return kind.mutableAddress(of: property.owner).map(body)
        case .cell: return kind.change(cell: cell, body)
        }
    }
}

/// Where a layer's properties of a shape begin, in bytes: an optional value begins where the optional does.
private let shapeOffset = MemoryLayout<LayerProperties>.offset(of: \.shape)

extension UnsafePointer<LayerProperties> {
    /// The address of the properties of a shape, which are many; nil for every other layer.
    @inline(__always) var shape: UnsafePointer<ShapeProperties>? {
        guard pointee.isShape, let shapeOffset else { return nil }
        return (UnsafeRawPointer(self) + shapeOffset).assumingMemoryBound(to: ShapeProperties.self)
    }

    @inline(__always) fileprivate func value(of property: AnimatableProperty, in cell: LayerID?) -> AnimationValue? {
        read(property, in: cell) { property.load(from: $0) } ?? nil
    }

    /// Calls `body` with the address of the owner of `property`; nil where there is none.
    @inline(__always) fileprivate func read<Result>(
        _ property: AnimatableProperty, in cell: LayerID?, _ body: (UnsafeRawPointer) -> Result
    ) -> Result? {
        switch property.owner.location {
        case .layer: return body(UnsafeRawPointer(self))
        case .shape: return pointee.isShape ? body(UnsafeRawPointer(self)) : nil
        case .kind: return pointee.kind.address(of: property.owner).map(body)
        case .cell: return pointee.kind.cell(cell).map { withUnsafePointer(to: $0) { body(UnsafeRawPointer($0)) } }
        }
    }
}
