import CoreGraphics

/// The heights of tiles with an image alone, and with a title below it, the side of the image, and the space between
/// the two and around them, in points. Ours, as remembered of iOS 16.
private let (smallHeight, mediumHeight, imageSide): (CGFloat, CGFloat, CGFloat) = (48, 64, 24)
private let (gap, side): (CGFloat, CGFloat) = (4, 4)

/// An element of a menu whose elements stand beside each other: an image, and in a medium one a title below it. Main
/// actor only.
final class ActionMenuTile: MenuRow {
    /// The most tiles in a line: four small ones, or three of medium size.
    nonisolated static func most(_ size: UIMenu.ElementSize) -> Int { size == .small ? 4 : 3 }

    private let titleLabel = UILabel()
    private let imageView = UIImageView()
    private let isDestructive: Bool
    private let isOn: Bool
    private let isSmall: Bool
    private let words: String

    /// The tile of an action, or of a menu in the menu.
    init(_ element: UIMenuElement, _ size: UIMenu.ElementSize) {
        let action = element as? UIAction
        let image = action.map(\.shownImage) ?? element.image
        isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        (isOn, isSmall) = (action?.state == .on, size == .small)
        words = action?.discoverabilityTitle ?? element.title
        super.init(frame: .zero)
        isEnabled = action?.attributes.contains(.disabled) != true
        titleLabel.text = element.title
        titleLabel.font = .preferredFont(forTextStyle: isSmall && image == nil ? .body : .caption1)
        titleLabel.textAlignment = .center
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = .init(textStyle: .title3)
        // An image alone is enough for a small tile.
        titleLabel.isHidden = isSmall && image != nil
        for view in [titleLabel, imageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        stateDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spokenText: String? { words.isEmpty ? nil : words }

    override func height(_ width: CGFloat) -> CGFloat { isSmall ? smallHeight : mediumHeight }

    override func stateDidChange() {
        super.stateDidChange()
        if isOn, backgroundColor == nil { backgroundColor = .quaternarySystemFill }
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        (titleLabel.textColor, imageView.tintColor) = (color, color)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        if isOn { defaults.traits.insert(.selected) }
        return defaults
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.height
        let image = imageView.image == nil ? 0 : imageSide
        let between = title > 0 && image > 0 ? gap : 0
        let top = ((bounds.height - image - between - title) / 2).rounded()
        imageView.frame = CGRect(x: ((bounds.width - image) / 2).rounded(), y: top, width: image, height: image)
        titleLabel.frame = CGRect(
            x: side, y: top + image + between, width: max(bounds.width - 2 * side, 0), height: title)
    }
}
