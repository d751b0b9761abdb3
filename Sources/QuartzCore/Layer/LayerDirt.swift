/// The parts of a layer that are out of date. A mark for a subtree is set on every layer from there up to the root.
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
    /// The layer is in its `layoutSublayers` now.
    static let layingOut = LayerDirt(rawValue: 32)
    /// The layer's owner wants `prepareTree()` before the next layout.
    static let preparation = LayerDirt(rawValue: 64)

    /// The mark for a subtree in which something wants layout, or display.
    var ofSubtree: LayerDirt { self == .display ? .subtreeDisplay : .subtreeLayout }
}
