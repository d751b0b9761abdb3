import CoreGraphics
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

/// The layout of buttons, sliders, switches and steppers in iOS 26.1, where that is not of their new design: at two
/// pixels a point.
@Suite("Controls as measured")
@MainActor
struct MeasuredControlTests {
    private func onStage(style: UIUserInterfaceStyle = .light, _ body: (Stage) throws -> Void) rethrows {
        try Stage.with(size: CGSize(width: 320, height: 200), scale: 2, style: style) { (stage: Stage) throws in
            try body(stage)
        }
    }

    private func button(_ title: String, on stage: Stage) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        stage.window.addSubview(button)
        return button
    }

    // MARK: Buttons

    @Test("buttons: sized to fit, in a frame of their own, disabled")
    func buttonScene() {
        onStage { stage in
            let fixed = button("Fixed Frame Button", on: stage)
            fixed.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
            #expect(fixed.frame == CGRect(x: 20, y: 120, width: 200, height: 44))
            fixed.layoutIfNeeded()
            let text = fixed.titleLabel?.intrinsicContentSize ?? .zero
            #expect(fixed.intrinsicContentSize == CGSize(width: text.width.rounded(.up), height: text.height + 12))
            #expect(
                fixed.titleLabel.map { abs($0.frame.midX - 100) <= 0.25 && abs($0.frame.midY - 22) <= 0.25 } == true)
            let off = button("Disabled", on: stage)
            let size = off.intrinsicContentSize
            off.isEnabled = false
            off.sizeToFit()
            #expect(off.frame.size == size)
        }
    }

    @Test("a disabled button is .52 white in light, .55 in dark, at .45; a colour that was set stays")
    func disabled() throws {
        for (style, white) in [(UIUserInterfaceStyle.light, 0.52), (.dark, 0.55)] as [(UIUserInterfaceStyle, CGFloat)] {
            try onStage(style: style) { (stage) throws in
                let button = button("Off", on: stage)
                button.isEnabled = false
                let color = try #require(button.titleLabel?.textColor).resolvedColor(with: button.traitCollection)
                #expect(color == UIColor(white: white, alpha: 0.45).resolvedColor(with: button.traitCollection))
                #expect(button.titleLabel?.alpha == 1)
                button.setTitleColor(.red, for: .normal)
                #expect(button.titleLabel?.textColor == .red)
                button.setTitleColor(.green, for: .disabled)
                #expect(button.titleLabel?.textColor == .green)
            }
        }
    }

    @Test("the words of a touched button are at .2, in a colour that was set, too")
    func highlighted() {
        onStage { stage in
            let button = button("Touch", on: stage)
            for color in [nil, UIColor.red] {
                button.setTitleColor(color, for: .normal)
                button.isHighlighted = true
                #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
                #expect((color == nil || button.titleLabel?.textColor == color))
                button.isHighlighted = false
                #expect(button.titleLabel?.alpha == 1)
            }
        }
    }

    @Test("a title a little too long is squeezed, a longer one loses its middle")
    func longTitles() throws {
        try onStage { (stage) throws in
            let button = button("A title that is long", on: stage)
            let whole = button.intrinsicContentSize
            let label = try #require(button.titleLabel)
            @MainActor func letters(_ width: CGFloat) throws -> [ClosedRange<CGFloat>] {
                button.frame.size = CGSize(width: width, height: whole.height)
                button.layoutIfNeeded()
                return try #require(label.shownLetters.lines.first).letters
            }
            let natural = try letters(whole.width)
            let squeezed = try letters(whole.width - 4)
            #expect(squeezed.count == natural.count && (squeezed.last?.upperBound ?? 0) <= whole.width - 4 + 0.1)
            let gaps = zip(squeezed, squeezed.dropFirst()).map { $1.lowerBound - $0.lowerBound }
            let plain = zip(natural, natural.dropFirst()).map { $1.lowerBound - $0.lowerBound }
            let moves = zip(plain, gaps).map { $0 - $1 }
            // Half of what is removed is removed from either side of a letter, but at the line's ends.
            #expect(moves.dropFirst().allSatisfy { abs($0 - moves[1]) < 0.02 && $0 > 0.1 }, "\(moves)")
            // With its middle gone both ends are as far from the sides as they are in the whole title.
            let cut = try letters(whole.width * 0.7)
            #expect(abs(cut[1].lowerBound - natural[1].lowerBound) < 0.01)
            #expect(abs((cut.last?.upperBound ?? 0) - whole.width * 0.7) < 8 && button.intrinsicContentSize == whole)
        }
    }

    // MARK: Sliders

    /// Points of width, the value, the position of the thumb and the end of the filled part.
    nonisolated static let sliders: [(width: CGFloat, value: Float, x: CGFloat, fill: CGFloat)] = [
        (280, 0.4, 101, 114.8), (280, 0, 0, 14), (280, 1, 252, 266), (281, 0.5, 127, 140.5), (228, 0.3333, 67, 80.66),
    ]

    @Test("a slider's thumb stands at a whole point, and the filled part ends at its exact middle", arguments: sliders)
    func slider(width: CGFloat, value: Float, x: CGFloat, fill: CGFloat) throws {
        try onStage { (stage) throws in
            let slider = UISlider(frame: CGRect(x: 20, y: 20, width: width, height: 34))
            slider.value = value
            stage.window.addSubview(slider)
            slider.layoutIfNeeded()
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track == CGRect(x: 0, y: 15, width: width, height: 4))
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            #expect(thumb == CGRect(x: x, y: 3, width: 28, height: 28))
            let filled = try #require(slider.layer.sublayers?.map(\.frame))
            #expect(filled.contains { abs($0.width - fill) < 1e-3 && $0.minX == 0 }, "\(filled)")
        }
    }

    @Test("taking hold of a thumb between whole points moves nothing")
    func grasp() {
        Stage.shown(size: CGSize(width: 320, height: 100), scale: 2) { stage in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
            slider.value = 0.3333
            stage.window.addSubview(slider)
            slider.layoutIfNeeded()
            stage.touch(.began, 80, 17)
            stage.touch(.moved, 80, 17)
            #expect(abs(slider.value - 0.3333) < 1e-6)
            stage.touch(.moved, 90, 17)
            stage.touch(.ended, 90, 17)
            #expect(abs(slider.value - 0.3833) < 1e-4)
        }
    }

    // MARK: The others

    @Test("a switch that was not seen yet is turned at once, one that was glides")
    func firstDisplay() {
        Stage.shown(size: CGSize(width: 100, height: 50), scale: 2) { stage in
            let view = UISwitch()
            stage.window.addSubview(view)
            @MainActor func isGliding() -> Bool {
                view.layer.sublayers?.first?.sublayers?.contains { !($0.animationKeys() ?? []).isEmpty } ?? false
            }
            view.layoutIfNeeded()
            view.setOn(true, animated: true)
            #expect(view.isOn && !isGliding())
            CATransaction.flush()
            view.setOn(false, animated: true)
            #expect(!view.isOn && isGliding())
        }
    }

    @Test("a stepper goes from 0 to 100 by 1, on and on while it is held, and not around")
    func stepper() {
        let stepper = UIStepper()
        #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    }

    @Test("a disabled segmented control is at half its strength")
    func disabledSegments() throws {
        try onStage { (stage) throws in
            let control = UISegmentedControl(items: ["One", "Two"])
            control.selectedSegmentTintColor = .red
            control.selectedSegmentIndex = 0
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            stage.window.addSubview(control)
            @MainActor func alphas() throws -> [UInt32] {
                let image = try stage.image()
                return [(20, 32), (380, 32)].map { image.pixel(x: $0, y: $1) >> 24 }
            }
            let whole = try alphas()
            control.isEnabled = false
            let half = try alphas()
            #expect(whole[0] == 255 && abs(Int(half[1]) * 2 - Int(whole[1])) <= 1, "\(whole), \(half)")
            // Through the chosen segment show the half track and the shadow beneath it.
            #expect((128...150).contains(half[0]), "\(half)")
        }
    }
}
