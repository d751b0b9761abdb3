import CoreGraphics
import Octant
import RenderServer
import Testing

/// docs/sources.md, Requirements 15 to 24.
@Suite("Activity indicators, their inspector and their neighbours")
@MainActor
struct IndicatorNeighbourRequirementTests {
    /// The older styles, by number, because their names are deprecated.
    private let whiteLarge = UIActivityIndicatorView.Style(rawValue: 0) ?? .large
    private let white = UIActivityIndicatorView.Style(rawValue: 1) ?? .medium
    private let gray = UIActivityIndicatorView.Style(rawValue: 2) ?? .medium

    // MARK: Purpose

    @Test("it gives assurance that the app is not stalled: it moves on though the app commits nothing any more")
    func assurance() throws {
        try Stage.with(size: CGSize(width: 37, height: 37)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            // All that the display has: from here on the app does nothing.
            let tree = try #require(stage.window.renderTree)
            let images = (0..<80).map { step in
                OffscreenRenderer.bitmap(of: tree, at: 1 + Double(step) * 0.125, scale: 1, background: nil)
            }
            for (one, next) in zip(images, images.dropFirst()) {
                #expect(greatestDifference(try #require(one), try #require(next)) != 0)
            }
        }
    }

    @Test("it is indeterminate: it has no first, last or present value")
    func indeterminate() {
        SpokenStage.with { stage in
            let view = stage.add(UIActivityIndicatorView(style: .medium))
            view.startAnimating()
            #expect(view.accessibilityProgress == .indeterminate(isRunning: true))
            #expect(stage.elements.allSatisfy { $0.content.range == nil && !$0.content.spoken.contains("%") })
        }
    }

    // MARK: Configuration

