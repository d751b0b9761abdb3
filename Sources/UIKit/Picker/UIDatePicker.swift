import CoreGraphics
import Foundation

/// The longest time that a timer is set to, in seconds.
private let longestDuration: TimeInterval = 86_399

/// Wheels by which the user chooses a date, a time, or the length of a timer; in little space, buttons that bring such
/// wheels; or a month's calendar. A choice sends `.valueChanged`. Main thread.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// The hour and the minute.
        case time = 0
        /// The day, the month and the year.
        case date = 1
        /// The day, the hour and the minute.
        case dateAndTime = 2
        /// A number of hours and minutes.
        case countDownTimer = 3
        /// The month and the year.
        case yearAndMonth = 4
    }

    private lazy var wheels = DatePickerWheels(of: self)
    private lazy var buttons = DatePickerButtons(of: self)
    /// Nil until there is to be one.
    private var month: DatePickerCalendar?
    private var chosen = Date()
    private var duration: TimeInterval = 60

    // MARK: Making

    /// A picker of this frame; of the size that its style asks for where that has none.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = intrinsicContentSize }
        rebuild()
    }

    /// A picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    // MARK: What is chosen

    /// What is chosen: a date and a time by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { shapeDidChange() } }
    }

    /// The language of the wheels; nil, the default, for the user's.
    open var locale: Locale? {
        didSet { if locale != oldValue { shapeDidChange() } }
    }

    /// The calendar; the user's by default. Nil brings that back.
    open var calendar: Calendar! = .current {
        didSet {
            if calendar == nil { calendar = .current }
            if calendar != oldValue { shapeDidChange() }
        }
    }

    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { shapeDidChange() } }
    }

    /// The date that is chosen; the present one at first. One beyond the limits counts as the nearest within.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date; the wheels turn to it if `animated`. No one is notified.
    open func setDate(_ date: Date, animated: Bool) {
        let date = limited(date)
        guard date != chosen else { return }
        chosen = date
        show(animated: animated)
    }

    /// The earliest date that can be chosen; nil, the default, for any. One after `maximumDate` counts for nothing, and
    /// neither does that one.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { limitsDidChange() } }
    }

    /// The latest date that can be chosen; nil, the default, for any.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { limitsDidChange() } }
    }

    /// The length of the timer, in seconds, from a minute to 23 hours and 59 minutes; a minute by default.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard newValue.isFinite else { return }
            let new = (min(max(newValue, 60), longestDuration) / 60).rounded(.down) * 60
            guard new != duration else { return }
            duration = new
            show(animated: false)
        }
    }

    /// The minutes between two rows of the wheel of minutes: a part of 60. 1 by default, and for what is no such part.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { shapeDidChange() }
        }
    }

    private func limitsDidChange() {
        setDate(chosen, animated: false)
        if hasCalendar { month?.show() }
    }

    private func limited(_ date: Date) -> Date {
        let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return low <= high ? min(max(date, low), high) : date
    }

    // MARK: Style

    /// The wished form; `.automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { shapeDidChange() } }
    }

    /// The form: the wished one, where the mode has it. A timer, and a month with its year, have wheels only.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }

    // MARK: Inside

    /// The calendar in the picker's time zone and language.
    final var ownCalendar: Calendar {
        var calendar: Calendar = calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = ownLocale
        return calendar
    }

    /// The language of the wheels.
    final var ownLocale: Locale { locale ?? traitCollection.values.locale }

    private func shapeDidChange() {
        rebuild()
        contentSizeDidChange(by: "datePickerMode")
    }

    private func rebuild() {
        if hasCalendar, month == nil { month = DatePickerCalendar(of: self) }
        let view = shownView
        for other in [wheels, buttons, month] as [UIView?] where other !== view { other?.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        wheels.rebuild()
        if hasCalendar { month?.rebuild() }
        show(animated: false)
        needLayout(by: "datePickerMode")
    }

    /// Whether there is a calendar: a time has none, but its button.
    private var hasCalendar: Bool { datePickerStyle == .inline && datePickerMode != .time }

    private var shownView: UIView {
        if hasCalendar, let month { return month }
        return datePickerStyle == .wheels ? wheels : buttons
    }

    private func show(animated: Bool) {
        wheels.show(animated: animated)
        buttons.show()
        if hasCalendar { month?.show() }
        if shownView === buttons { contentSizeDidChange(by: "date") }
    }

    /// The user chose `date`, or of a timer `duration`. What is beyond the limits goes back.
    final func userDidChoose(_ date: Date, _ duration: TimeInterval) {
        let new = limited(date)
        let isOther = new != chosen || duration != self.duration
        (chosen, self.duration) = (new, duration)
        show(animated: true)
        guard isOther else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shownView.frame = bounds
    }

    /// 320 by 216 points of wheels, the size of the buttons, or that of the calendar.
    open override var intrinsicContentSize: CGSize {
        let view = shownView
        return view === wheels ? standardPickerSize : view.intrinsicContentSize
    }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func stateDidChange() {
        super.stateDidChange()
        for view in [wheels, buttons, month] as [UIView?] {
            view?.isUserInteractionEnabled = isEnabled
            view?.alpha = isEnabled ? 1 : 0.5
        }
    }

    /// Touches are those of the wheels and the buttons.
    open override var canBecomeFocused: Bool { false }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if locale == nil, previousTraitCollection?.values.locale != traitCollection.values.locale { shapeDidChange() }
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.isElement = false
        return defaults
    }
}

/// The form of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system has it: in little space.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Buttons that bring wheels.
    case compact = 2
    /// A month's calendar, with a button for the time where that is chosen, too.
    case inline = 3
}

/// The wheels of a date picker. Main actor only.
final class DatePickerWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var owner: UIDatePicker?
    private var shape: DateWheels?

    /// The wheels of `owner`.
    init(of owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: CGRect(origin: .zero, size: standardPickerSize))
        (dataSource, delegate) = (self, self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Makes the wheels anew.
    func rebuild() {
        guard let owner else { return }
        shape = DateWheels(
            owner.datePickerMode, owner.ownCalendar, owner.ownLocale, minuteStep: owner.minuteInterval, today: Date(),
            around: owner.date)
        reloadAllComponents()
    }

    private var rows: [Int] { (shape?.wheels ?? []).indices.map { selectedRow(inComponent: $0) } }

    /// Turns to what is chosen.
    func show(animated: Bool) {
        guard let owner, let shape else { return }
        let rows = shape.rows(of: owner.date, duration: owner.countDownDuration, near: rows)
        for (component, row) in rows.enumerated() where row != selectedRow(inComponent: component) {
            selectRow(row, inComponent: component, animated: animated)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { shape?.wheels.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        shape.map { $0.count($0.wheels[component]) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        shape.map { $0.width($0.wheels[component]) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        shape.map { $0.title(row, $0.wheels[component]) }
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard let shape, shape.isToday(row, shape.wheels[component]) else { return nil }
        let color = tintColor ?? .systemBlue
        return NSAttributedString(string: shape.title(row, .wholeDay), attributes: [.foregroundColor: color])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let owner, let shape else { return }
        let isTimer = owner.datePickerMode == .countDownTimer
        owner.userDidChoose(
            isTimer ? owner.date : shape.date(of: rows, from: owner.date),
            isTimer ? shape.duration(of: rows) : owner.countDownDuration)
    }
}
