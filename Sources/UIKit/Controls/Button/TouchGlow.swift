import CoreGraphics
import QuartzCore

/// The glow's diameter as a share of the button's longer side, its least one in points, and its opacity in the middle.
/// Ours.
private let share: CGFloat = 1.2
private let leastDiameter: CGFloat = 60
private let strength: CGFloat = 0.75

/// The white glow in the middle of a button that is touched.
@MainActor
final class TouchGlow {
    private let layer = CAGradientLayer(hasActions: false)

    /// A glow in `parent`, below `upper`.
    init(in parent: CALayer, below upper: CALayer) {
        layer.type = .radial
        layer.colors = [CGColor(gray: 1, alpha: strength), CGColor(gray: 1, alpha: 0)]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        layer.opacity = 0
        parent.insertSublayer(layer, below: upper)
    }

    /// Places the glow in the middle of `bounds`.
    func place(in bounds: CGRect) {
        let side = max(max(bounds.width, bounds.height) * share, leastDiameter)
        layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Shows the glow at once, or hides it; that takes a moment if `animated`.
    func show(_ isShown: Bool, animated: Bool) {
        let new: Float = isShown ? 1 : 0
        guard layer.opacity != new else { return }
        layer.glide(["opacity"], animated: animated && !isShown) { layer.opacity = new }
    }
}
