import CoreGraphics
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

@Suite("UIStepper")
@MainActor
struct UIStepperTests {
    private let size = CGSize(width: 94, height: 32)

    private func stepper(on stage: Stage) -> UIStepper {
        let stepper = UIStepper()
        stepper.autorepeat = false
        stage.window.addSubview(stepper)
        stepper.layoutIfNeeded()
        return stepper
    }

    @Test("a step that ends at a limit is one; only a step beyond it leads around")
    func limits() {
        Stage.shown(size: size) { stage in
            let stepper = stepper(on: stage)
            (stepper.maximumValue, stepper.stepValue, stepper.wraps, stepper.value) = (6, 2, true, 2)
            var values: [Double] = []
            for x in [20, 20, 20, 70, 70] as [CGFloat] {
                stage.tap(x, 16)
                values.append(stepper.value)
            }
            #expect(values == [0, 6, 4, 6, 0])
        }
    }

    @Test("the halves meet in the middle, which is the right one's")
    func middle() {
        Stage.shown(size: size) { stage in
            let stepper = stepper(on: stage)
            stepper.value = 50
            stage.tap(46.5, 16)
            #expect(stepper.value == 49)
            stage.tap(47, 16)
            #expect(stepper.value == 50)
        }
    }

    @Test("a reader's step is one step")
    func speech() {
        let stepper = UIStepper()
        (stepper.stepValue, stepper.value) = (3, 10)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 13)
        stepper.accessibilityDecrement()
        stepper.accessibilityDecrement()
        #expect(stepper.value == 7)
    }

    @Test("the signs are in the middles of their halves: a line of 14 points, and two that cross")
    func signs() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(size: size, scale: 2, direction: direction) { (stage: Stage) throws in
                let stepper = stepper(on: stage)
                stepper.value = 50
                let image = try stage.image(on: .white)
                // At two pixels a point: the middles are at 23.5 and 70.5 points, 16 down.
                let isMirrored = direction == .rightToLeft
                let (less, more) = isMirrored ? (141, 47) : (47, 141)
                for (x, crosses) in [(less, false), (more, true)] {
                    func isDark(_ x: Int, _ y: Int) -> Bool { parts(image.pixel(x: x, y: y))[1] < 50 }
                    #expect(isDark(x - 12, 32) && isDark(x + 12, 32) && !isDark(x - 18, 32) && !isDark(x + 18, 32))
                    #expect(isDark(x, 20) == crosses && isDark(x, 43) == crosses)
                }
            }
        }
    }

    @Test("the half that is touched is darker, the other one is not")
    func touched() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let stepper = stepper(on: stage)
            stepper.value = 50
            @MainActor func halves() throws -> [Int] {
                let image = try stage.image(on: .white)
                return [10, 84].map { parts(image.pixel(x: $0, y: 6))[1] }
            }
            let still = try halves()
            #expect(still[0] == still[1])
            for (x, index) in [(20, 0), (70, 1)] as [(CGFloat, Int)] {
                stage.touch(.began, x, 16)
                let now = try halves()
                #expect(now[index] < still[index] - 10 && now[1 - index] == still[1 - index])
                stage.touch(.ended, x, 16)
            }
            #expect(try halves() == still)
        }
    }

    @Test("arrows step, home and end lead to the limits, page keys are left to others")
    func keys() {
        let stepper = UIStepper()
        stepper.value = 50
        var values: [Double] = []
        for step in [KeyStep.right, .up, .left, .down, .end, .home] {
            #expect(stepper.handle(step))
            values.append(stepper.value)
        }
        #expect(values == [51, 52, 51, 50, 100, 0])
        #expect(!stepper.handle(.pageUp) && !stepper.handle(.pageDown) && stepper.value == 0)
    }

    @Test("the half that is touched keeps to the round corners of the whole")
    func corners() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            _ = stepper(on: stage)
            for x in [20, 70] as [CGFloat] {
                stage.touch(.began, x, 16)
                let image = try stage.image(on: .white)
                for (x, y) in [(0, 0), (93, 0), (0, 31), (93, 31)] {
                    #expect(image.pixel(x: x, y: y) == 0xFFFF_FFFF, "\(x), \(y)")
                }
                stage.touch(.ended, x, 16)
            }
        }
    }

    @Test("the halves are parted by a line of a point, 8 points from above and below, as are the corners round")
    func shapes() throws {
        let stepper = UIStepper()
        stepper.layoutIfNeeded()
        let track = try #require(stepper.layer.sublayers?.first)
        #expect(track.frame == CGRect(x: 0, y: 0, width: 94, height: 32) && track.cornerRadius == 8)
        let frames = track.sublayers?.map(\.frame) ?? []
        #expect(frames.contains(CGRect(x: 46.5, y: 8, width: 1, height: 16)))
    }

    @Test("keys and readers that lead where the number is say nothing, and once where they lead on")
    func told() {
        let stepper = UIStepper()
        var events = 0
        stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        for (step, count) in [(KeyStep.home, 0), (.end, 1), (.end, 1), (.right, 1), (.left, 2), (.home, 3), (.left, 3)]
        {
            _ = stepper.handle(step)
            #expect(events == count)
        }
        stepper.adjust(to: 7)
        stepper.adjust(to: 7)
        stepper.isEnabled = false
        stepper.adjust(to: 8)
        #expect(events == 4 && stepper.value == 7)
    }

    @Test("a step may be any part of one; what is nothing or less, or no number, is a step of one")
    func partOfAStep() {
        let stepper = UIStepper()
        for (given, step) in [(0.5, 0.5), (1e-3, 1e-3), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1), (3, 3)]
            as [(Double, Double)]
        {
            stepper.stepValue = given
            #expect(stepper.stepValue == step, "\(given)")
        }
    }

    @Test("what is told at the end only is told once for all steps of a touch, and not where there was none")
    func toldAtTheEnd() {
        Stage.shown(size: size) { stage in
            let stepper = stepper(on: stage)
            (stepper.isContinuous, stepper.autorepeat) = (false, true)
            var values: [Double] = []
            stepper.addAction(UIAction { [unowned stepper] _ in values.append(stepper.value) }, for: .valueChanged)
            stage.touch(.began, 70, 16)
            #expect(stepper.value == 1 && values.isEmpty)
            stage.go(to: 0.55)
            stage.go(to: 0.7)
            #expect(stepper.value == 3 && values.isEmpty)
            stage.touch(.ended, 70, 16)
            #expect(values == [3])
            stepper.value = 0
            stage.tap(20, 16)
            stepper.accessibilityIncrement()
            #expect(values == [3, 1])
        }
    }
}
