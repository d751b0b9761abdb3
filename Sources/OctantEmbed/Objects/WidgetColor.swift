#if GTK
    import CoreGraphics
    internal import CGTK
    internal import UIKit

    /// The colour of a property: GdkRGBA's parts, each 0...1.
    struct WidgetColor: Hashable, Sendable {
        let red: Float, green: Float, blue: Float, alpha: Float

        /// The colour at `parts`, each part clamped to 0...1, and 0 where it is no number.
        init(_ parts: GdkRGBA) {
            func part(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
            (red, green, blue, alpha) = (part(parts.red), part(parts.green), part(parts.blue), part(parts.alpha))
        }

        var parts: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: alpha) }

        var uiColor: UIColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }
    }
#endif
