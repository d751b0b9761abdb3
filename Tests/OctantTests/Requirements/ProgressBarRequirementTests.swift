import CoreGraphics
import Octant
import OctantDisplay
import Testing

// The two styles and their heights, in points.
private let styles: [(style: UIProgressView.Style, height: CGFloat)] = [(.default, 4), (.bar, 2.5)]
// What the colours are in light and in dark: systemBlue, and systemFill's opacity.
private let appearances: [(style: UIUserInterfaceStyle, blue: [Int], fill: Double)] = [
    (.light, [255, 0, 122, 255], 0.20), (.dark, [255, 10, 132, 255], 0.36),
]

/// docs/sources.md, Requirements 25 to 35.
@Suite("The progress bar as asked for")
@MainActor
struct ProgressBarRequirementTests {
    /// A bar that fills the top of a window of 100 x 20 points.
    private func bar(
        _ style: UIProgressView.Style = .default, appearance: UIUserInterfaceStyle = .light, scale: CGFloat = 1,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage, UIProgressView) throws -> Void
    ) throws {
        let size = CGSize(width: 100, height: 20)
        try Stage.with(size: size, scale: scale, style: appearance, direction: direction) { (stage: Stage) throws in
            let view = UIProgressView(progressViewStyle: style)
            view.frame.size.width = size.width
            stage.window.addSubview(view)
            try body(stage, view)
        }
    }

    /// Makes `stage.filled()` measure the filling of `view`, which has been shown then.
    private func showFilling(of view: UIProgressView, on stage: Stage) throws {
        (view.progressTintColor, view.trackTintColor) = (.red, .clear)
        stage.window.frame.size.height = 4
        _ = try stage.image()
    }

    // MARK: Styles and track

    @Test("the default style is 4 points high, the bar style 2.5", arguments: styles)
    func heights(style: UIProgressView.Style, height: CGFloat) throws {
        try bar(style, scale: 2) { (stage, view) throws in
            #expect(view.frame.height == height && view.intrinsicContentSize.height == height)
            view.progress = 1
            let bitmap = try stage.image()
            let ink = (0..<bitmap.height).reduce(0) { $0 + bitmap.alpha(100, $1) }
            #expect(abs(CGFloat(ink) / 255 / 2 - height) < 0.02)
        }
    }

    @Test("the ends of track and filling are fully rounded: radius 2, and 1.25", arguments: styles, [0, 1] as [Float])
    func roundEnds(style: (style: UIProgressView.Style, height: CGFloat), progress: Float) throws {
        try bar(style.style, scale: 8) { (stage, view) throws in
            (view.trackTintColor, view.progressTintColor) = (.black, .black)
            view.progress = progress
            let bitmap = try stage.image()
            // What is missing of the square at the end is what a quarter circle of that radius leaves.
            let (radius, end) = (style.height / 2, Int(style.height * 4))
            let ink = (0..<end).reduce(0) { sum, x in
                sum + (0..<end).reduce(0) { $0 + bitmap.alpha(x, $1) }
            }
            let covered = CGFloat(ink) / 255 / 64
            #expect(abs(covered - .pi / 4 * radius * radius) < 0.03)
        }
    }

    @Test("it is as wide as its container")
    func width() {
        Stage.with(size: CGSize(width: 240, height: 20)) { stage in
            let view = UIProgressView(progressViewStyle: .default)
            #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
            #expect(view.sizeThatFits(CGSize(width: 240, height: 20)).width == 240)
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
            stage.window.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 240, height: 4))
        }
    }

    // MARK: Colours

    @Test("the filled part is systemBlue: #007AFF in light, #0A84FF in dark", arguments: appearances)
    func fillColor(style: UIUserInterfaceStyle, blue: [Int], fill: Double) throws {
        try bar(appearance: style) { (stage, view) throws in
            view.progress = 0.5
            #expect(try parts(stage.image().pixel(x: 20, y: 2)) == blue)
        }
    }

    @Test("it follows the tint colour")
    func tint() throws {
        try bar { (stage, view) throws in
            view.progress = 0.5
            stage.window.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            #expect(try parts(stage.image().pixel(x: 20, y: 2)) == [255, 51, 102, 153])
        }
    }

    @Test("the rest of the track is systemFill: #787880 at .20 in light, at .36 in dark", arguments: appearances)
    func trackColor(style: UIUserInterfaceStyle, blue: [Int], fill: Double) throws {
        try bar(appearance: style) { (stage, view) throws in
            view.progress = 0.5
            let seen = parts(try stage.image().pixel(x: 80, y: 2)).map(Double.init)
            // The parts are multiplied by the opacity.
            for (part, full) in zip(seen, [255, 0x78, 0x78, 0x80] as [Double]) { #expect(abs(part - full * fill) <= 1) }
        }
    }

    @Test("progressTintColor and trackTintColor give both other colours")
    func ownColors() throws {
        try bar { (stage, view) throws in
            (view.progress, view.progressTintColor, view.trackTintColor) = (0.5, .red, .green)
            #expect(try stage.image().pixel(x: 20, y: 2) == 0xFFFF_0000)
            #expect(try stage.image().pixel(x: 80, y: 2) == 0xFF00_FF00)
        }
    }

    // MARK: Value

    @Test("progress is 0 at first, and clamped to 0...1")
    func range() {
        let view = UIProgressView()
        #expect(view.progress == 0)
        for (given, kept) in [(-0.5, 0), (0.25, 0.25), (1.5, 1)] as [(Float, Float)] {
            view.progress = given
            #expect(view.progress == kept)
        }
    }

    @Test("an animated change takes .25 s, slow at both ends")
    func animated() throws {
        try bar(scale: 3) { (stage, view) throws in
            try showFilling(of: view, on: stage)
            view.setProgress(1, animated: true)
            var seen = [try stage.filled()]
            for _ in 0..<5 {
                stage.clock.advance(by: 0.05)
                seen.append(try stage.filled())
            }
            // Ease in, ease out (control points .42, 0 and .58, 1) at fifths of its time, in points of 100.
            let wanted: [CGFloat] = [0, 8.16, 33.2, 66.8, 91.84, 100]
            for (one, other) in zip(seen, wanted) { #expect(abs(one - other) < 0.7) }
            #expect(stage.nextChange == .never)
        }
    }

    @Test("one that is not animated shows at once")
    func instant() throws {
        try bar(scale: 3) { (stage, view) throws in
            try showFilling(of: view, on: stage)
            view.setProgress(0.6, animated: false)
            #expect(abs(try stage.filled() - 60) < 0.3)
            #expect(stage.nextChange == .never)
        }
    }

    @Test("it fills from left to right, and from right to left where one reads so")
    func direction() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try bar(direction: direction) { (stage, view) throws in
                (view.progress, view.progressTintColor, view.trackTintColor) = (0.3, .red, .blue)
                let bitmap = try stage.image()
                let (left, right) = (bitmap.pixel(x: 15, y: 2), bitmap.pixel(x: 85, y: 2))
                let wanted: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
                #expect([left, right] == (direction == .leftToRight ? wanted : wanted.reversed()))
            }
        }
    }

    // MARK: Images

    /// An image of three columns, red, green and blue, of 4 points each, whose middle stretches.
    private func stripes() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4), format: format).image { context in
            for (index, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index * 4, y: 0, width: 4, height: 4))
            }
        }
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch)
    }

    @Test("progressImage stands for the filled part and is stretched over just that, its ends as they are")
    func progressImage() throws {
        try bar { (stage, view) throws in
            (view.progressImage, view.trackTintColor, view.progress) = (stripes(), .clear, 0.6)
            let bitmap = try stage.image()
            let row = (0..<100).map { bitmap.pixel(x: $0, y: 2) }
            #expect(row[0..<4].allSatisfy { $0 == 0xFFFF_0000 })
            #expect(row[4..<56].allSatisfy { $0 == 0xFF00_FF00 })
            #expect(row[56..<60].allSatisfy { $0 == 0xFF00_00FF })
            #expect(row[60...].allSatisfy { $0 == 0 })
        }
    }

    @Test("trackImage stands for the unfilled part, stretched")
    func trackImage() throws {
        try bar { (stage, view) throws in
            view.trackImage = stripes()
            let bitmap = try stage.image()
            let row = (0..<100).map { bitmap.pixel(x: $0, y: 2) }
            #expect(row[0..<4].allSatisfy { $0 == 0xFFFF_0000 })
            #expect(row[4..<96].allSatisfy { $0 == 0xFF00_FF00 })
            #expect(row[96...].allSatisfy { $0 == 0xFF00_00FF })
        }
    }

    // MARK: The indeterminate indicator

    @Test("a linear bar for work of unknown length is there as a view of its own")
    func indeterminateBar() {
        Stage.with { stage in
            let view = LinearActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
            stage.window.addSubview(view)
            view.startAnimating()
            #expect(stage.nextChange == .continuous)
            #expect(view.intrinsicContentSize.height == UIProgressView(progressViewStyle: .default).frame.height)
        }
    }

    // MARK: Accessibility

    @Test("its role is that of a progress indicator, with its smallest, greatest and present number")
    func role() throws {
        try SpokenStage.with { stage in
            _ = stage.bar(0.25)
            let content = try #require(stage.elements.first).content
            #expect(content.role == .progressBar)
            #expect(content.range == AccessibilityRange(minimum: 0, maximum: 1, current: 0.25))
            #expect(content.states == [.enabled, .updatesFrequently])
        }
    }
    @Test("it says \"[label], [percentage]% complete\"")
    func labelAndPercentage() {
        SpokenStage.with { stage in
            let bar = stage.bar(0.5)
            #expect(stage.lines == ["50% complete"])
            bar.accessibilityLabel = "Download"
            #expect(stage.lines == ["Download, 50% complete"])
            #expect(bar.accessibilityValue == "50%")
        }
    }
    @Test("significant changes are announced: each tenth that is passed, and the end, at most once each")
    func significantChanges() {
        SpokenStage.with { stage in
            let bar = stage.bar()
            #expect(stage.announced().isEmpty)
            var heard: [String] = []
            for step in 1...1000 {
                bar.progress = Float(step) / 1000
                heard += stage.announced()
            }
            #expect(heard == (1...10).map { "\($0 * 10)% complete" })
        }
    }
}
