/// What of a layer is out of date. A mark for a subtree stands on every layer from there up to the root.
struct LayerDirt: OptionSet {
    let rawValue: UInt8

    /// The layer itself wants `layoutSublayers`.
    static let layout = LayerDirt(rawValue: 1)
    /// The layer itself wants `display`.
    static let display = LayerDirt(rawValue: 2)
    /// The layer or one below wants layout.
    static let subtreeLayout = LayerDirt(rawValue: 4)
    /// The layer or one below wants display.
    static let subtreeDisplay = LayerDirt(rawValue: 8)
    /// The layer or one below differs from the committed tree.
    static let render = LayerDirt(rawValue: 16)
}
