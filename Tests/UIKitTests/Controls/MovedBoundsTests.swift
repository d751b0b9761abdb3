import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

/// A square of `side` points in one colour.
@MainActor
private func tile(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}

/// What is seen of a view does not depend on where its bounds begin: all that is in it goes along.
@Suite("Controls whose bounds begin somewhere else")
@MainActor
struct MovedBoundsTests {
    /// A kind of control, by the name that a failure has.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable () -> UIControl
    }

    private static func slider() -> UISlider {
        let slider = UISlider()
        (slider.value, slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (0.3, .red, .green)
        slider.minimumValueImage = tile(10, .blue)
        slider.maximumValueImage = tile(14, .black)
        return slider
    }

    private static func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", tile(12, .red), "Three"])
        (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (1, .green)
        return control
    }

    private static func pages(_ direction: UIPageControl.Direction) -> UIPageControl {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage, control.direction) = (3, 1, direction)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.green, .red)
        control.backgroundStyle = .prominent
        return control
    }

    nonisolated static let kinds: [Kind] = [
        Kind(testDescription: "slider") { MovedBoundsTests.slider() },
        Kind(testDescription: "slider with images") {
            let slider = MovedBoundsTests.slider()
            slider.setMinimumTrackImage(tile(6, .blue), for: .normal)
            slider.setMaximumTrackImage(tile(8, .yellow), for: .normal)
            slider.setThumbImage(tile(20, .black), for: .normal)
            return slider
        },
        Kind(testDescription: "switch") {
            let control = UISwitch()
            control.isOn = true
            return control
        },
        Kind(testDescription: "stepper") { UIStepper() },
        Kind(testDescription: "stepper with images") {
            let stepper = UIStepper()
            stepper.setDecrementImage(tile(10, .red), for: .normal)
            stepper.setIncrementImage(tile(10, .blue), for: .normal)
            return stepper
        },
        Kind(testDescription: "segmented control") { MovedBoundsTests.segments() },
        Kind(testDescription: "segmented control with images") {
            let control = MovedBoundsTests.segments()
            control.setBackgroundImage(tile(4, .yellow), for: .normal, barMetrics: .default)
            control.setDividerImage(
                tile(6, .blue), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            return control
        },
        Kind(testDescription: "page control") { MovedBoundsTests.pages(.natural) },
        Kind(testDescription: "page control upwards") { MovedBoundsTests.pages(.bottomToTop) },
        Kind(testDescription: "button") {
            let button = UIButton(type: .custom)
            button.setTitle("Title", for: .normal)
            button.setTitleColor(.black, for: .normal)
            button.setImage(tile(12, .red), for: .normal)
            button.setBackgroundImage(tile(4, .yellow), for: .normal)
            return button
        },
        Kind(testDescription: "configured button") {
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.subtitle) = ("Title", "Subtitle")
            (configuration.image, configuration.imagePlacement) = (tile(12, .red), .bottom)
            configuration.background.strokeWidth = 2
            configuration.background.strokeColor = .black
            return UIButton(configuration: configuration)
        },
        Kind(testDescription: "text field") {
            let field = UITextField()
            (field.text, field.borderStyle, field.clearButtonMode) = ("Some text", .roundedRect, .always)
            field.leftView = UIImageView(image: tile(10, .red))
            field.leftViewMode = .always
            return field
        },
        Kind(testDescription: "empty text field") {
            let field = UITextField()
            (field.placeholder, field.borderStyle) = ("Nothing", .line)
            return field
        },
    ]

    @Test("they look the same", arguments: kinds)
    func looks(kind: Kind) throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.shown(size: CGSize(width: 220, height: 120), direction: direction) { stage in
                let control = kind.make()
                control.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
                stage.window.addSubview(control)
                stage.pass(1)
                let before = try stage.image(on: .white)
                #expect(before.pixelsOther(than: 0xFFFF_FFFF) > 20)
                for origin in [CGPoint(x: 30, y: 20), CGPoint(x: 7, y: 41)] {
                    control.bounds.origin = origin
                    control.setNeedsLayout()
                    stage.pass(1)
                    let after = try stage.image(on: .white)
                    #expect(after == before, "\(direction), \(origin)")
                }
            }
        }
    }

    @Test("they are touched where they are seen")
    func touches() {
        for (kind, x) in [("slider", 60), ("switch", 20), ("stepper", 70), ("segmented control", 150)]
            as [(String, CGFloat)]
        {
            for origin in [CGPoint.zero, CGPoint(x: 30, y: 20), CGPoint(x: 7, y: 41)] {
                Stage.shown(size: CGSize(width: 220, height: 120)) { stage in
                    guard let control = Self.kinds.first(where: { $0.testDescription == kind })?.make() else { return }
                    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
                    control.bounds.origin = origin
                    stage.window.addSubview(control)
                    stage.pass(1)
                    var events = 0
                    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
                    stage.touch(.began, x, 16)
                    if kind == "slider" { stage.touch(.moved, x + 50, 16) }
                    stage.touch(.ended, kind == "slider" ? x + 50 : x, 16)
                    #expect(events > 0, "\(kind), \(origin)")
                    switch control {
                    case let slider as UISlider: #expect(abs(slider.value - 0.65) < 0.1)
                    case let stepper as UIStepper: #expect(stepper.value == 1)
                    case let segments as UISegmentedControl: #expect(segments.selectedSegmentIndex == 2)
                    default: break
                    }
                }
            }
        }
    }

    @Test("a tap on either half of a page control goes to the page on that side", arguments: [0, 40, 25] as [CGFloat])
    func pages(origin: CGFloat) {
        for (direction, later, earlier) in [
            (.leftToRight, CGPoint(x: 110, y: 20), CGPoint(x: 90, y: 20)),
            (.rightToLeft, CGPoint(x: 90, y: 20), CGPoint(x: 110, y: 20)),
            (.topToBottom, CGPoint(x: 20, y: 110), CGPoint(x: 20, y: 90)),
            (.bottomToTop, CGPoint(x: 20, y: 90), CGPoint(x: 20, y: 110)),
        ] as [(UIPageControl.Direction, CGPoint, CGPoint)] {
            Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
                let control = MovedBoundsTests.pages(direction)
                control.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                control.bounds.origin = CGPoint(x: origin, y: origin)
                stage.window.addSubview(control)
                stage.pass(1)
                stage.tap(later.x, later.y)
                #expect(control.currentPage == 2, "\(direction)")
                stage.tap(earlier.x, earlier.y)
                #expect(control.currentPage == 1, "\(direction)")
            }
        }
    }
}
