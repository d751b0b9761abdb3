import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

@Suite("Calendars of date pickers")
@MainActor
struct DatePickerCalendarTests {
    private func picker(
        _ mode: UIDatePicker.Mode = .date, locale: String = "en_US", style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage, UIDatePicker) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 400), style: style, direction: direction) { stage in
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, mode)
            (picker.calendar, picker.timeZone) = (universalCalendar, universalCalendar.timeZone)
            picker.locale = Locale(identifier: locale)
            picker.date = universalDate(2024, 2, 29, 15, 45)
            picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
            stage.window.backgroundColor = .systemBackground
            stage.window.addSubview(picker)
            stage.pass(0.1)
            try body(stage, picker)
        }
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func days(_ picker: UIDatePicker) -> [CalendarDay] {
        views(CalendarDay.self, in: picker).filter { !$0.isHidden }
    }

    private func press(_ view: UIView?, _ stage: Stage) throws {
        let view = try #require(view)
        let place = view.convert(view.bounds, to: nil)
        stage.tap(place.midX, place.midY)
        stage.pass(0.5)
    }

    private func label(_ view: UIView) -> String { view.accessibilityLabel ?? "" }

    @Test("the days of the chosen date's month stand below their weekdays, from the first one of the week on")
    func month() throws {
        try picker { _, picker in
            #expect(picker.datePickerStyle == .inline)
            let days = days(picker)
            #expect(days.count == 29)
            #expect(label(days[0]) == "Thursday, February 1, 2024")
            #expect(days.filter(\.isSelected).map(label) == ["Thursday, February 29, 2024"])
            // Thursday is the fifth day of a week that begins on Sunday.
            let column = try #require(days.first).frame.width
            #expect(abs(days[0].frame.minX - 12 - 4 * column) < 0.01 && abs(days[3].frame.minX - 12) < 0.01)
            #expect(views(CalendarTitle.self, in: picker).map(label) == ["February 2024"])
        }
        picker(locale: "de_DE") { _, picker in
            #expect(views(CalendarTitle.self, in: picker).map(label) == ["Februar 2024"])
        }
        picker(direction: .rightToLeft) { _, picker in
            let days = days(picker)
            #expect(days[0].frame.minX > days[1].frame.minX)
        }
    }

    @Test("a tap on a day chooses it, and keeps the time; days beyond the limits cannot be chosen")
    func choosing() throws {
        try picker { stage, picker in
            var events = 0
            picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            picker.minimumDate = universalDate(2024, 2, 10, 12)
            try press(days(picker)[13], stage)
            #expect(picker.date == universalDate(2024, 2, 14, 15, 45) && events == 1)
            #expect(days(picker).filter(\.isSelected).map(label) == ["Wednesday, February 14, 2024"])
            #expect(days(picker).map(\.isEnabled).firstIndex(of: true) == 9)
            try press(days(picker)[3], stage)
            #expect(picker.date == universalDate(2024, 2, 14, 15, 45) && events == 1)
        }
    }

    @Test("arrows and swipes lead to other months, as far as the limits allow")
    func months() throws {
        try picker { stage, picker in
            let arrows = views(CalendarArrow.self, in: picker)
            #expect(Set(arrows.map(label)) == ["Previous Month", "Next Month"])
            let following = try #require(arrows.first { label($0) == "Next Month" })
            picker.maximumDate = universalDate(2024, 4, 3)
            try press(following, stage)
            #expect(days(picker).count == 31 && label(days(picker)[0]) == "Friday, March 1, 2024")
            #expect(days(picker).allSatisfy { !$0.isSelected })
            try press(following, stage)
            #expect(label(days(picker)[0]) == "Monday, April 1, 2024" && !following.isEnabled)
            #expect(days(picker).filter(\.isEnabled).count == 3)
            try press(following, stage)
            #expect(label(days(picker)[0]) == "Monday, April 1, 2024")
            // A date from the program brings its month.
            picker.date = universalDate(2023, 12, 24)
            #expect(label(days(picker)[0]) == "Friday, December 1, 2023")
        }
    }

    @Test("the month's name brings wheels for another month, and takes them away")
    func wheels() throws {
        try picker { stage, picker in
            let title = try #require(views(CalendarTitle.self, in: picker).first)
            try press(title, stage)
            let wheels = try #require(views(UIDatePicker.self, in: picker).first { $0 !== picker })
            #expect(wheels.datePickerMode == .yearAndMonth && days(picker).isEmpty)
            wheels.userDidChoose(universalDate(2025, 7, 1), 60)
            #expect(label(title) == "July 2025")
            try press(title, stage)
            #expect(views(UIDatePicker.self, in: picker).filter { $0 !== picker }.isEmpty)
            #expect(days(picker).count == 31 && picker.date == universalDate(2024, 2, 29, 15, 45))
        }
    }

    @Test("with a time there is a line for it below; a time alone is a button")
    func time() {
        picker { _, picker in #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 332)) }
        picker(.dateAndTime) { _, picker in
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 382))
            let buttons = views(DatePickerButton.self, in: picker).filter { !$0.isHidden }
            #expect(buttons.count == 1 && buttons.first?.text?.contains("3:45") == true)
            #expect((buttons.first?.convert(CGPoint.zero, to: picker).y ?? 0) > 332)
        }
        picker(.time) { _, picker in
            #expect(picker.datePickerStyle == .inline && days(picker).isEmpty)
            #expect(picker.intrinsicContentSize.height == 34)
        }
        picker(.countDownTimer) { _, picker in #expect(picker.datePickerStyle == .wheels) }
    }
}
