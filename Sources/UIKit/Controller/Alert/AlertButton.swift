import CoreGraphics

/// The least height of a button of an alert and of an action sheet, the space beside and above its title, and the size
/// of a sheet's titles, in points. Source: docs/sources/views.md, Alerts.
private let alertHeight: CGFloat = 44
private let sheetHeight: CGFloat = 57
private let (sideSpace, topSpace): (CGFloat, CGFloat) = (16, 11)
private let sheetFontSize: CGFloat = 20

/// The button of one action in an alert. Main actor only.
final class AlertButton: UIControl {
    let action: UIAlertAction
    /// Whether it has the height of an action sheet's.
    let isOfSheet: Bool
    private let label = UILabel()

    /// The button of `action`, of an action sheet's height or an alert's.
    init(_ action: UIAlertAction, isInSheet: Bool) {
        (self.action, isOfSheet) = (action, isInSheet)
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        addSubview(label)
        addAction(UIAction { [weak action] _ in action?.alert?.choose(action) }, for: .touchUpInside)
        addAction(UIAction { [weak action] _ in action?.alert?.choose(action) }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows what the action is now.
    func update(isEmphasized: Bool) {
        isEnabled = action.isEnabled
        if isOfSheet {
            let font = UIFont.systemFont(ofSize: sheetFontSize, weight: isEmphasized ? .semibold : .regular)
            label.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: font, compatibleWith: traitCollection)
        } else {
            label.font = .preferredFont(forTextStyle: isEmphasized ? .headline : .body, compatibleWith: traitCollection)
        }
        showColor()
    }

    private func showColor() {
        label.textColor = isEnabled ? (action.style == .destructive ? .systemRed : tintColor) : .tertiaryLabel
    }

    /// Points that the title takes in one line, with the space beside it.
    var widthOfTitle: CGFloat { label.intrinsicContentSize.width + 2 * sideSpace }

    /// The height, in points.
    var height: CGFloat {
        max(isOfSheet ? sheetHeight : alertHeight, (label.intrinsicContentSize.height + 2 * topSpace).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(sideSpace, bounds.width / 2), dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
        showColor()
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.label, defaults.traits) = (true, action.title, .button)
        return defaults
    }
}
