import CoreGraphics
import QuartzCore

/// The corners of a rounded border, and its line, in points. In dark, where that line would be black on black, it is
/// that of separators. Source: docs/sources/indicators.md, Text fields.
private let roundedCorner: CGFloat = 5
private let roundedWidth: CGFloat = 0.64935
private let roundedColor = UIColor(
    light: ColorValue(white: 0, alpha: 0.2), dark: ColorValue(hex: 0x545458, alpha: 0.6))
/// The width of the other borders, in points. Ours.
private let plainWidth: CGFloat = 1

extension UITextField {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin frame.
        case line = 1
        /// A thin frame with a background, as `roundedRect` but with sharp corners.
        case bezel = 2
        /// A thin frame with a background and round corners.
        case roundedRect = 3
    }
}

/// What is drawn around the text of a field. Main actor only.
final class FieldBorder: CALayer {
    /// Looks as `style` asks for.
    @MainActor
    func show(_ style: UITextField.BorderStyle, in traits: UITraitCollection) {
        let isRounded = style == .roundedRect
        let hasBackground = isRounded || style == .bezel
        backgroundColor = hasBackground ? UIColor.systemBackground.value(in: traits).cgColor : nil
        borderColor = (isRounded ? roundedColor : .separator).value(in: traits).cgColor
        borderWidth = style == .none ? 0 : isRounded ? roundedWidth : plainWidth
        cornerRadius = isRounded ? roundedCorner : 0
    }

    /// None: changes show at once.
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
