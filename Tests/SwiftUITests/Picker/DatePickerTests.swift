import Foundation
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Pickers of dates, and wheels")
@MainActor
struct DatePickerTests {
    private static let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    @Test("a picker chooses a date within its range, in the style and the language around it")
    func date() throws {
        let held = Held<Date>()
        let day = 86_400.0
        let view = Holding(Self.noon, held) { date in
            DatePicker(
                "Departure", selection: date, in: Self.noon...Self.noon.addingTimeInterval(day),
                displayedComponents: .date
            )
            .environment(\.locale, Locale(identifier: "de_DE"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        }
        try Stage.hosting(view, size: CGSize(width: 360, height: 300)) { stage in
            let picker = try #require(stage.find(UIDatePicker.self))
            #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .compact)
            #expect(picker.date == Self.noon && picker.locale?.identifier == "de_DE")
            picker.date = Self.noon.addingTimeInterval(9 * day)
            picker.sendActions(for: .valueChanged)
            stage.settle()
            #expect(held.value == Self.noon.addingTimeInterval(day))
            held.set(Self.noon.addingTimeInterval(60))
            stage.settle()
            #expect(picker.date == Self.noon.addingTimeInterval(60))
            #expect(stage.find(TextSurface.self)?.accessibilityLabel == "Departure")
        }
    }

    @Test("in the graphical style there is a calendar without the label, as wide as is offered")
    func calendar() throws {
        let view = DatePicker("Departure", selection: .constant(Self.noon), displayedComponents: .date)
            .datePickerStyle(.graphical)
        try Stage.hosting(view, size: CGSize(width: 360, height: 400)) { stage in
            let picker = try #require(stage.find(UIDatePicker.self))
            #expect(picker.datePickerStyle == .inline && picker.bounds.size == CGSize(width: 360, height: 332))
        }
    }

    @Test("in the style of wheels there are wheels, for both a date and a time unless one of them is asked for")
    func wheels() throws {
        let view = VStack {
            DatePicker("a", selection: .constant(Self.noon)).labelsHidden()
            DatePicker("b", selection: .constant(Self.noon), in: Self.noon..., displayedComponents: .hourAndMinute)
        }
        .datePickerStyle(.wheel)
        Stage.hosting(view, size: CGSize(width: 400, height: 600)) { stage in
            let pickers = stage.window.views(of: UIDatePicker.self)
            #expect(pickers.map(\.datePickerMode) == [.dateAndTime, .time])
            #expect(pickers.allSatisfy { $0.preferredDatePickerStyle == .wheels && $0.frame.height == 216 })
        }
    }

    @Test("a wheel has a row for each choice, and chooses that which it is turned to")
    func wheel() throws {
        let held = Held<Int>()
        let view = Holding(2, held) { number in
            Picker("Size", selection: number) { ForEach(1..<6) { Text("Number \($0)").tag($0) } }.pickerStyle(.wheel)
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let wheel = try #require(stage.find(UIPickerView.self))
            #expect(wheel.numberOfRows(inComponent: 0) == 5 && wheel.selectedRow(inComponent: 0) == 1)
            #expect(wheel.frame.width == 320 && wheel.frame.height == 216)
            held.set(4)
            stage.settle()
            stage.pass(2)
            #expect(wheel.selectedRow(inComponent: 0) == 3)
            // A flick up by two rows.
            let place = wheel.convert(wheel.bounds, to: nil)
            stage.touch(.began, place.midX, place.midY)
            for step in 1...4 {
                stage.pass(0.05)
                stage.touch(.moved, place.midX, place.midY + CGFloat(step) * 16)
            }
            stage.pass(0.3)
            stage.touch(.ended, place.midX, place.midY + 64)
            stage.pass(3)
            #expect(held.value == 2 && wheel.selectedRow(inComponent: 0) == 1)
        }
    }
}
