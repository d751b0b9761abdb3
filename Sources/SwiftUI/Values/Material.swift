import UIKit

/// A background that shows what lies behind it blurred, and lays a translucent colour over it.
public struct Material: PaintingStyle, Hashable {
    private let style: UIBlurEffect.Style

    private init(_ style: UIBlurEffect.Style) { self.style = style }

    /// The one that lets the most through.
    public static let ultraThin = Material(.systemUltraThinMaterial)
    /// One that lets much through.
    public static let thin = Material(.systemThinMaterial)
    /// One that lets some through.
    public static let regular = Material(.systemMaterial)
    /// One that lets little through.
    public static let thick = Material(.systemThickMaterial)
    /// The one that lets the least through.
    public static let ultraThick = Material(.systemThickMaterial)
    /// The one of bars.
    public static let bar = Material(.systemChromeMaterial)

    func paint(in surroundings: PaintSurroundings) -> Paint {
        let material = BlurMaterial(style, isDark: surroundings.traits.userInterfaceStyle == .dark)
        let white = Double(material.white)
        return .material(material, color: RGBA(r: white, g: white, b: white, a: Double(material.alpha)))
    }
}

extension ShapeStyle where Self == Material {
    /// The material that lets the most through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that lets much through.
    public static var thinMaterial: Material { .thin }
    /// A material that lets some through.
    public static var regularMaterial: Material { .regular }
    /// A material that lets little through.
    public static var thickMaterial: Material { .thick }
    /// The material that lets the least through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
