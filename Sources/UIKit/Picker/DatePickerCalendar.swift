import CoreGraphics
import Foundation

/// The width that a calendar asks for, the heights of its line with the month, of the names of weekdays, of a week, and
/// of the line with the time, and the space at its sides, in points. Ours.
private let usualWidth: CGFloat = 320
private let titleHeight: CGFloat = 44
private let namesHeight: CGFloat = 24
private let weekHeight: CGFloat = 44
private let timeHeight: CGFloat = 50
private let sideMargin: CGFloat = 12
/// The weeks that a month may reach into, and the days of a week.
private let (weekCount, dayCount) = (6, 7)
/// The size of the letters of the month, of the names of weekdays, and of the time's name, in points. Ours.
private let titleSize: CGFloat = 17
private let nameSize: CGFloat = 13

/// The days of a month, of which one can be chosen, with a line for the time below where that can be, too. The month's
/// name brings wheels for another one. Main actor only.
final class DatePickerCalendar: UIView {
    private weak var owner: UIDatePicker?
    private let title = CalendarTitle()
    private let former = CalendarArrow(leadsOn: false), following = CalendarArrow(leadsOn: true)
    private let names = (0..<dayCount).map { _ in UILabel() }
    private let days = (0..<weekCount * dayCount).map { _ in CalendarDay() }
    private let timeName = UILabel()
    private let time: DatePickerButtons
    private var months: UIDatePicker?
    /// The first moment of the month that is shown.
    private var month = Date.distantPast
    /// The date that was chosen when the calendar was last shown.
    private var lastDate: Date?

    /// The calendar of `owner`.
    init(of owner: UIDatePicker) {
        self.owner = owner
        time = DatePickerButtons(of: owner, showsDay: false)
        super.init(frame: .zero)
        for view in names + days + [title, former, following, timeName, time] { addSubview(view) }
        for label in names {
            label.font = .systemFont(ofSize: nameSize, weight: .semibold)
            (label.textColor, label.textAlignment) = (.tertiaryLabel, .center)
            label.isAccessibilityElement = false
        }
        timeName.font = .systemFont(ofSize: titleSize)
        title.pressed = { [weak self] in self?.turnMonths() }
        former.pressed = { [weak self] in self?.go(by: -1) }
        following.pressed = { [weak self] in self?.go(by: 1) }
        for day in days { day.pressed = { [weak self, weak day] in if let day { self?.choose(day) } } }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: DatePickerCalendar.swiped)
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func swiped(_ recognizer: UISwipeGestureRecognizer) {
        guard recognizer.state == .ended, months == nil else { return }
        go(by: (recognizer.direction == .left) == isRightToLeft ? -1 : 1)
    }

    // MARK: What is shown

