import CoreGraphics

/// The least height of a row, the space beside what it shows, and above and below its texts, in points. Ours, as seen
/// in iOS 16.
private let leastHeight: CGFloat = 44
private let (sideSpace, topSpace): (CGFloat, CGFloat) = (16, 11)
/// Points that the column of checkmarks takes, and that an image takes.
private let (checkWidth, imageSide): (CGFloat, CGFloat) = (20, 22)

/// One line of a menu of actions: a checkmark, a title, a subtitle, an image. Main actor only.
final class ActionMenuRow: MenuRow {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let mark = UIImageView()
    private let isDestructive: Bool
    private let words: String?
    private let isOn: Bool
    /// Whether there is a column for checkmarks before the title.
    private let hasMarks: Bool

    /// The row of `action`.
    convenience init(_ action: UIAction, hasMarks: Bool) {
        let mark = action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil
        self.init(
            action, action.shownImage, mark, action.attributes.contains(.destructive), hasMarks,
            action.discoverabilityTitle)
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// The row of a menu in the menu; or, with `isOpen`, of the menu that is shown, which leads back.
    convenience init(_ menu: UIMenu, isOpen: Bool) {
        let mark = isOpen ? "chevron.down" : "chevron.forward"
        self.init(menu, menu.image, mark, menu.options.contains(.destructive), true, nil)
        if isOpen { titleLabel.font = .preferredFont(forTextStyle: .headline) }
    }

    private init(
        _ element: UIMenuElement, _ image: UIImage?, _ symbol: String?, _ isDestructive: Bool, _ hasMarks: Bool,
        _ words: String?
    ) {
        (self.isDestructive, self.hasMarks, self.words) = (isDestructive, hasMarks, words)
        isOn = symbol == "checkmark"
        super.init(frame: .zero)
        titleLabel.text = element.title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 2
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = .init(textStyle: .body)
        mark.image = symbol.flatMap { UIImage(systemName: $0) }
        mark.preferredSymbolConfiguration = .init(textStyle: .footnote).applying(.init(weight: .semibold))
        mark.contentMode = .center
        for view in [titleLabel, subtitleLabel, imageView, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        stateDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var spokenText: String? {
        let lines = [words ?? titleLabel.text, subtitleLabel.text].compactMap { $0 }.filter { !$0.isEmpty }
        return lines.isEmpty ? nil : localizedStrings.joined(lines)
    }

    override func stateDidChange() {
        super.stateDidChange()
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        (imageView.tintColor, mark.tintColor) = (color, color)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        if isOn { defaults.traits.insert(.selected) }
        return defaults
    }

    /// Points before and after the texts.
    private var spaces: (before: CGFloat, after: CGFloat) {
        let after = imageView.image == nil ? sideSpace : sideSpace + imageSide + 8
        return (hasMarks ? sideSpace / 2 + checkWidth + 4 : sideSpace, after)
    }

    override func height(_ width: CGFloat) -> CGFloat {
        let room = max(width - spaces.before - spaces.after, 0)
        let title = titleLabel.sizeThatFits(CGSize(width: room, height: 0)).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.intrinsicContentSize.height
        return max(leastHeight, (title + subtitle + 2 * topSpace).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (before, after) = spaces
        let room = max(bounds.width - before - after, 0)
        let title = min(titleLabel.sizeThatFits(CGSize(width: room, height: 0)).height, bounds.height)
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.intrinsicContentSize.height
        let top = (bounds.height - title - subtitle) / 2
        /// A frame `x` points after the leading edge.
        func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        titleLabel.frame = placed(before, top, room, title)
        subtitleLabel.frame = placed(before, top + title, room, subtitle)
        mark.frame = placed(sideSpace / 2, 0, checkWidth, bounds.height)
        imageView.frame = placed(
            bounds.width - sideSpace - imageSide, (bounds.height - imageSide) / 2, imageSide, imageSide)
    }
}
