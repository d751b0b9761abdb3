import CoreGraphics
import Foundation

/// The height of a badge, the space beside its text, the size of that, in points. Ours, after iOS 18's look.
private let (badgeHeight, badgePadding, badgeFont): (CGFloat, CGFloat, CGFloat) = (18, 5, 13)

/// A short text on a coloured capsule over a tab's image.
final class TabBadge: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = badgeHeight / 2
        label.font = .systemFont(ofSize: badgeFont)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `text` on `color`; nil for red.
    func show(_ text: String, _ color: UIColor?) {
        label.text = text
        backgroundColor = color ?? .systemRed
        setNeedsLayout()
    }

    /// As wide as the text, and no less than high.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(badgeHeight, (label.intrinsicContentSize.width + 2 * badgePadding).rounded(.up)),
            height: badgeHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
