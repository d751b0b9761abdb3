import CoreGraphics
import OctantBase
internal import OctantLocalization

/// The size of the title, in points, and the space between them and the image. Source: docs/sources/indicators.md,
/// Bars.
private let titleSize: CGFloat = 10
private let gap: CGFloat = 2
/// Points by which a badge covers the image, and from the top of the bar to it. Ours.
private let (badgeOverlap, badgeTop): (CGFloat, CGFloat) = (8, 2)

/// The button of a tab bar's item. Main thread.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private var badge: TabBadge?
    /// The button's number among the others, from 1 on, and their count.
    var position = (number: 1, count: 1)

    /// The button of `item`, which calls `pressed`.
    init(_ item: UITabBarItem, pressed: @escaping @MainActor (UITabBarItem) -> Void) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: titleSize, weight: .medium)
        label.textAlignment = .center
        for view in [imageView, label] { addSubview(view) }
        addAction(UIAction { [unowned item] _ in pressed(item) }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the item: in the tint where it is chosen, in `color` where not, unless the item or `appearance` says
    /// otherwise.
    func show(isChosen: Bool, color: UIColor, _ appearance: UITabBarItemStateAppearance) {
        isSelected = isChosen
        isEnabled = item.isEnabled
        let plain = item.image ?? item.systemItem.flatMap { UIImage(systemName: $0.symbol) }
        let image = (isChosen ? item.selectedImage ?? plain : plain)?
            .preferring(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        label.text = title
        showBadge(isChosen, appearance)
        let color: UIColor = !isEnabled ? .tertiaryLabel : isChosen ? tintColor : color
        let attributes =
            item.titleTextAttributes(for: isChosen ? .selected : .normal) ?? item.titleTextAttributes(for: .normal)
        let others = appearance.titleTextAttributes
        label.font =
            attributes?[.font] as? UIFont ?? others[.font] as? UIFont
            ?? .systemFont(ofSize: titleSize, weight: .medium)
        label.textColor =
            attributes?[.foregroundColor] as? UIColor ?? others[.foregroundColor] as? UIColor ?? color
        imageView.tintColor = appearance.iconColor ?? color
        let own = item.titlePositionAdjustment
        titleShift = own == .zero ? appearance.titlePositionAdjustment : own
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private var title: String? { item.title ?? item.systemItem?.text(in: localizedStrings) }

    private var titleShift = UIOffset.zero
    private var badgeShift = UIOffset.zero

    private func showBadge(_ isChosen: Bool, _ appearance: UITabBarItemStateAppearance) {
        guard let text = item.badgeValue, !text.isEmpty else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let made = badge ?? TabBadge()
        if badge == nil { addSubview(made) }
        badge = made
        badgeShift = appearance.badgePositionAdjustment
        let own =
            item.badgeTextAttributes(for: isChosen ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal)
        made.show(
            text, item.badgeColor ?? appearance.badgeBackgroundColor,
            appearance.badgeTextAttributes.merging(own ?? [:]) { $1 }, appearance.badgeTitlePositionAdjustment)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = resolvedScale(traitCollection.displayScale)
        func onPixel(_ value: CGFloat) -> CGFloat { value.rounded(toPixelsAt: scale) }
        let image = imageView.image?.size ?? .zero
        let titleSize = label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        let between = image.height > 0 && titleSize.height > 0 ? gap : 0
        let top = (bounds.height - image.height - between - titleSize.height) / 2
        imageView.frame = CGRect(
            origin: CGPoint(x: onPixel((bounds.width - image.width) / 2), y: onPixel(top)), size: image)
        label.frame = CGRect(
            x: onPixel(titleShift.horizontal), y: onPixel(top + image.height + between + titleShift.vertical),
            width: bounds.width, height: titleSize.height)
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let side = imageView.frame.width / 2
        let x = isRightToLeft ? bounds.midX - side + badgeOverlap - size.width : bounds.midX + side - badgeOverlap
        badge.frame = CGRect(
            origin: CGPoint(x: onPixel(x + badgeShift.horizontal), y: onPixel(badgeTop + badgeShift.vertical)),
            size: size)
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        let words = [item.accessibilityLabel ?? title, item.badgeValue].compactMap(\.self)
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.label) = (
            true, .button,
            words.isEmpty ? nil : words.joined(separator: ", ")
        )
        defaults.role = .radioButton
        defaults.value = localizedStrings.position(position.number, of: position.count)
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { sendActions(for: .touchUpInside) }
        return isEnabled
    }
}
