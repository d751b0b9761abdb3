extension UIView {
    /// Whether the view stays as it is where all colours are inverted. False by default. It is kept: no desktop tells
    /// programs of inverted colours.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStore?.ignoresInvertedColors ?? false }
        set { setAccessibility(\.ignoresInvertedColors, newValue) }
    }
}
