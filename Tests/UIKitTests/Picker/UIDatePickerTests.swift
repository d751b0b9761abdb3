import CoreGraphics
import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("Wheels for dates")
@MainActor
struct UIDatePickerTests {
    private func picker(
        _ mode: UIDatePicker.Mode, locale: String = "en_US", style: UIUserInterfaceStyle = .light,
        _ body: (Stage, UIDatePicker) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 216), style: style) { stage in
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.datePickerMode) = (.wheels, mode)
            (picker.calendar, picker.timeZone) = (universalCalendar, universalCalendar.timeZone)
            picker.locale = Locale(identifier: locale)
            picker.date = universalDate(2024, 2, 29, 15, 45)
            picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
            stage.window.addSubview(picker)
            stage.pass(0.1)
            try body(stage, picker)
        }
    }

    /// The wheels, from left to right.
    private func wheels(_ picker: UIDatePicker) -> UIPickerView? {
        picker.subviews.lazy.compactMap { $0 as? UIPickerView }.first
    }

    /// What the chosen rows show.
    private func texts(_ picker: UIDatePicker) -> [String] {
        guard let wheels = wheels(picker) else { return [] }
        return (0..<wheels.numberOfComponents).map { component in
            let row = wheels.selectedRow(inComponent: component)
            return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? "?"
        }
    }

    @Test("the wheels are those of the mode, in the order and the language of the locale")
    func modes() {
        picker(.date) { _, picker in #expect(texts(picker) == ["February", "29", "2024"]) }
        picker(.date, locale: "de_DE") { _, picker in #expect(texts(picker) == ["29", "Februar", "2024"]) }
        picker(.time) { _, picker in #expect(texts(picker) == ["3", "45", "PM"]) }
        picker(.time, locale: "de_DE") { _, picker in #expect(texts(picker) == ["15", "45"]) }
        picker(.dateAndTime) { _, picker in #expect(texts(picker).dropFirst() == ["3", "45", "PM"]) }
        picker(.countDownTimer) { stage, picker in
            picker.countDownDuration = 5400
            stage.pass(0.1)
            #expect(texts(picker).map { $0.prefix { $0.isNumber } } == ["1", "30"])
        }
    }

    @Test("a turned wheel chooses another date, a day that a month lacks becomes its last, and actions are sent")
    func turning() {
        picker(.date) { stage, picker in
            var sent = 0
            picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
            let wheel = wheels(picker)?.subviews.first { $0.accessibilityValue == "2024" }
            wheel?.accessibilityDecrement()
            #expect(picker.date == universalDate(2023, 2, 28, 15, 45) && sent == 1)
            stage.pass(1)
            #expect(texts(picker) == ["February", "28", "2023"])
        }
    }

    @Test("dates beyond the limits count as the nearest within, whoever chooses them")
    func limits() {
        picker(.date) { stage, picker in
            picker.minimumDate = universalDate(2024, 1, 1)
            picker.maximumDate = universalDate(2024, 12, 31)
            picker.date = universalDate(2030, 1, 1)
            #expect(picker.date == universalDate(2024, 12, 31))
            let wheel = wheels(picker)?.subviews.first { $0.accessibilityValue == "2024" }
            wheel?.accessibilityIncrement()
            #expect(picker.date == universalDate(2024, 12, 31))
            stage.pass(1)
            #expect(texts(picker) == ["December", "31", "2024"])
            picker.minimumDate = universalDate(2025, 1, 1)
            picker.date = universalDate(2030, 1, 1)
            #expect(picker.date == universalDate(2030, 1, 1))
        }
    }

    @Test("minutes go by the interval, where that is a part of an hour")
    func interval() {
        picker(.time) { stage, picker in
            picker.minuteInterval = 15
            stage.pass(0.1)
            #expect(texts(picker) == ["3", "45", "PM"])
            let wheel = wheels(picker)?.subviews.first { $0.accessibilityValue == "45" }
            wheel?.accessibilityDecrement()
            #expect(universalCalendar.component(.minute, from: picker.date) == 30)
            picker.minuteInterval = 7
            #expect(picker.minuteInterval == 1)
        }
    }

    @Test("in little space buttons show the day and the time, and bring wheels until something else is touched")
    func compact() {
        Stage.shown(size: CGSize(width: 360, height: 400)) { stage in
            let picker = UIDatePicker()
            (picker.calendar, picker.timeZone) = (universalCalendar, universalCalendar.timeZone)
            picker.locale = Locale(identifier: "en_US")
            picker.date = universalDate(2024, 2, 29, 15, 45)
            #expect(picker.datePickerStyle == .compact)
            picker.sizeToFit()
            picker.frame.origin = CGPoint(x: 20, y: 20)
            stage.window.addSubview(picker)
            stage.pass(0.1)
            #expect(picker.bounds.height == 34)
            #expect(picker.subviews.first?.subviews.first?.accessibilityLabel == "Feb 29, 2024")
            let before = stage.window.subviews.count
            stage.tap(picker.frame.minX + 20, picker.frame.midY)
            stage.pass(0.1)
            #expect(stage.window.subviews.count == before + 1)
            stage.tap(180, 395)
            stage.pass(0.1)
            #expect(stage.window.subviews.count == before)
        }
    }

    @Test("it looks as its modes do, in light and in dark")
    func look() throws {
        for (mode, name) in [(UIDatePicker.Mode.date, "date"), (.dateAndTime, "both"), (.countDownTimer, "timer")] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                try picker(mode, style: style) { stage, picker in
                    let image = try stage.imageOnBackground()
                    try saveForLook(image, "date-\(name)-\(style == .dark ? "dark" : "light")")
                    #expect(parts(image.pixel(x: 2, y: 108)) != parts(image.pixel(x: 14, y: 108)))
                }
            }
        }
    }
}
