import CoreGraphics
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

@Suite("UISlider")
@MainActor
struct UISliderTests {
    private let size = CGSize(width: 228, height: 40)

    /// A slider on whose line the middle of the thumb has 200 points, from 14 on.
    private func slider(_ slider: UISlider = UISlider(), on stage: Stage) -> UISlider {
        slider.frame = CGRect(x: 0, y: 0, width: 228, height: 34)
        stage.window.addSubview(slider)
        return slider
    }

    @Test("the thumb is as far along as the value is between the limits, whatever these are")
    func limits() {
        Stage.with(size: size) { stage in
            let slider = slider(on: stage)
            (slider.minimumValue, slider.maximumValue) = (-20, 60)
            let line = slider.trackRect(forBounds: slider.bounds)
            @MainActor func x(_ value: Float) -> CGFloat {
                slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: value).midX
            }
            #expect([-20, 0, 20, 60].map { x($0) } == [14, 64, 114, 214])
        }
    }

    @Test("a reader's step is a tenth of the way, a page key's a fifth, an arrow's a twentieth")
    func steps() {
        Stage.with(size: size) { stage in
            let slider = slider(on: stage)
            (slider.minimumValue, slider.maximumValue, slider.value) = (-20, 60, 20)
            slider.accessibilityIncrement()
            #expect(slider.value == 28)
            slider.accessibilityDecrement()
            slider.accessibilityDecrement()
            #expect(slider.value == 12)
            #expect(slider.handle(.pageUp) && slider.value == 28)
            #expect(slider.handle(.pageDown) && slider.handle(.left) && slider.value == 8)
        }
    }

    @Test("the line's image is in its middle, as high as it is, as long as the filled part")
    func lineImage() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let slider = slider(on: stage)
            slider.value = 0.5
            slider.setMinimumTrackImage(square(6), for: .normal)
            slider.layoutIfNeeded()
            let image = try #require(slider.subviews.first { !$0.isHidden })
            #expect(image.frame == CGRect(x: 0, y: 14, width: 114, height: 6))
        }
    }

    @Test("what lies behind a slider is seen around it")
    func seeThrough() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let slider = slider(on: stage)
            #expect(!slider.isOpaque)
            stage.window.backgroundColor = .red
            #expect(try stage.image().pixel(x: 200, y: 2) == 0xFFFF_0000)
        }
    }

    /// A slider whose thumb is moved by a program.
    private final class Moved: UISlider {
        var shift: CGFloat = 0

        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: shift, dy: 0)
        }
    }

    @Test("where a program has the thumb elsewhere the filled part ends there; less than a point is rounding")
    func movedThumb() throws {
        for (shift, end) in [(0, 114), (0.5, 114), (1, 115), (10, 124)] as [(CGFloat, CGFloat)] {
            try Stage.with(size: size) { (stage: Stage) throws in
                let moved = Moved()
                moved.shift = shift
                let slider = slider(moved, on: stage)
                slider.value = 0.5
                slider.layoutIfNeeded()
                let layers = try #require(slider.layer.sublayers)
                // The line, and over it its filled part.
                #expect(layers[0].frame.width == 228 && layers[1].frame.width == end, "\(shift)")
            }
        }
    }

    @Test("a slider that is no longer than its thumb is not moved")
    func noRoom() {
        Stage.shown(size: size) { stage in
            let slider = slider(on: stage)
            slider.frame.size.width = 28
            slider.layoutIfNeeded()
            var heard = 0
            slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
            stage.touch(.began, 14, 17)
            stage.touch(.moved, 24, 17)
            stage.touch(.ended, 24, 17)
            #expect(slider.value == 0 && heard == 0)
        }
    }

    @Test("the thumb is a disc of 28 points on a line that is round at its ends")
    func shapes() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let slider = slider(on: stage)
            slider.value = 0.5
            slider.layoutIfNeeded()
            let layers = try #require(slider.layer.sublayers)
            let thumb = try #require(layers.lazy.compactMap { $0 as? ThumbLayer }.first)
            #expect(thumb.frame == CGRect(x: 100, y: 3, width: 28, height: 28) && thumb.cornerRadius == 14)
            let line = slider.trackRect(forBounds: slider.bounds)
            let tracks = layers.prefix(2)
            #expect(tracks.map(\.frame.maxX) == [228, 114] && tracks.allSatisfy { $0.frame.minX == 0 })
            #expect(tracks.allSatisfy { $0.cornerRadius == line.height / 2 && $0.frame.height == line.height })
        }
    }

    @Test("a slider asks for 34 points of height and no width; 150 of it is what it has at first")
    func wishes() {
        let slider = UISlider()
        #expect(slider.frame == CGRect(x: 0, y: 0, width: 150, height: 34))
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 34))
    }

    @Test("a drag of half of the line is half of what lies between the limits, in both directions")
    func drags() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: size, direction: direction) { stage in
                let slider = slider(on: stage)
                (slider.minimumValue, slider.maximumValue, slider.value) = (-20, 60, 20)
                let way: Float = direction == .leftToRight ? 1 : -1
                stage.touch(.began, 114, 17)
                for (x, value) in [(164, 20), (64, -20), (214, 40), (500, 40), (14, -40)] as [(CGFloat, Float)] {
                    stage.touch(.moved, x, 17)
                    #expect(abs(slider.value - 20 - way * value) < 0.01, "\(x)")
                }
                stage.touch(.ended, 14, 17)
            }
        }
    }

    @Test("images of the line lie from its ends to the thumb's middle, and all of the way is 100 %")
    func lineImages() throws {
        Stage.with(size: size) { stage in
            let slider = slider(on: stage)
            (slider.value, slider.maximumValue) = (0.25, 1)
            slider.setMinimumTrackImage(square(6), for: .normal)
            slider.setMaximumTrackImage(square(8), for: .normal)
            slider.layoutIfNeeded()
            let shown = slider.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
            // The thumb's middle is at 14 + 50.
            #expect(shown.contains { $0.frame == CGRect(x: 0, y: 14, width: 64, height: 6) })
            #expect(shown.contains { $0.frame == CGRect(x: 64, y: 13, width: 164, height: 8) })
            #expect(slider.accessibilityValue?.hasPrefix("25") == true)
            slider.value = 1
            #expect(slider.accessibilityValue?.hasPrefix("100") == true)
        }
    }

    @Test("a thumb is taken hold of from 10 points around it on, and no farther")
    func grasp() {
        Stage.shown(size: CGSize(width: 228, height: 100)) { stage in
            let slider = slider(on: stage)
            slider.value = 0.5
            // The thumb is 28 points wide, around 114.
            for (x, isHeld) in [(90.5, true), (89.5, false), (137.5, true), (138.5, false)] as [(CGFloat, Bool)] {
                stage.touch(.began, x, 17)
                #expect(slider.isTracking == isHeld, "\(x)")
                stage.touch(.cancelled, x, 17)
            }
        }
    }

    @Test("a thumb that is dragged, or moved by keys, is there at once; one that is set may glide")
    func noGliding() {
        Stage.shown(size: size) { stage in
            let slider = slider(on: stage)
            stage.pass(1)
            stage.touch(.began, 14, 17)
            stage.touch(.moved, 114, 17)
            _ = stage.window.renderTree
            #expect(slider.value == 0.5 && stage.nextChange == .never)
            stage.touch(.ended, 114, 17)
            slider.accessibilityIncrement()
            slider.value = 0.2
            _ = stage.window.renderTree
            #expect(stage.nextChange == .never)
            slider.setValue(0.9, animated: true)
            _ = stage.window.renderTree
            #expect(stage.nextChange != .never)
        }
    }

    @Test("a slider without room for its thumb to go follows a finger all the same, and its value stays")
    func shortLine() {
        Stage.shown(size: size) { stage in
            let slider = slider(on: stage)
            (slider.frame.size.width, slider.value) = (20, 0.5)
            slider.layoutIfNeeded()
            stage.touch(.began, 10, 17)
            stage.touch(.moved, 60, 17)
            #expect(slider.isTracking && slider.value == 0.5)
            stage.touch(.ended, 60, 17)
        }
    }
}
