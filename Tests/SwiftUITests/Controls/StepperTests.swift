import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Steppers")
@MainActor struct StepperTests {
    /// Shows its value.
    private struct Counter: View {
        @State var value = 3
        let diary: Diary

        var body: some View {
            VStack {
                Stepper("Count", value: $value, in: 0...5, step: 2) { diary.note("\($0)") }
                Text(verbatim: "is \(value)")
            }
        }
    }

    @Test("its halves move the value by a step, up to the bounds and no further", arguments: [false, true])
    func steps(isMirrored: Bool) throws {
        let diary = Diary()
        try ShownViews.with(Counter(diary: diary), direction: isMirrored ? .rightToLeft : .leftToRight) { shown in
            let place = shown.place(of: try #require(shown.first(UIStepper.self)))
            let (less, more) = (place.minX + 20, place.maxX - 20)
            var values: [String?] = []
            for isUp in [true, true, false, false, false, false] {
                shown.stage.tap(isUp != isMirrored ? more : less, place.midY)
                CATransaction.flush()
                values.append(shown.text.last { $0.hasPrefix("is") })
            }
            #expect(values == ["is 5", "is 5", "is 3", "is 1", "is 0", "is 0"])
            #expect(diary.lines.prefix(2) == ["true", "false"] && diary.lines.count == 12)
            #expect(isMirrored ? place.minX == 0 : place.maxX == 300)
        }
    }

    @Test("a screen reader reads the label and the number, and steps")
    func spoken() throws {
        ShownViews.with(Counter(diary: Diary())) { shown in
            #expect(shown.spoken.first?.hasPrefix("Count, 3") == true)
            shown.first(UIStepper.self)?.accessibilityIncrement()
            CATransaction.flush()
            #expect(shown.spoken.first?.hasPrefix("Count, 5") == true)
        }
    }

    @Test("without an action its half does nothing")
    func actions() {
        let diary = Diary()
        let view = Stepper("x", onIncrement: { diary.note("up") }, onDecrement: nil)
        ShownViews.with(view) { shown in
            let stepper = shown.first(UIStepper.self)
            stepper?.accessibilityDecrement()
            #expect(diary.lines.isEmpty)
            stepper?.accessibilityIncrement()
            stepper?.accessibilityIncrement()
            #expect(diary.lines == ["up", "up"])
        }
    }

    @Test("steps of whole numbers end at their type's bounds")
    func ends() {
        nonisolated(unsafe) var value: UInt8 = 250
        let binding = Binding(get: { value }, set: { value = $0 })
        let steps = StepperSteps(binding, 0...255, 10)
        steps.up()?()
        #expect(value == 255 && steps.up() == nil && steps.number() == 255)
        value = 3
        StepperSteps(binding, nil, 10).down()?()
        #expect(value == 0)
        value = 3
        steps.down()?()
        #expect(value == 0 && steps.down() == nil)
    }

    @Test("a switch has the colour of its style while it is on")
    func tint() throws {
        let view = Toggle("x", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.green)
        try ShownViews.with(view) { shown in
            let color = try #require(shown.first(UISwitch.self)?.onTintColor)
            #expect(color.cgColor == UIColor.systemRed.resolvedColor(with: UITraitCollection()).cgColor)
        }
    }

    @Test("help is a hint")
    func help() {
        ShownViews.with(Button("Go") {}.help("Begins")) {
            #expect($0.elements(.button).first?.accessibilityHint == "Begins")
        }
    }
}