    private func start(ofMonthOf date: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// Shows what is chosen, and its month, if another date is chosen than before.
    func show() {
        guard let owner else { return }
        if owner.date != lastDate {
            lastDate = owner.date
            month = start(ofMonthOf: owner.date, owner.ownCalendar)
        }
        fill()
    }

    /// Shows the month anew, as in another calendar, language or time zone.
    func rebuild() {
        lastDate = nil
        endMonths()
        show()
    }

    private func formatter(_ template: String, _ owner: UIDatePicker) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale) = (owner.ownCalendar, owner.ownLocale)
        formatter.timeZone = owner.ownCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func fill() {
        guard let owner else { return }
        let calendar = owner.ownCalendar
        title.text = formatter("yMMMM", owner).string(from: month)
        let weekdays = calendar.shortStandaloneWeekdaySymbols
        for (index, label) in names.enumerated() where weekdays.count == dayCount {
            label.text = weekdays[(index + calendar.firstWeekday - 1) % dayCount].uppercased(with: owner.ownLocale)
        }
        let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + dayCount) % dayCount
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let (number, full) = (formatter("d", owner), formatter("EEEEyMMMMd", owner))
        number.dateFormat = "d"
        for (index, day) in days.enumerated() {
            guard index >= before, index < before + count,
                let date = calendar.date(byAdding: .day, value: index - before, to: month)
            else {
                day.isHidden = true
                continue
            }
            day.isHidden = months != nil
            day.date = date
            day.show(
                number.string(from: date), spoken: full.string(from: date), isToday: calendar.isDateInToday(date))
            day.isSelected = calendar.isDate(date, inSameDayAs: owner.date)
            day.isEnabled = owner.allows(date, calendar)
        }
        for label in names { label.isHidden = months != nil }
        let strings = localizedStrings.dates
        (former.accessibilityLabel, following.accessibilityLabel) = (strings.previousMonth, strings.nextMonth)
        former.isHidden = months != nil
        following.isHidden = months != nil
        let (earlier, later) = (
            calendar.date(byAdding: .second, value: -1, to: month), calendar.date(byAdding: .month, value: 1, to: month)
        )
        former.isEnabled = earlier.map { owner.allows($0, calendar) } ?? false
        following.isEnabled = later.map { owner.allows($0, calendar) } ?? false
        title.isSelected = months != nil
        timeName.text = strings.time
        (timeName.isHidden, time.isHidden) = (!hasTime, !hasTime)
        time.show()
        setNeedsLayout()
    }

    private var hasTime: Bool { owner?.datePickerMode == .dateAndTime }

    // MARK: What the user does

    private func go(by count: Int) {
        guard let owner, let new = owner.ownCalendar.date(byAdding: .month, value: count, to: month) else { return }
        let edge = count < 0 ? owner.ownCalendar.date(byAdding: .second, value: -1, to: month) : new
        guard let edge, owner.allows(edge, owner.ownCalendar) else { return }
        month = new
        fill()
    }

    private func choose(_ day: CalendarDay) {
        guard let owner, let date = day.date else { return }
        let calendar = owner.ownCalendar
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: owner.date)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) =
            (clock.hour, clock.minute, clock.second, clock.nanosecond)
        owner.userDidChoose(calendar.date(from: parts) ?? date, owner.countDownDuration)
    }

    /// Brings the wheels of months, or the days back.
    private func turnMonths() {
        guard let owner else { return }
        if months != nil {
            endMonths()
        } else {
            let wheels = UIDatePicker()
            wheels.datePickerMode = .yearAndMonth
            (wheels.locale, wheels.calendar, wheels.timeZone) = (owner.ownLocale, owner.calendar, owner.timeZone)
            (wheels.minimumDate, wheels.maximumDate) = (owner.minimumDate, owner.maximumDate)
            wheels.date = month
            wheels.addAction(
                UIAction { [weak self, weak wheels] _ in
                    guard let self, let owner = self.owner, let wheels else { return }
                    month = start(ofMonthOf: wheels.date, owner.ownCalendar)
                    fill()
                }, for: .valueChanged)
            addSubview(wheels)
            months = wheels
        }
        fill()
    }

    private func endMonths() {
        months?.removeFromSuperview()
        months = nil
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let height = titleHeight + namesHeight + CGFloat(weekCount) * weekHeight
        return CGSize(width: usualWidth, height: height + (hasTime ? timeHeight : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, isMirrored) = (bounds.width, isRightToLeft)
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width wide: CGFloat, height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: height)
        }
        let titleWidth = min(title.intrinsicContentSize.width, max(width - 2 * sideMargin - 2 * titleHeight, 0))
        place(title, x: sideMargin, y: 0, width: titleWidth, height: titleHeight)
        place(following, x: width - sideMargin / 2 - titleHeight, y: 0, width: titleHeight, height: titleHeight)
        place(former, x: width - sideMargin / 2 - 2 * titleHeight, y: 0, width: titleHeight, height: titleHeight)
        let column = max(width - 2 * sideMargin, 0) / CGFloat(dayCount)
        let below = bounds.height - (hasTime ? timeHeight : 0)
        let row = max(below - titleHeight - namesHeight, 0) / CGFloat(weekCount)
        for (index, label) in names.enumerated() {
            place(
                label, x: sideMargin + CGFloat(index) * column, y: titleHeight, width: column, height: namesHeight)
        }
        for (index, day) in days.enumerated() {
            place(
                day, x: sideMargin + CGFloat(index % dayCount) * column,
                y: titleHeight + namesHeight + CGFloat(index / dayCount) * row, width: column, height: row)
        }
        let wheelsHeight = min(standardPickerSize.height, max(below - titleHeight, 0))
        months?.frame = CGRect(
            x: 0, y: titleHeight + (below - titleHeight - wheelsHeight) / 2, width: width, height: wheelsHeight)
        let size = time.intrinsicContentSize
        place(
            time, x: width - sideMargin - size.width, y: below + (timeHeight - size.height) / 2, width: size.width,
            height: size.height)
        place(
            timeName, x: sideMargin, y: below, width: max(width - 3 * sideMargin - size.width, 0), height: timeHeight)
        timeName.textAlignment = isMirrored ? .right : .left
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fill()
    }
}

extension UIDatePicker {
    /// Whether a part of the day of `date` is within the limits.
    final func allows(_ date: Date, _ calendar: Calendar) -> Bool {
        let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard low <= high, let day = calendar.dateInterval(of: .day, for: date) else { return true }
        return day.end > low && day.start <= high
    }
}
