import CoreGraphics

extension AnimatableProperty.Owner {
    static let emitter = AnimatableProperty.Owner(EmitterProperties.self)
}

extension AnimatableProperty {
    /// The property that `keyPath`, "emitterCells." and a cell's name and that of a property of cells, names on a layer
    /// with these properties, and its cell; nil when there is none.
    package static func ofCell(
        keyPath: String, on layer: LayerProperties
    ) -> (property: AnimatableProperty, cell: LayerID)? {
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = layer.emitter?.cells.first(where: { $0.name == String(parts[1]) }),
            let property = ofCells.first(where: { $0.rawValue == "emitterCells..\(parts[2])" })
        else { return nil }
        return (property, cell.id)
    }

    /// The properties of emitters' cells.
    package static let ofCells = allCases.filter { $0.owner.location == .cell }
}

extension LayerKind {
    /// The cell called `id` of an emitter; nil without one.
    func cell(_ id: LayerID?) -> EmitterCell? {
        self[EmitterProperties.self]?.cells.first { $0.id == id }
    }

    /// Calls `body` with the address of the cell called `id` of an emitter, to be written to; nil without one.
    mutating func change<Result>(cell id: LayerID?, _ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        guard let emitter = mutableAddress(of: .emitter)?.assumingMemoryBound(to: EmitterProperties.self),
            let index = emitter.pointee.cells.firstIndex(where: { $0.id == id })
        else { return nil }
        return withUnsafeMutablePointer(to: &emitter.pointee.cells[index]) { body($0) }
    }
}
