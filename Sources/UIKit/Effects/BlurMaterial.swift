import CoreGraphics

// How far the styles blur, in points, and the grey laid over it with its opacity. Source: docs/sources/views.md,
// Materials: the three oldest are those of Apple's sample code; the system materials' are ours, chosen so that text in
// the label colours stays legible over anything.

/// The values of one style of blur in light or in dark.
package struct BlurMaterial: Hashable, Sendable {
    /// The deviation of the bell curve, in points.
    package let deviation: CGFloat
    /// The grey laid over the blurred image, 0...1, and its opacity.
    package let white: CGFloat, alpha: CGFloat

    private static let extraLight = BlurMaterial(deviation: 20, white: 0.97, alpha: 0.82)
    private static let light = BlurMaterial(deviation: 30, white: 1, alpha: 0.3)
    private static let dark = BlurMaterial(deviation: 20, white: 0.11, alpha: 0.73)
    /// The system materials' blur, and their greys in light and in dark.
    private static let systemDeviation: CGFloat = 20
    private static let systemLight: CGFloat = 0.96
    private static let systemDark: CGFloat = 0.13

    /// The material of `style` where the appearance is dark or not.
    package init(_ style: UIBlurEffect.Style, isDark: Bool) {
        func system(_ alpha: CGFloat, isDark: Bool) -> BlurMaterial {
            BlurMaterial(
                deviation: Self.systemDeviation, white: isDark ? Self.systemDark : Self.systemLight, alpha: alpha)
        }
        switch style {
        case .extraLight: self = Self.extraLight
        case .light: self = Self.light
        case .dark: self = Self.dark
        case .regular: self = isDark ? Self.dark : Self.light
        case .prominent: self = isDark ? Self.dark : Self.extraLight
        case .systemUltraThinMaterial: self = system(0.45, isDark: isDark)
        case .systemThinMaterial: self = system(0.6, isDark: isDark)
        case .systemMaterial: self = system(0.72, isDark: isDark)
        case .systemThickMaterial: self = system(0.85, isDark: isDark)
        case .systemChromeMaterial: self = system(0.78, isDark: isDark)
        case .systemUltraThinMaterialLight: self = system(0.45, isDark: false)
        case .systemThinMaterialLight: self = system(0.6, isDark: false)
        case .systemMaterialLight: self = system(0.72, isDark: false)
        case .systemThickMaterialLight: self = system(0.85, isDark: false)
        case .systemChromeMaterialLight: self = system(0.78, isDark: false)
        case .systemUltraThinMaterialDark: self = system(0.45, isDark: true)
        case .systemThinMaterialDark: self = system(0.6, isDark: true)
        case .systemMaterialDark: self = system(0.72, isDark: true)
        case .systemThickMaterialDark: self = system(0.85, isDark: true)
        case .systemChromeMaterialDark: self = system(0.78, isDark: true)
        }
    }

    private init(deviation: CGFloat, white: CGFloat, alpha: CGFloat) {
        (self.deviation, self.white, self.alpha) = (deviation, white, alpha)
    }

    /// Whether light contents stand out of it.
    var isDark: Bool { white < 0.5 }

    /// The grey as a colour.
    var color: CGColor { UIColor(white: white, alpha: alpha).cgColor }
}
