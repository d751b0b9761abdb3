import CoreGraphics
import QuartzCore

/// How strong contents of each style are on a material. Ours: Apple gives no numbers; labels and fills are as strong as
/// the element colours, among one another.
private let strengths: [UIVibrancyEffectStyle: Double] = [
    .label: 0.85, .secondaryLabel: 0.6, .tertiaryLabel: 0.38, .quaternaryLabel: 0.24, .fill: 0.3, .secondaryFill: 0.2,
    .tertiaryFill: 0.13, .separator: 0.3,
]

/// What contents on a material are: how strong vibrancy makes them. The numbers are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// A text that matters most.
    case label = 0
    /// A text beside it.
    case secondaryLabel = 1
    /// A text that matters less.
    case tertiaryLabel = 2
    /// A text that matters least.
    case quaternaryLabel = 3
    /// A large shape.
    case fill = 4
    /// A large shape, fainter.
    case secondaryFill = 5
    /// A large shape, faintest.
    case tertiaryFill = 6
    /// A line between contents.
    case separator = 7
}

/// An effect by which contents on a blurred background take their colour from it: of each only the opacity counts, and
/// the material shines through, lightened where it is dark, darkened where it is light.
///
/// A view with this effect is put into the content view of one with the blur effect.
open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// The effect of labels on the material of `blurEffect`.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// The effect of contents of `style` on the material of `blurEffect`.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }

    /// Shows what is in `layer` as the effect has it where the appearance is dark or not.
    func apply(to layer: CALayer, isDark: Bool) {
        let isOnDark = BlurMaterial(blur.style, isDark: isDark).isDark
        let shade: Double = isOnDark ? 1 : 0
        let color: [Double] = [0, 0, 0, 0, shade]
        let opacity: [Double] = [0, 0, 0, strengths[style] ?? 1, 0]
        layer.colorMatrix = color + color + color + opacity
        layer.blendMode = isOnDark ? .plusLighter : .multiply
    }
}
