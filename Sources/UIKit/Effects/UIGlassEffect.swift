import CoreGraphics

/// The opacity of a tint on glass. Ours: as much as a thin material's grey.
private let tintAlpha: CGFloat = 0.6

/// Shows what lies behind a view as through glass: blurred and coloured. It bends no light at its edges.
open class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is.
    public enum Style: Int, Sendable {
        /// Frosted, so that text on it stays legible.
        case regular = 0
        /// Clear: most shines through.
        case clear = 1
    }

    private let style: Style

    /// Glass of `style`.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    /// Whether the glass answers touches by a look of its own. False by default. A desktop's pointer leaves it as it
    /// is.
    open var isInteractive = false

    /// The colour of the glass when the effect is set; nil, the default, for that of a material.
    open var tintColor: UIColor?

    var material: UIBlurEffect.Style { style == .clear ? .systemUltraThinMaterial : .systemThinMaterial }

    func tint(in traits: UITraitCollection) -> UIColor? {
        guard let color = tintColor?.resolvedColor(with: traits) else { return nil }
        return color.withAlphaComponent(color.cgColor.alpha * tintAlpha)
    }
}
