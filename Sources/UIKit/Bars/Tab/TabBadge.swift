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
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var shift = UIOffset.zero

    /// Shows `text` on `color`, nil for red, in `attributes`, moved by `shift`.
    func show(_ text: String, _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any], _ shift: UIOffset) {
        label.text = text
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: badgeFont)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        self.shift = shift
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
        label.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }
}
