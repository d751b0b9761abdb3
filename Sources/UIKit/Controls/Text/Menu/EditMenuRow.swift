import CoreGraphics

/// The space beside a row's title, and a row's corners, in points. Ours.
private let titleMargin: CGFloat = 12
private let cornerRadius: CGFloat = 6

/// One line of a menu. It never has the keyboard's focus: the text that the menu is about keeps that. Main actor only.
final class EditMenuRow: UIControl {
    private let label = UILabel()
    private let height: CGFloat

    /// Whether the pointer or the keys are at the row.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            stateDidChange()
            accessibilityDidChange()
        }
    }

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

    override var canBecomeFocused: Bool { false }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 2 * titleMargin, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(titleMargin, bounds.width / 2), dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isCurrent || isHighlighted ? .tertiarySystemFill : nil
    }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        performPrimaryAction()
    }

    override func accessibilityActivate() -> Bool {
        performPrimaryAction()
        return true
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.label, defaults.isFocused) = (true, label.text, isCurrent)
        defaults.traits = .button
        return defaults
    }
}
