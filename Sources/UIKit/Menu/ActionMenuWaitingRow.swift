import CoreGraphics
internal import OctantLocalization

/// The height of the row, and points before the activity indicator and after it. Ours, as seen in iOS 16.
private let (rowHeight, sideSpace, gap): (CGFloat, CGFloat, CGFloat) = (44, 16, 8)

/// The line of a menu in the place of elements that are being made. Main actor only.
final class ActionMenuWaitingRow: MenuRow {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isEnabled = false
        label.text = localizedStrings.loading
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        for view in [indicator, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        indicator.isAccessibilityElement = false
        indicator.startAnimating()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spokenText: String? { label.text }

    override func height(_ width: CGFloat) -> CGFloat { rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = indicator.intrinsicContentSize
        func placed(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(origin: CGPoint(x: isRightToLeft ? bounds.width - x - size.width : x, y: y), size: size)
        }
        indicator.frame = placed(sideSpace, ((bounds.height - side.height) / 2).rounded(), side)
        let start = sideSpace + side.width + gap
        label.frame = placed(start, 0, CGSize(width: max(bounds.width - start - sideSpace, 0), height: bounds.height))
    }
}
