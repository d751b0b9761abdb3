extension UIButton.Configuration {
    /// A title in the label's colour on frosted glass of the shape of a capsule.
    @preconcurrency @MainActor
    public static func glass() -> UIButton.Configuration { onGlass(UIGlassEffect(style: .regular)) }

    /// A title in the label's colour on clear glass of the shape of a capsule.
    @preconcurrency @MainActor
    public static func clearGlass() -> UIButton.Configuration { onGlass(UIGlassEffect(style: .clear)) }

    /// A white title on the tint's colour, in the shape of a capsule.
    public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }

    /// A title in the tint's colour on a faint tint, with clear glass behind, in the shape of a capsule.
    @preconcurrency @MainActor
    public static func prominentClearGlass() -> UIButton.Configuration {
        var configuration = capsule(.tinted())
        configuration.background.visualEffect = UIGlassEffect(style: .clear)
        return configuration
    }

    @MainActor private static func onGlass(_ effect: UIGlassEffect) -> UIButton.Configuration {
        var configuration = capsule(.plain())
        configuration.background.visualEffect = effect
        configuration.baseForegroundColor = .label
        return configuration
    }

    private static func capsule(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
        var configuration = configuration
        configuration.cornerStyle = .capsule
        return configuration
    }
}
