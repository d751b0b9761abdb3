import CoreGraphics
import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

@Suite("UISwitch, UISlider, UISegmentedControl, UIStepper")
@MainActor
struct ValueControlTests {
    private let size = CGSize(width: 300, height: 100)

    private func count(_ control: UIControl, _ events: UIControl.Event = .valueChanged) -> Listened {
        let heard = Listened()
        control.addAction(UIAction { _ in heard.count += 1 }, for: events)
        return heard
    }

    @MainActor
    private final class Listened {
        var count = 0
    }

    // MARK: Switch

    @Test("a switch keeps its size, and a tap turns it over, telling of it once")
    func switchTap() throws {
        try Stage.shown(size: size) { (stage: Stage) throws in
            let view = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 1))
            stage.window.addSubview(view)
            #expect(view.bounds.size == CGSize(width: 51, height: 31) && !view.isOn)
            let (heard, primary) = (count(view), count(view, .primaryActionTriggered))
            view.isOn = true
            #expect(heard.count == 0)
            #expect(parts(try stage.image().pixel(x: 28, y: 35)) == [255, 52, 199, 89])
            stage.tap(40, 35)
            #expect(!view.isOn && heard.count == 1 && primary.count == 1)
        }
    }

    @Test("a drag turns a switch at its middle, and lifting the finger then changes nothing")
    func switchDrag() {
        Stage.shown(size: size) { stage in
            let view = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
            stage.window.addSubview(view)
            let heard = count(view)
            stage.touch(.began, 30, 35)
            stage.touch(.moved, 60, 35)
            #expect(view.isOn && heard.count == 1)
            stage.touch(.moved, 62, 35)
            stage.touch(.ended, 62, 35)
            #expect(view.isOn && heard.count == 1)
        }
    }

    @Test("the thumb glides for a quarter of a second, and is on the other side in right to left")
    func switchMotion() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.shown(size: CGSize(width: 51, height: 31), direction: direction) { (stage: Stage) throws in
                let view = UISwitch()
                view.onTintColor = .red
                view.thumbTintColor = .blue
                stage.window.addSubview(view)
                @MainActor func thumbIsRight() throws -> Bool { try stage.image().pixel(x: 40, y: 15) == 0xFF00_00FF }
                #expect(try thumbIsRight() == (direction == .rightToLeft))
                view.setOn(true, animated: true)
                _ = stage.window.renderTree
                stage.clock.advance(by: 0.125)
                // Halfway, in the middle: 12 to 39.
                let row = try stage.image()
                #expect([8, 16, 36, 43].map { row.pixel(x: $0, y: 15) == 0xFF00_00FF } == [false, true, true, false])
                stage.clock.advance(by: 0.126)
                #expect(try thumbIsRight() == (direction == .leftToRight))
                #expect(try #require(stage.window.renderTree).nextChange(after: stage.clock.now()) == .never)
            }
        }
    }

    // MARK: Slider

    @Test("a slider clamps, and its limits take each other along")
    func sliderValues() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            let view = UISlider()
            for (given, kept) in [(0.5, 0.5), (2, 1), (-1, 0), (.nan, 0), (.infinity, 1)] as [(Float, Float)] {
                view.value = given
                #expect(view.value == kept)
            }
            view.minimumValue = 10
            #expect(view.maximumValue == 10 && view.value == 10)
            view.maximumValue = -5
            #expect(view.minimumValue == -5 && view.value == -5)
            view.maximumValue = .nan
            view.minimumValue = -.infinity
            #expect(view.minimumValue == -5 && view.maximumValue == -5)
        }
    }

    @Test("the thumb follows the finger that took hold of it, and nothing else", arguments: [true, false])
    func sliderDrag(isContinuous: Bool) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: size, direction: direction) { stage in
                // The thumb's middle has 200 points of space.
                let view = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
                view.isContinuous = isContinuous
                stage.window.addSubview(view)
                view.layoutIfNeeded()
                let heard = count(view)
                func x(_ share: CGFloat) -> CGFloat { 14 + 200 * (direction == .leftToRight ? share : 1 - share) }
                stage.touch(.began, x(0.9), 15)
                stage.touch(.moved, x(0.5), 15)
                stage.touch(.ended, x(0.5), 15)
                #expect(view.value == 0 && !view.isTracking)
                stage.touch(.began, x(0.02), 15)
                stage.touch(.moved, x(0.27), 15)
                #expect(abs(view.value - 0.25) < 1e-4)
                stage.touch(.moved, x(0.52), 15)
                #expect(heard.count == (isContinuous ? 2 : 0))
                stage.touch(.moved, x(3), 15)
                stage.touch(.ended, x(3), 15)
                #expect(view.value == 1)
                #expect(heard.count == (isContinuous ? 3 : 1))
            }
        }
    }

    @Test("the line has its colours and images, and images at the ends take room from it")
    func sliderStyle() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
            view.value = 0.5
            view.minimumTrackTintColor = .red
            view.maximumTrackTintColor = .green
            view.thumbTintColor = .blue
            stage.window.addSubview(view)
            var image = try stage.image()
            #expect(image.pixel(x: 20, y: 15) == 0xFFFF_0000)
            #expect(image.pixel(x: 280, y: 15) == 0xFF00_FF00)
            #expect(image.pixel(x: 150, y: 15) == 0xFF00_00FF)
            view.minimumValueImage = square(10)
            view.maximumValueImage = square(20)
            #expect(view.trackRect(forBounds: view.bounds) == CGRect(x: 18, y: 13.5, width: 254, height: 4))
            view.setMinimumTrackImage(square(6), for: .normal)
            view.setThumbImage(square(8), for: .normal)
            image = try stage.image()
            #expect(image.pixel(x: 30, y: 15) == 0xFF00_0000)
            #expect(image.pixel(x: 145, y: 15) == 0xFF00_0000)
            #expect(image.pixel(x: 160, y: 15) == 0xFF00_FF00)
            #expect(
                view.thumbRect(forBounds: view.bounds, trackRect: view.trackRect(forBounds: view.bounds), value: 0).minX
                    == 18)
        }
    }

    // MARK: Segments

    @Test("segments come, go and change, and the choice stays with its segment")
    func segments() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            let view = UISegmentedControl(items: ["A", square(10), "C", 5])
            #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == UISegmentedControl.noSegment)
            #expect(view.titleForSegment(at: 2) == "C" && view.imageForSegment(at: 1) != nil)
            view.selectedSegmentIndex = 1
            view.insertSegment(withTitle: "0", at: 0, animated: false)
            #expect(view.selectedSegmentIndex == 2)
            view.removeSegment(at: 0, animated: false)
            #expect(view.selectedSegmentIndex == 1)
            view.removeSegment(at: 1, animated: false)
            #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
            view.selectedSegmentIndex = 9
            #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
            #expect(view.titleForSegment(at: -1) == nil)
            view.removeAllSegments()
            #expect(view.numberOfSegments == 0)
        }
        #expect(Set(lines.all).count == 3 && lines.all.allSatisfy { $0.contains("segment") })
    }

    @Test("a tap chooses a segment and tells of it, unless it is chosen or disabled")
    func segmentTap() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: size, direction: direction) { stage in
                let view = UISegmentedControl(items: ["A", "B", "C"])
                view.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
                view.setEnabled(false, forSegmentAt: 1)
                stage.window.addSubview(view)
                view.layoutIfNeeded()
                let heard = count(view)
                let (first, last): (CGFloat, CGFloat) = direction == .leftToRight ? (50, 250) : (250, 50)
                stage.tap(last, 16)
                #expect(view.selectedSegmentIndex == 2 && heard.count == 1)
                stage.tap(last, 16)
                stage.tap(150, 16)
                #expect(view.selectedSegmentIndex == 2 && heard.count == 1)
                view.isMomentary = true
                stage.tap(first, 16)
                #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment && heard.count == 2)
            }
        }
    }

    @Test("segments are alike, or as wide as their words, or as given; the thumb lies under the chosen one")
    func segmentWidths() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UISegmentedControl(items: ["A", "Much longer"])
            let alike = view.intrinsicContentSize.width
            view.apportionsSegmentWidthsByContent = true
            #expect(view.intrinsicContentSize.width < alike - 20)
            view.setWidth(100, forSegmentAt: 0)
            view.frame = CGRect(x: 0, y: 0, width: 204, height: 32)
            view.selectedSegmentTintColor = .red
            view.selectedSegmentIndex = 0
            stage.window.addSubview(view)
            let image = try stage.image()
            #expect(image.pixel(x: 10, y: 16) == 0xFFFF_0000 && image.pixel(x: 95, y: 16) == 0xFFFF_0000)
            #expect(image.pixel(x: 110, y: 16) != 0xFFFF_0000)
        }
    }

    @Test("segments meet at whole points: the thumb is 2 points inside its own, and the lines are on whole pixels")
    func segmentFrames() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            try Stage.with(size: CGSize(width: 280, height: 32), scale: scale) { (stage: Stage) throws in
                let view = UISegmentedControl(items: ["One", "Two", "Three"])
                view.frame = stage.window.bounds
                view.selectedSegmentTintColor = .red
                stage.window.addSubview(view)
                for (index, segment) in [(0, 93), (93, 93), (186, 94)].enumerated() {
                    view.selectedSegmentIndex = index
                    let image = try stage.image()
                    let red = (0..<image.width).filter { image.pixel(x: $0, y: image.height / 2) == 0xFFFF_0000 }
                    // Its border of half a point is a little darker.
                    let (left, right) = (CGFloat(red.first ?? 0) / scale, CGFloat((red.last ?? 0) + 1) / scale)
                    #expect(abs(left - CGFloat(segment.0 + 2)) <= 1, "\(index) at \(scale)x: \(left)")
                    #expect(abs(right - CGFloat(segment.0 + segment.1 - 2)) <= 1, "\(index) at \(scale)x: \(right)")
                }
                view.selectedSegmentIndex = UISegmentedControl.noSegment
                let image = try stage.image()
                let (row, clear) = (image.height / 2, image.pixel(x: Int(70 * scale), y: image.height - 3))
                for edge in [93, 186] as [CGFloat] {
                    let lines = (Int((edge - 3) * scale)..<Int((edge + 3) * scale)).filter {
                        image.pixel(x: $0, y: row) != clear
                    }
                    #expect(lines.count == Int(scale), "\(edge) at \(scale)x")
                }
            }
        }
    }

    @Test("the shadow of a switch's thumb stays in its track")
    func switchShadow() throws {
        for isOn in [false, true] {
            try Stage.with(size: CGSize(width: 71, height: 51), scale: 2) { (stage: Stage) throws in
                let view = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
                view.isOn = isOn
                stage.window.addSubview(view)
                let image = try stage.image()
                for y in 0..<image.height {
                    for x in 0..<image.width where !(20..<122).contains(x) || !(20..<82).contains(y) {
                        #expect(image.pixel(x: x, y: y) == 0, "\(x), \(y)")
                    }
                }
                // Beneath the thumb the track is darker than at its other end.
                let (thumb, other) = (isOn ? 93 : 49, isOn ? 49 : 93)
                func light(_ x: Int) -> Int {
                    let pixel = image.pixel(x: x, y: 80)
                    return [16, 8, 0].reduce(0) { $0 + Int(pixel >> $1 & 255) }
                }
                #expect(light(thumb) < light(other))
            }
        }
    }

    @Test("a segment's action is done when it is chosen")
    func segmentActions() {
        Stage.shown(size: size) { stage in
            var heard: [String] = []
            let actions = ["A", "B"].map { name in UIAction(title: name) { _ in heard.append(name) } }
            let view = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
            stage.window.addSubview(view)
            stage.tap(150, 16)
            #expect(heard == ["B"])
        }
    }

    // MARK: Stepper

    @Test("a stepper steps down and up within its limits, or around")
    func stepper() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: size, direction: direction) { stage in
                let view = UIStepper()
                stage.window.addSubview(view)
                view.layoutIfNeeded()
                (view.maximumValue, view.stepValue, view.autorepeat) = (5, 2, false)
                let heard = count(view)
                let (less, more): (CGFloat, CGFloat) = direction == .leftToRight ? (20, 70) : (70, 20)
                stage.tap(less, 16)
                #expect(view.value == 0 && heard.count == 0)
                for expected in [2, 4, 5, 5] as [Double] {
                    stage.tap(more, 16)
                    #expect(view.value == expected)
                }
                #expect(heard.count == 3)
                view.wraps = true
                stage.tap(more, 16)
                #expect(view.value == 0)
                view.stepValue = .nan
                #expect(view.stepValue == 1)
                view.value = .nan
                #expect(view.value == 0)
                view.minimumValue = 50
                #expect(view.maximumValue == 50 && view.value == 50)
            }
        }
    }

    @Test("a stepper that is held steps after half a second and ten times a second from then on, and never catches up")
    func heldStepper() {
        Stage.shown(size: size) { stage in
            let view = UIStepper()
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            stage.touch(.began, 70, 16)
            for (time, value) in [(0.0, 1), (0.45, 1), (0.5, 2), (0.55, 2), (0.61, 3), (0.72, 4)] as [(Double, Double)]
            {
                stage.go(to: time)
                #expect(view.value == value, "after \(time) s")
            }
            // The machine slept for three days.
            stage.go(to: 3 * 86_400)
            #expect(view.value == 5)
            stage.touch(.ended, 70, 16)
            stage.go(to: 4 * 86_400)
            #expect(view.value == 5)
        }
    }

    @Test("after odd frames they look as before, and of what is not finite a line tells", arguments: Stage.oddNumbers)
    func oddFrames(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let segmented = UISegmentedControl(items: ["A", "B"])
            segmented.selectedSegmentIndex = 1
            segmented.frame = stage.window.bounds
            for view in [UISwitch(), UISlider(), segmented, UIStepper()] as [UIControl] {
                try stage.withstands(number, view) {
                    view.isEnabled = false
                } mend: {
                    view.isEnabled = true
                }
                view.removeFromSuperview()
            }
        }
    }
}
