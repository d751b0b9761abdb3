import CoreGraphics
import Foundation

/// The size of the letters of days and of the month, in points. Ours.
private let daySize: CGFloat = 20
private let titleSize: CGFloat = 17
/// The diameter of the ground of the day that is chosen, and how much of the tint it has where that is not today. Ours.
private let groundSize: CGFloat = 40
private let groundOpacity: CGFloat = 0.15
/// The opacity of what is pressed. Ours.
private let pressedOpacity: CGFloat = 0.3
/// The distance between the month and the arrow behind it, in points. Ours.
private let titleGap: CGFloat = 4

/// A part of a calendar that can be pressed. Main actor only.
class CalendarControl: UIControl {
    final var pressed: () -> Void = {}

    init() { super.init(frame: .zero) }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        pressed()
        sendActions(for: .primaryActionTriggered, event)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }
}

/// A day of a calendar. Main actor only.
final class CalendarDay: CalendarControl {
    /// The beginning of the day.
    var date: Date?
    private let ground = UIView()
    private let label = UILabel()
    private var spoken = ""
    private var isToday = false

    override init() {
        super.init()
        ground.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(ground)
        addSubview(label)
        stateDidChange()
    }

    /// Shows a day's number, which is read as `spoken`.
    func show(_ number: String, spoken: String, isToday: Bool) {
        label.text = number
        (self.spoken, self.isToday) = (spoken, isToday)
        stateDidChange()
        accessibilityDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        let tint = tintColor ?? .systemBlue
        ground.isHidden = !isSelected
        ground.backgroundColor = isToday ? tint : tint.withAlphaComponent(groundOpacity)
        label.font = .systemFont(ofSize: daySize, weight: isSelected ? .semibold : .regular)
        label.textColor =
            !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
        label.alpha = isHighlighted ? pressedOpacity : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(bounds.width, bounds.height, groundSize)
        ground.frame = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ground.layer.cornerRadius = side / 2
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.label) = (true, .button, spoken)
        if isSelected { defaults.state.insert(.selected) }
        return defaults
    }
}

/// The month of a calendar, with an arrow behind it. Main actor only.
final class CalendarTitle: CalendarControl {
    private let label = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))

    override init() {
        super.init()
        label.font = .systemFont(ofSize: titleSize, weight: .semibold)
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        addSubview(label)
        addSubview(arrow)
    }

    /// The month.
    var text: String? {
        get { label.text }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            setNeedsLayout()
            accessibilityDidChange()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = isSelected ? tintColor : .label
        alpha = isHighlighted ? pressedOpacity : 1
        arrow.transform = isSelected ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }

    override var intrinsicContentSize: CGSize {
        let (text, image) = (label.intrinsicContentSize, arrow.intrinsicContentSize)
        return CGSize(width: text.width.rounded(.up) + titleGap + image.width.rounded(.up), height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrow.intrinsicContentSize
        let width = max(min(label.intrinsicContentSize.width.rounded(.up), bounds.width - titleGap - size.width), 0)
        let isMirrored = isRightToLeft
        label.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let x = isMirrored ? bounds.width - width - titleGap - size.width : width + titleGap
        arrow.bounds.size = size
        arrow.center = CGPoint(x: x + size.width / 2, y: bounds.midY)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.label) = (true, .button, label.text)
        return defaults
    }
}

/// An arrow to another month. Main actor only.
final class CalendarArrow: CalendarControl {
    private let image: UIImageView

    /// An arrow to the next month, or to the one before.
    init(leadsOn: Bool) {
        image = UIImageView(image: UIImage(systemName: leadsOn ? "chevron.forward" : "chevron.backward"))
        super.init()
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: titleSize, weight: .medium)
        image.contentMode = .center
        addSubview(image)
    }

    override func stateDidChange() {
        super.stateDidChange()
        image.alpha = !isEnabled || isHighlighted ? pressedOpacity : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, .button)
        return defaults
    }
}
