import CoreGraphics

/// The corners of a preview, and the blur of its shadow, in points; the shadow's opacity, and the scale of what comes
/// and goes. Ours.
private let (cornerRadius, shadowRadius): (CGFloat, CGFloat) = (14, 32)
private let (shadowOpacity, foldedScale): (Float, CGFloat) = (0.12, 0.8)

/// The view of a controller above a menu. Main actor only.
final class MenuPreview: UIView {
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        layer.shadowOpacity = shadowOpacity
        layer.shadowRadius = shadowRadius
        guard let page = controller.view else { return }
        page.layer.cornerRadius = cornerRadius
        page.clipsToBounds = true
        page.backgroundColor = page.backgroundColor ?? .systemBackground
        addSubview(page)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The size that the controller prefers, or else that of its view, at most `room`.
    func size(within room: CGSize) -> CGSize {
        var wanted = controller.preferredContentSize
        if wanted == .zero { wanted = controller.view.sizeThatFits(room) }
        if wanted.width <= 0 || wanted.height <= 0 { wanted = room }
        return CGSize(width: min(wanted.width, max(room.width, 0)), height: min(wanted.height, max(room.height, 0)))
    }

    /// Places it, whatever its transform is.
    func put(in frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
        controller.view.frame = bounds
    }

    /// Makes it small and unseen.
    func fold() {
        transform = CGAffineTransform(scaleX: foldedScale, y: foldedScale)
        alpha = 0
    }

    /// Shows it as it is.
    func unfold() {
        transform = .identity
        alpha = 1
    }
}
