import CoreGraphics

/// The space beside a row's title, and a row's corners, in points. Ours.
private let titleMargin: CGFloat = 12
private let cornerRadius: CGFloat = 6

/// One line of the menu of a text. Main actor only.
final class EditMenuRow: MenuRow {
    private let label = UILabel()
    private let height: CGFloat

    /// A row of this title and height, in points.
    init(_ title: String, height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .callout)
        label.isUserInteractionEnabled = false
        layer.cornerRadius = cornerRadius
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spokenText: String? { label.text }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 2 * titleMargin, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(titleMargin, bounds.width / 2), dy: 0)
    }
}
