import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Images of segmented controls")
@MainActor
struct SegmentImagesTests {
    private func image(_ color: UIColor, width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
        .resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    }

    private func with(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UISegmentedControl) throws -> Void
    ) rethrows {
        try Stage.with(size: CGSize(width: 300, height: 40), direction: direction) { stage in
            let control = UISegmentedControl(items: ["", "", ""])
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            control.selectedSegmentIndex = 0
            stage.window.addSubview(control)
            try body(stage, control)
        }
    }

    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    @Test("images are behind segments by their states, in place of the track and the thumb")
    func backgrounds() throws {
        try with { stage, control in
            control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            control.setBackgroundImage(image(.green), for: .selected, barMetrics: .default)
            var picture = try stage.image()
            #expect([2, 50, 97].allSatisfy { picture.pixel(x: $0, y: 20) == green })
            #expect([150, 250, 298].allSatisfy { picture.pixel(x: $0, y: 1) == red })
            control.selectedSegmentIndex = 2
            picture = try stage.image()
            #expect(picture.pixel(x: 50, y: 20) == red && picture.pixel(x: 250, y: 20) == green)
            control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
            control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
            #expect(try stage.image().pixel(x: 150, y: 20) != red)
            #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
        }
    }

    @Test("a divider is as wide as its image, between segments of its states or of the normal ones")
    func dividers() throws {
        try with { stage, control in
            control.setDividerImage(
                image(.blue, width: 6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.setDividerImage(
                image(.red, width: 6), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
            control.setBackgroundImage(image(.green), for: .normal, barMetrics: .default)
            let picture = try stage.image()
            #expect([97, 102].allSatisfy { picture.pixel(x: $0, y: 20) == red })
            // No lines besides: those are a point wide.
            let lines = control.layer.sublayers?.filter { $0.bounds.width == 1 } ?? []
            #expect(lines.count == 3 && !lines.contains { !$0.isHidden })
            #expect([197, 202].allSatisfy { picture.pixel(x: $0, y: 39) == blue })
            #expect(picture.pixel(x: 95, y: 20) == green && picture.pixel(x: 104, y: 20) == green)
            let found = control.dividerImage(
                forLeftSegmentState: .highlighted, rightSegmentState: .normal, barMetrics: .default)
            #expect(found?.size.width == 6)
        }
    }

    @Test("a divider that comes to a control that is shown is seen, right to left with its sides as they lie")
    func lateDivider() throws {
        try with(.rightToLeft) { stage, control in
            _ = try stage.image()
            control.setDividerImage(
                image(.blue, width: 6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            var picture = try stage.image()
            #expect([97, 102, 197, 202].allSatisfy { picture.pixel(x: $0, y: 20) == blue })
            // The first segment, which is chosen, is the one on the right.
            control.setDividerImage(
                image(.red, width: 6), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
            picture = try stage.image()
            #expect(picture.pixel(x: 100, y: 20) == blue && picture.pixel(x: 200, y: 20) == red)
        }
    }

    @Test("what a segment shows can be moved, and a segment can get an action later")
    func contents() {
        with { stage, control in
            control.setTitle("Title", forSegmentAt: 1)
            stage.pass(0)
            let label = control.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
            let before = label?.frame ?? .zero
            control.setContentOffset(CGSize(width: 5, height: -3), forSegmentAt: 1)
            stage.pass(0)
            #expect(label?.frame == before.offsetBy(dx: 5, dy: -3))
            #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 5, height: -3))
            let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }
            control.setAction(action, forSegmentAt: 2)
            #expect(control.titleForSegment(at: 2) == "Act" && control.actionForSegment(at: 2) === action)
            #expect(control.segmentIndex(identifiedBy: action.identifier) == 2)
        }
    }

    @Test("the same image again asks for nothing, another one for layout")
    func sameImage() {
        with { _, control in
            let (one, other) = (image(.red), image(.blue))
            /// Whether setting the images of backgrounds and of dividers asks for layout.
            @MainActor func asks(_ image: UIImage) -> [Bool] {
                let changes = [
                    { control.setBackgroundImage(image, for: .normal, barMetrics: .default) },
                    {
                        control.setDividerImage(
                            image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
                    },
                ]
                return changes.map { change in
                    control.layoutIfNeeded()
                    change()
                    return control.layer.needsLayout()
                }
            }
            #expect(asks(one) == [true, true] && asks(one) == [false, false] && asks(other) == [true, true])
        }
    }

    @Test("images of other metrics are kept, and not shown; nil takes a divider away")
    func metrics() throws {
        try with { stage, control in
            let plain = try stage.image()
            control.setBackgroundImage(image(.red), for: .normal, barMetrics: .compact)
            control.setDividerImage(
                image(.red), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact)
            #expect(try stage.image() == plain)
            #expect(control.backgroundImage(for: .selected, barMetrics: .compact) != nil)
            #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
            for image in [image(.red), nil] {
                control.setDividerImage(
                    image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
                #expect(try (stage.image() == plain) == (image == nil))
            }
        }
    }

    @Test("a screen reader finds the segments, and no images behind or between them")
    func speech() {
        SpokenStage.with { stage in
            let control = stage.add(UISegmentedControl(items: ["A", "B"]))
            let plain = stage.lines
            control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            control.setDividerImage(
                image(.red), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.layoutIfNeeded()
            #expect(plain.count == 2 && stage.lines == plain)
        }
    }

    @Test("a control without segments shows no images")
    func none() {
        with { stage, control in
            control.setDividerImage(
                image(.red), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
            for count in [1, 0] {
                while control.numberOfSegments > count { control.removeSegment(at: 0, animated: false) }
                stage.pass(0)
                let shown = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
                #expect(shown.count == count)
            }
        }
    }
}
