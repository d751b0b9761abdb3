import CoreGraphics
import Foundation
import QuartzCore

/// The height of a button, its corners, the space beside its text, and between two buttons, in points. Ours.
private let buttonHeight: CGFloat = 34
private let buttonCorner: CGFloat = 8
private let buttonPadding: CGFloat = 11
private let buttonGap: CGFloat = 6
/// The size of the letters, in points. Ours.
private let fontSize: CGFloat = 17
/// The space around the wheels that a button brings, their corners, and their distance from it, in points. Ours.
private let panelMargin: CGFloat = 8
private let panelCorner: CGFloat = 13

/// The buttons of a date picker in little space: the day, the time, or both. Main actor only.
final class DatePickerButtons: UIView {
    private weak var owner: UIDatePicker?
    private let day = DatePickerButton(), time = DatePickerButton()
    private let showsDay: Bool

    /// The buttons of `owner`; without that of the day beside a calendar.
    init(of owner: UIDatePicker, showsDay: Bool = true) {
        (self.owner, self.showsDay) = (owner, showsDay)
        super.init(frame: .zero)
        for (button, mode) in [(day, UIDatePicker.Mode.date), (time, .time)] {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let self, let button { bring(mode, from: button) }
                }, for: .primaryActionTriggered)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var shown: [DatePickerButton] {
        switch owner?.datePickerMode {
        case .date: [day]
        case .time: [time]
        case .dateAndTime: showsDay ? [day, time] : [time]
        default: []
        }
    }

    /// Shows what is chosen.
    func show() {
        guard let owner else { return }
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale) = (owner.ownCalendar, owner.ownLocale)
        formatter.timeZone = owner.ownCalendar.timeZone
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
        day.text = formatter.string(from: owner.date)
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        time.text = formatter.string(from: owner.date)
        for button in [day, time] { button.isHidden = !shown.contains(button) }
        setNeedsLayout()
    }

    private func bring(_ mode: UIDatePicker.Mode, from button: DatePickerButton) {
        guard let owner, let window = owner.window else { return }
        button.isSelected = true
        let panel = DatePickerPanel(mode, of: owner) { [weak button] in button?.isSelected = false }
        panel.show(in: window, at: button)
    }

    override var intrinsicContentSize: CGSize {
        let widths = shown.map(\.intrinsicContentSize.width)
        return CGSize(
            width: widths.reduce(0, +) + buttonGap * CGFloat(max(widths.count - 1, 0)), height: buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        var x = isRightToLeft ? bounds.width - size.width : 0
        let y = ((bounds.height - buttonHeight) / 2).rounded(.down)
        for button in isRightToLeft ? shown.reversed() : shown {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: x, y: y, width: width, height: buttonHeight)
            x += width + buttonGap
        }
    }
}

/// A date or a time on a grey ground, in the tint while its wheels are there. Main actor only.
final class DatePickerButton: UIControl {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = buttonCorner
        label.font = .systemFont(ofSize: fontSize)
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The date or the time.
    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = isSelected ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        sendActions(for: .primaryActionTriggered, event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 2 * buttonPadding, height: buttonHeight)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.label) = (true, .button, text)
        return defaults
    }
}

/// Wheels in front of a window, until something beside them is touched. Main actor only.
private final class DatePickerPanel: UIView {
    private weak var owner: UIDatePicker?
    private let picker = UIDatePicker()
    private let panel = UIView()
    private let didClose: () -> Void
    private weak var button: UIView?

    init(_ mode: UIDatePicker.Mode, of owner: UIDatePicker, didClose: @escaping () -> Void) {
        (self.owner, self.didClose) = (owner, didClose)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = mode
        (picker.locale, picker.calendar, picker.timeZone) = (owner.ownLocale, owner.calendar, owner.timeZone)
        picker.minuteInterval = owner.minuteInterval
        (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
        picker.date = owner.date
        picker.tintColor = owner.tintColor
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self, let owner = self.owner else { return }
                owner.userDidChoose(picker.date, owner.countDownDuration)
            }, for: .valueChanged)
        panel.layer.cornerRadius = panelCorner
        panel.layer.shadowOpacity = 0.2
        panel.layer.shadowRadius = 16
        panel.layer.shadowOffset = CGSize(width: 0, height: 6)
        panel.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
        }
        panel.addSubview(picker)
        addSubview(panel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow, at button: UIView) {
        self.button = button
        frame = window.bounds
        window.addSubview(self)
        UIAccessibility.post(notification: .screenChanged, argument: picker)
    }

    private func close() {
        removeFromSuperview()
        didClose()
        UIAccessibility.post(notification: .screenChanged, argument: button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let button, button.window === window else { return close() }
        let place = button.convert(button.bounds, to: self)
        let size = CGSize(
            width: min(standardPickerSize.width, bounds.width - 2 * panelMargin),
            height: standardPickerSize.height + 2 * panelMargin)
        let fitsBelow = place.maxY + panelMargin + size.height <= bounds.height - panelMargin
        let y = fitsBelow ? place.maxY + panelMargin : place.minY - panelMargin - size.height
        panel.frame = CGRect(
            x: min(max(place.midX - size.width / 2, panelMargin), max(bounds.width - panelMargin - size.width, 0)),
            y: min(max(y, panelMargin), max(bounds.height - panelMargin - size.height, 0)), width: size.width,
            height: size.height)
        picker.frame = panel.bounds.insetBy(dx: 0, dy: panelMargin)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !panel.frame.contains(touch.location(in: self)) { close() }
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }
}
