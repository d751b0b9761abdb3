import CoreGraphics

/// The effect of a `UIVisualEffectView` on what lies behind it. Made as one of its subclasses. Main actor only.
@preconcurrency @MainActor
open class UIVisualEffect: _PlainObject {
    init() {}
}

/// Blurs what lies behind a view, and colours it.
open class UIBlurEffect: UIVisualEffect {
    /// A material: how much it blurs, and what it adds. Those named after light or dark are so everywhere, the others
    /// follow the appearance.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// White with much shining through.
        case light = 1
        /// Nearly black.
        case dark = 2
        /// Light or dark as the appearance is.
        case regular = 4
        /// Extra light or dark as the appearance is.
        case prominent = 5
        /// The thinnest material: most shines through.
        case systemUltraThinMaterial = 6
        /// A thin material.
        case systemThinMaterial = 7
        /// The ordinary material.
        case systemMaterial = 8
        /// A thick material: little shines through.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// `systemUltraThinMaterial`, light in dark too.
        case systemUltraThinMaterialLight = 11
        /// `systemThinMaterial`, light in dark too.
        case systemThinMaterialLight = 12
        /// `systemMaterial`, light in dark too.
        case systemMaterialLight = 13
        /// `systemThickMaterial`, light in dark too.
        case systemThickMaterialLight = 14
        /// `systemChromeMaterial`, light in dark too.
        case systemChromeMaterialLight = 15
        /// `systemUltraThinMaterial`, dark in light too.
        case systemUltraThinMaterialDark = 16
        /// `systemThinMaterial`, dark in light too.
        case systemThinMaterialDark = 17
        /// `systemMaterial`, dark in light too.
        case systemMaterialDark = 18
        /// `systemThickMaterial`, dark in light too.
        case systemThickMaterialDark = 19
        /// `systemChromeMaterial`, dark in light too.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// The material `style`.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}
