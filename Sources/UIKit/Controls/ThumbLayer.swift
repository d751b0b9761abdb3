import CoreGraphics
import QuartzCore

/// A light, rounded piece that lies on a control and throws a soft shadow. Its changes show at once.
final class ThumbLayer: CALayer {
    override init() {
        super.init()
        hasActions = false
        // 3 points down, 8 of blur, .15. Source: docs/sources/indicators.md, Switches and sliders.
        shadowColor = .black
        shadowOpacity = 0.15
        shadowOffset = CGSize(width: 0, height: 3)
        shadowRadius = 4
        borderWidth = 0.5
        borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.04)
    }

    override init(layer: Any) { super.init(layer: layer) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the piece; its corners have this radius.
    func place(_ rect: CGRect, radius: CGFloat) {
        bounds = CGRect(origin: .zero, size: rect.size)
        position = CGPoint(x: rect.midX, y: rect.midY)
        cornerRadius = radius
        let corner = min(radius, rect.width / 2, rect.height / 2)
        shadowPath = CGPath(roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
    }

    /// The key paths that `position` changes.
    static let placementKeys = ["position", "bounds", "shadowPath"]
}
