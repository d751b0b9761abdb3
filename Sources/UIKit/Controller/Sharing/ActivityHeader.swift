import CoreGraphics

/// The space before and after, the corners of the image, the side of the button that closes the list, and the distance
/// between the lines and what is beside them, in points. Ours.
private let margin: CGFloat = 16
private let imageCorner: CGFloat = 8
private let closeSide: CGFloat = 30
private let partGap: CGFloat = 12

/// What is shared: an image, two lines, and the button that closes the list. Main actor only.
final class ActivityHeader: UIView {
    /// The height, in points. Ours.
    static let height: CGFloat = 72

    private let imageView = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    /// The button that closes the list.
    let close = UIButton(type: .close)

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        imageView.layer.cornerRadius = imageCorner
        imageView.clipsToBounds = true
        imageView.tintColor = .secondaryLabel
        imageView.preferredSymbolConfiguration = .init(textStyle: .title2)
        imageView.backgroundColor = .tertiarySystemFill
        for view in [imageView, title, detail, close] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `summary`.
    func show(_ summary: ActivitySummary) {
        (title.text, detail.text, imageView.image) = (summary.title, summary.detail, summary.image)
        imageView.contentMode = summary.image?.isSymbolImage == true ? .center : .scaleAspectFill
        imageView.isHidden = summary.image == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ActivitySummary.imageSide
        /// A frame `x` points after the leading edge.
        func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        imageView.frame = placed(margin, (bounds.height - side) / 2, side, side)
        let start = imageView.isHidden ? margin : margin + side + partGap
        let end = bounds.width - margin - closeSide
        close.frame = placed(end, (bounds.height - closeSide) / 2, closeSide, closeSide)
        let room = max(end - partGap - start, 0)
        let (first, second) = (title.intrinsicContentSize.height, detail.intrinsicContentSize.height)
        let all = detail.text == nil ? first : first + second
        title.frame = placed(start, (bounds.height - all) / 2, room, first)
        detail.frame = placed(start, (bounds.height - all) / 2 + first, room, second)
    }
}
