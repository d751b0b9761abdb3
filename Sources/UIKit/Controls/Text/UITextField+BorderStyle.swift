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
    /// The border around the text.
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

extension UITextField.BorderStyle {
    /// Draws this border with `layer`, in the colours of `traits`.
    @MainActor
    func draw(with layer: CALayer, in traits: UITraitCollection) {
        let isRounded = self == .roundedRect
        let hasBackground = isRounded || self == .bezel
        layer.backgroundColor = hasBackground ? UIColor.systemBackground.value(in: traits).cgColor : nil
        layer.borderColor = (isRounded ? roundedColor : .separator).value(in: traits).cgColor
        layer.borderWidth = self == .none ? 0 : isRounded ? roundedWidth : plainWidth
        layer.cornerRadius = isRounded ? roundedCorner : 0
    }
}
