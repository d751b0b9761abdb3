import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Images of steppers")
@MainActor
struct StepperImageTests {
    /// A square of 10 points of this colour.
    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private static let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)

    @Test("stand in the middle of their halves in place of the signs, by the half's own state")
    func images() throws {
        try Stage.with(size: CGSize(width: 94, height: 32)) { (stage) throws in
            let stepper = UIStepper()
            stage.window.addSubview(stepper)
            stepper.value = 50
            stepper.setDecrementImage(square(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), for: .normal)
            stepper.setIncrementImage(square(UIColor(red: 0, green: 1, blue: 0, alpha: 1)), for: .normal)
            stepper.setDecrementImage(square(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), for: .disabled)
            CATransaction.flush()
            let image = try stage.image(on: .white)
            #expect(image.pixel(x: 19, y: 11) == Self.red && image.pixel(x: 27, y: 20) == Self.red)
            #expect(image.pixel(x: 17, y: 16) != Self.red)
            #expect(image.pixel(x: 66, y: 11) == Self.green && image.pixel(x: 74, y: 20) == Self.green)
            stepper.value = 0
            CATransaction.flush()
            let least = try stage.image(on: .white)
            #expect(least.pixel(x: 23, y: 16) == Self.blue && least.pixel(x: 70, y: 16) == Self.green)
            #expect(stepper.decrementImage(for: .disabled) != nil && stepper.incrementImage(for: .disabled) == nil)
            stepper.setDecrementImage(nil, for: .disabled)
            stepper.setDecrementImage(nil, for: .normal)
            CATransaction.flush()
            // The sign again: a line of 2 points.
            let sign = try stage.image(on: .white)
            #expect(sign.pixel(x: 23, y: 16) != sign.pixel(x: 23, y: 8))
        }
    }

    @Test("the half that is touched has the image of touched ones")
    func touched() throws {
        try Stage.shown(size: CGSize(width: 94, height: 32)) { (stage) throws in
            let stepper = UIStepper()
            stage.window.addSubview(stepper)
            (stepper.autorepeat, stepper.value) = (false, 50)
            for set in [UIStepper.setDecrementImage, UIStepper.setIncrementImage] {
                set(stepper)(square(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), .normal)
                set(stepper)(square(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), .highlighted)
            }
            @MainActor func colors() throws -> [UInt32] {
                let image = try stage.image(on: .white)
                return [23, 70].map { image.pixel(x: $0, y: 16) }
            }
            #expect(try colors() == [Self.red, Self.red])
            stage.touch(.began, 23, 8)
            #expect(try colors() == [Self.blue, Self.red])
            stage.touch(.ended, 23, 8)
            stage.touch(.began, 70, 8)
            #expect(try colors() == [Self.red, Self.blue])
            stage.touch(.ended, 70, 8)
            #expect(try colors() == [Self.red, Self.red])
        }
    }
}