    @Test("the Attributes Inspector's fields are taken over: Style, Color, Animating, Hides When Stopped")
    func inspector() throws {
        let view: UIActivityIndicatorView = try NibPage.object(
            """
            <activityIndicatorView animating="YES" hidesWhenStopped="NO" style="large" id="a">
                <rect key="frame" x="1" y="2" width="37" height="37"/>
                <color key="color" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            </activityIndicatorView>
            """)
        #expect(view.style == .large && view.isAnimating && !view.hidesWhenStopped)
        #expect(view.color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test("all of them can be set in the program too")
    func programmatic() {
        let view = UIActivityIndicatorView(frame: .zero)
        view.style = .large
        view.color = .systemRed
        view.hidesWhenStopped = false
        view.startAnimating()
        #expect(view.style == .large && view.color == .systemRed && !view.hidesWhenStopped && view.isAnimating)
    }

    @Test("Animating is off by default, and checking it is startAnimating()")
    func animatingBox() throws {
        let still: UIActivityIndicatorView = try NibPage.object(#"<activityIndicatorView style="medium" id="a"/>"#)
        #expect(!still.isAnimating && !UIActivityIndicatorView(style: .medium).isAnimating)
        let moving: UIActivityIndicatorView = try NibPage.object(
            #"<activityIndicatorView animating="YES" style="medium" id="a"/>"#)
        let started = UIActivityIndicatorView(style: .medium)
        started.startAnimating()
        #expect(moving.isAnimating == started.isAnimating && moving.isHidden == started.isHidden)
    }

    @Test("with Hides When Stopped it comes with startAnimating() and goes with stopAnimating(), by itself")
    func showsAndHides() throws {
        try Stage.with { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .medium)
            stage.center(view)
            for _ in 0..<3 {
                view.startAnimating()
                #expect(try !stage.image().isEmpty)
                view.stopAnimating()
                #expect(try stage.image().isEmpty)
            }
        }
    }

    // MARK: Appearance

    @Test("the appearance proxy customises all activity indicators of the app")
    func proxy() {
        UIActivityIndicatorView.appearance().color = .systemTeal
        defer { UIActivityIndicatorView.appearance().color = nil }
        Stage.with { stage in
            let views = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
            views.forEach(stage.window.addSubview)
            #expect(views.allSatisfy { $0.color == .systemTeal })
            views.forEach { $0.removeFromSuperview() }
        }
    }

    @Test("Style chooses one of two colours, white or gray")
    func twoColors() {
        #expect(UIActivityIndicatorView(style: white).color == .white)
        #expect(UIActivityIndicatorView(style: gray).color == ActivityIndicatorDesign.default.grayColor)
        #expect(ActivityIndicatorDesign.default.grayColor != .white)
    }

    @Test("Large White is white and larger than the other two")
    func largeWhite() {
        let large = UIActivityIndicatorView(style: whiteLarge)
        #expect(large.color == .white && large.bounds.width == 37)
        for style in [white, gray] { #expect(UIActivityIndicatorView(style: style).bounds.width == 20) }
    }

    @Test("Color takes precedence over the style's colour, whichever is set first")
    func precedence() {
        for style in [white, gray, whiteLarge, .medium, .large] {
            let view = UIActivityIndicatorView(style: style)
            view.color = .systemPink
            #expect(view.color == .systemPink)
            let other = UIActivityIndicatorView(style: .medium)
            other.color = .systemPink
            other.style = style
            #expect(other.color == .systemPink)
        }
    }

    @Test("Large White stays larger with a colour of one's own, and another style makes it small again")
    func largeWithColor() throws {
        try Stage.with(size: CGSize(width: 57, height: 57)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: whiteLarge)
            view.color = .systemGreen
            stage.center(view)
            view.startAnimating()
            #expect(view.intrinsicContentSize.width == 37)
            // On the outer spoke at 12 o'clock, where a small activity indicator has nothing.
            #expect(try parts(stage.image().pixel(x: 28, y: 14)) == [255, 52, 199, 89])
            view.style = white
            #expect(view.intrinsicContentSize.width == 20 && view.color == .systemGreen)
            #expect(try stage.image().alpha(28, 14) == 0)
        }
    }

    // MARK: Auto Layout

    @Test("it can stand before a label: bottom edges aligned, the standard space of 8 points between")
    func beforeLabel() {
        Stage.with(size: CGSize(width: 200, height: 100)) { stage in
            let (view, label) = (UIActivityIndicatorView(style: .medium), UILabel())
            label.text = "Fetching mail"
            for part in [view, label] as [UIView] {
                part.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(part)
            }
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                label.leadingAnchor.constraint(
                    equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
            ])
            stage.window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 20))
            #expect(label.frame.maxY == 50 && label.frame.minX == 38)
        }
    }

    @Test("it can be centred in a view, horizontally and vertically")
    func centered() {
        Stage.with(size: CGSize(width: 200, height: 100)) { stage in
            let view = UIActivityIndicatorView(style: .large)
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
            ])
            stage.window.layoutIfNeeded()
            #expect(view.bounds.size == CGSize(width: 37, height: 37))
            #expect(abs(view.center.x - 100) <= 0.5 && abs(view.center.y - 50) <= 0.5)
        }
    }

    // MARK: Accessibility

    @Test("activity indicators are accessible by default")
    func accessibleByDefault() {
        #expect(UIActivityIndicatorView(style: .medium).isAccessibilityElement)
        #expect(UIActivityIndicatorView(frame: .zero).isAccessibilityElement)
        SpokenStage.with { stage in
            stage.add(UIActivityIndicatorView(style: .large)).startAnimating()
            #expect(stage.lines == ["In progress"])
        }
    }
    @Test("the default trait is that of something in use: user interaction is enabled, and it updates frequently")
    func defaultTrait() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isUserInteractionEnabled)
        #expect(spinner.accessibilityTraits == .updatesFrequently)
        #expect(!spinner.accessibilityTraits.contains(.notEnabled))
    }
    @Test("made no element, it leaves the reading to the label next to it")
    func labelInstead() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            spinner.isAccessibilityElement = false
            stage.add(stage.label("Fetching 12 messages"), x: 28)
            spinner.startAnimating()
            #expect(stage.lines == ["Fetching 12 messages"])
            spinner.stopAnimating()
            #expect(stage.lines == ["Fetching 12 messages"])
            #expect(stage.announced().isEmpty)
            spinner.isAccessibilityElement = true
            spinner.startAnimating()
            #expect(stage.lines == ["In progress", "Fetching 12 messages"])
        }
    }
    @Test("it says \"In progress\" while it animates")
    func inProgress() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            spinner.startAnimating()
            #expect(stage.lines == ["In progress"])
            #expect(stage.window.accessibilityTree?.elements.first?.content.states.contains(.busy) == true)
        }
    }
    @Test("it says \"Progress halted\" while it does not, and can be seen")
    func progressHalted() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            spinner.hidesWhenStopped = false
            #expect(stage.lines == ["Progress halted"])
            #expect(spinner.accessibilityValue == "Progress halted")
            #expect(stage.elements.first?.content.states.contains(.busy) == false)
            spinner.startAnimating()
            #expect(spinner.accessibilityValue == "In progress")
            spinner.stopAnimating()
            #expect(stage.lines == ["Progress halted"])
        }
    }
    @Test("only what can be seen is read: hidden when stopped, it is silent")
    func hiddenWhenStopped() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            #expect(stage.lines.isEmpty)
            spinner.startAnimating()
            #expect(stage.lines == ["In progress"])
            spinner.stopAnimating()
            #expect(stage.lines.isEmpty)
        }
    }

    // MARK: Languages

    @Test("it has nothing that depends on the language but its words: the same image in each")
    func languages() throws {
        func image(_ locale: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> Bitmap {
            try Stage.with(size: CGSize(width: 37, height: 37), direction: direction) { (stage: Stage) throws in
                stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: locale)
                let view = UIActivityIndicatorView(style: .large)
                stage.center(view)
                view.startAnimating()
                stage.pass(0.3)
                return try stage.image()
            }
        }
        let plain = try image("en", .leftToRight)
        #expect(greatestDifference(plain, try image("ja", .leftToRight)) == 0)
        #expect(greatestDifference(plain, try image("ar", .rightToLeft)) == 0)
    }

    // MARK: Its neighbour

    @Test("for work of a known length there is a progress view, which does have a value")
    func progressView() {
        SpokenStage.with { stage in
            let bar = stage.add(UIProgressView(progressViewStyle: .default))
            bar.progress = 0.25
            #expect(stage.elements.compactMap(\.content.range?.current) == [0.25])
        }
    }
}
