private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

/// The way in which the parts of a symbol are coloured.
public nonisolated struct SymbolRenderingMode: Sendable {
    /// The ways there are.
    enum Way: Sendable { case monochrome, hierarchical, palette }

    /// The way.
    let way: Way

    /// All in the foreground's colour.
    public static let monochrome = SymbolRenderingMode(way: .monochrome)
    /// In the foreground's colour, fainter from part to part.
    public static let hierarchical = SymbolRenderingMode(way: .hierarchical)
    /// Each in a colour of its own: the primary, secondary and tertiary of the foreground.
    public static let palette = SymbolRenderingMode(way: .palette)
    /// In the symbol's own colours; none here has any, so that all are in the foreground's.
    public static let multicolor = SymbolRenderingMode(way: .monochrome)
}

extension EnvironmentValues {
    /// The way in which the parts of symbols are coloured; nil, the default, for one colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// The parts of symbols in this view are coloured by `mode`; nil for one colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
    }
}
