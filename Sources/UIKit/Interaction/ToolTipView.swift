import CoreGraphics

/// The widest text, the space around it, the corners, and the distance from the pointer and from the window's edges, in
/// points. Ours.
private let (mostWidth, cornerRadius): (CGFloat, CGFloat) = (300, 6)
private let (sideSpace, topSpace): (CGFloat, CGFloat) = (8, 5)
private let (below, beside, margin): (CGFloat, CGFloat, CGFloat) = (20, 4, 4)

/// The text beside a pointer that rests over a view. Main actor only.
final class ToolTipView: UIView {
    private let label = UILabel()

    init(_ text: String, style: UIUserInterfaceStyle) {
        super.init(frame: .zero)
        overrideUserInterfaceStyle = style
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 0.5
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        (label.text, label.numberOfLines) = (text, 0)
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
        refreshColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func refreshColors() { layer.borderColor = UIColor.separator.value(in: traitCollection).cgColor }

    /// Shows the text below `point` of `window`, above it where there is no room.
    func show(in window: UIWindow, at point: CGPoint) {
        window.addSubview(self)
        let room = window.bounds.insetBy(dx: margin, dy: margin)
        let most = min(mostWidth, max(room.width - 2 * sideSpace, 0))
        let text = label.sizeThatFits(CGSize(width: most, height: 0))
        let inner = CGSize(width: min(text.width, most).rounded(.up), height: text.height.rounded(.up))
        let size = CGSize(width: inner.width + 2 * sideSpace, height: inner.height + 2 * topSpace)
        let fits = point.y + below + size.height <= room.maxY
        frame = CGRect(
            x: max(room.minX, min(point.x, room.maxX - size.width)).rounded(),
            y: max(room.minY, fits ? point.y + below : point.y - beside - size.height).rounded(), width: size.width,
            height: size.height)
        label.frame = CGRect(origin: CGPoint(x: sideSpace, y: topSpace), size: inner)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshColors()
    }
}
