import CoreGraphics

/// The space beside a row's title, between its image and its title, the image's side, and a row's corners, in points.
/// Ours.
private let titleMargin: CGFloat = 12
private let (imageSpace, imageSide): (CGFloat, CGFloat) = (8, 18)
private let cornerRadius: CGFloat = 6

/// One line of an edit menu: an image, where there is one, and a title. Main actor only.
final class EditMenuRow: MenuRow {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let isDestructive: Bool
    private let height: CGFloat

    /// The row of `element`, of this height in points.
    init(_ element: UIMenuElement, height: CGFloat) {
        let action = element as? UIAction
        isDestructive = action?.attributes.contains(.destructive) ?? false
        self.height = height
        super.init(frame: .zero)
        label.text = element.title
        label.font = .preferredFont(forTextStyle: .callout)
        imageView.image = action?.state == .on ? UIImage(systemName: "checkmark") : element.image
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = .init(textStyle: .callout)
        for view in [label, imageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        layer.cornerRadius = cornerRadius
        isEnabled = action?.attributes.contains(.disabled) != true
        stateDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spokenText: String? { label.text }

    override func stateDidChange() {
        super.stateDidChange()
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        (label.textColor, imageView.tintColor) = (color, color)
    }

    /// The points that the image takes before the title.
    private var imageWidth: CGFloat {
        guard imageView.image != nil else { return 0 }
        return label.text?.isEmpty == false ? imageSide + imageSpace : imageSide
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: imageWidth + label.intrinsicContentSize.width + 2 * titleMargin, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(titleMargin, bounds.width / 2), dy: 0)
        let width = min(imageWidth, room.width)
        let side = min(imageSide, width, room.height)
        label.frame = CGRect(
            x: isRightToLeft ? room.minX : room.minX + width, y: 0, width: room.width - width, height: room.height)
        imageView.frame = CGRect(
            x: isRightToLeft ? room.maxX - side : room.minX, y: (room.height - side) / 2, width: side, height: side)
    }
}
