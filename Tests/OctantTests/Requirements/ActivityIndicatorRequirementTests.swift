import CoreGraphics
import Octant
import RenderServer
import Testing

// The two styles, and the side of each one's square, in points.
private let styles: [(style: UIActivityIndicatorView.Style, side: CGFloat)] = [(.medium, 20), (.large, 37)]

/// docs/sources.md, Requirements 1 to 14, 20, 21 and 23.
@Suite("The activity indicator as asked for")
@MainActor
struct ActivityIndicatorRequirementTests {
    /// A black indicator that runs in the middle of a window of `side` points, or of `room` points.
    private func spokes(
        _ style: UIActivityIndicatorView.Style, side: CGFloat, scale: CGFloat = 3,
        _ body: (Stage, UIActivityIndicatorView) throws -> Void
    ) throws {
        try Stage.with(size: CGSize(width: side, height: side), scale: scale) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: style)
            view.color = .black
            stage.center(view)
            view.startAnimating()
            try body(stage, view)
        }
    }

    // MARK: Styles and sizes

    @Test("medium is 20 by 20 points, large 37 by 37", arguments: styles)
    func sizes(style: UIActivityIndicatorView.Style, side: CGFloat) {
        let view = UIActivityIndicatorView(style: style)
        #expect(view.frame.size == CGSize(width: side, height: side))
        #expect(view.intrinsicContentSize == CGSize(width: side, height: side))
        #expect(view.sizeThatFits(CGSize(width: 500, height: 3)) == CGSize(width: side, height: side))
    }

    @Test(
        "a style's size is fixed: a larger frame has the very same activity indicator in its middle, not a scaled one",
        arguments: styles)
    func unscaled(style: UIActivityIndicatorView.Style, side: CGFloat) throws {
        try spokes(style, side: side + 40) { (stage, view) throws in
            let natural = try stage.image()
            view.frame = stage.window.bounds
            #expect(greatestDifference(natural, try stage.image()) == 0)
        }
    }

    // MARK: Appearance

    @Test("the activity indicator is 20 points across, the large one 37", arguments: styles)
    func diameter(style: UIActivityIndicatorView.Style, side: CGFloat) throws {
        try spokes(style, side: side + 20) { (stage, _) throws in
            let bitmap = try stage.image()
            let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.alpha(x, $0) > 0 } }
            let (first, last) = (try #require(columns.first), try #require(columns.last))
            #expect(abs(CGFloat(last + 1 - first) / 3 - side) <= 1)
        }
    }

    @Test("its lines are about 2 points wide, the large one's about 3", arguments: zip(styles, [2, 3] as [CGFloat]))
    func lineWidth(style: (style: UIActivityIndicatorView.Style, side: CGFloat), width: CGFloat) throws {
        try spokes(style.style, side: style.side) { (stage, view) throws in
            let bitmap = try stage.image()
            // Half way out on the spoke at 12 o'clock, which is opaque; no other spoke comes near.
            let spoke = style.style == .large ? view.design.large.spoke : view.design.medium.spoke
            let row = Int((style.side / 2 - (spoke.innerRadius + spoke.outerRadius) / 2) * 3)
            let middle = bitmap.width / 2
            let ink = (middle - 8..<middle + 8).reduce(0) { $0 + bitmap.alpha($1, row) }
            #expect(abs(CGFloat(ink) / 255 / 3 - width) <= 0.34)
        }
    }

    @Test("there are eight spokes", arguments: styles)
    func spokeCount(style: UIActivityIndicatorView.Style, side: CGFloat) throws {
        try spokes(style, side: side) { (stage, view) throws in
            let bitmap = try stage.image()
            let spoke = style == .large ? view.design.large.spoke : view.design.medium.spoke
            let radius = (spoke.innerRadius + spoke.outerRadius) / 2
            // Once round the circle: how often ink begins.
            let round = (0..<720).map { step in
                let angle = (Double(step) + 0.5) * .pi / 360
                return bitmap.alpha(
                    Int((side / 2 + sin(angle) * radius) * 3), Int((side / 2 - cos(angle) * radius) * 3)) > 15
            }
            #expect(round.indices.filter { round[$0] && !round[($0 + 719) % 720] }.count == 8)
        }
    }

    @Test("its colour is systemGray, #8E8E93, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func defaultColor(style: UIUserInterfaceStyle) throws {
        try Stage.with(size: CGSize(width: 37, height: 37), style: style) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            #expect(view.color == .systemGray)
            #expect(try stage.image().pixel(x: 18, y: 5) == 0xFF8E_8E93)
        }
    }

    @Test("the property color gives it another")
    func customColor() throws {
        try spokes(.large, side: 37, scale: 1) { (stage, view) throws in
            view.color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            #expect(try stage.image().pixel(x: 18, y: 5) == 0xFFFF_3300)
        }
    }

    // MARK: Animation

    @Test("a rotation takes one second, in eight positions of an eighth of a second each")
    func rotation() throws {
        try spokes(.large, side: 37) { (stage, view) throws in
            let start = try stage.image()
            var heads: [Int] = []
            for step in 0..<8 {
                stage.clock.advance(to: 1 + Double(step) * 0.125)
                heads.append(try stage.head(of: view))
                #expect(stage.nextChange == .at(1 + Double(step + 1) * 0.125))
            }
            #expect(heads == Array(0..<8))
            stage.clock.advance(to: 2)
            #expect(greatestDifference(start, try stage.image()) == 0)
        }
    }

    @Test("the rotation is stepped, not smooth: between two steps nothing changes")
    func stepped() throws {
        try spokes(.medium, side: 20) { (stage, _) throws in
            let start = try stage.image()
            for time in [0.03, 0.07, 0.124] {
                stage.clock.advance(to: 1 + time)
                #expect(greatestDifference(start, try stage.image()) == 0)
            }
            stage.clock.advance(to: 1.125)
            #expect(greatestDifference(start, try stage.image()) != 0)
        }
    }

    @Test(
        "leading spokes are brighter, trailing ones fade: 1, .85, .70, .55, .40, .30, .20, .12",
        arguments: [1, 2, 3] as [CGFloat])
    func oneTurn(scale: CGFloat) throws {
        let table = [1, 0.85, 0.70, 0.55, 0.40, 0.30, 0.20, 0.12]
        try Stage.with(size: CGSize(width: 37, height: 37), scale: scale) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.color = .black
            stage.center(view)
            view.startAnimating()
            for step in 0..<17 {
                let seen = try stage.spokes(of: view)
                for spoke in 0..<8 {
                    let behind = ((step - spoke) % 8 + 8) % 8
                    // One level of 255, which rounding may cost.
                    #expect(abs(seen[spoke] - table[behind]) <= 1.0 / 255, "step \(step), spoke \(spoke)")
                }
                stage.clock.advance(by: 0.125)
            }
        }
    }

    @Test("startAnimating() has it spin")
    func start() throws {
        try Stage.with(size: CGSize(width: 37, height: 37)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            #expect(view.isAnimating && stage.nextChange == .at(1.125))
        }
    }

    @Test("stopAnimating() has it stand still, and hides it if it hides when stopped", arguments: [true, false])
    func stop(hides: Bool) throws {
        try spokes(.large, side: 37) { (stage, view) throws in
            view.hidesWhenStopped = hides
            view.stopAnimating()
            #expect(!view.isAnimating && view.isHidden == hides && stage.nextChange == .never)
            #expect(try stage.image().isEmpty == hides)
        }
    }

    // MARK: Behaviour

    @Test("it hides while it does not animate, unless told otherwise")
    func hidesWhenStopped() throws {
        try Stage.with { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .medium)
            stage.center(view)
            #expect(view.hidesWhenStopped)
            #expect(try stage.image().isEmpty)
            view.hidesWhenStopped = false
            #expect(try !stage.image().isEmpty)
        }
    }

    @Test("it does not start by itself")
    func noAutoStart() {
        Stage.with { stage in
            let view = UIActivityIndicatorView(style: .medium)
            view.hidesWhenStopped = false
            stage.center(view)
            stage.pass(2)
            #expect(!view.isAnimating && stage.nextChange == .never)
        }
    }

    @Test("it must be called on the main thread: anywhere else the compiler refuses it")
    func mainThread() throws {
        func call(_ effect: String) -> String {
            "func start(_ view: UIActivityIndicatorView) \(effect) { view.startAnimating() }"
        }
        #expect(try Compiler.errors(in: "@MainActor \(call(""))") == "")
        let refused = try Compiler.errors(in: call("async"))
        #expect(
            refused.contains("error:") && refused.contains("main actor-isolated instance method 'startAnimating()'"))
    }

    // MARK: In a button

    @Test(
        "in a button it is medium, of the text's colour, in place of a title that is taken away",
        arguments: [UIColor.white, .systemYellow])
    func inButton(color: UIColor) throws {
        try Stage.with(size: CGSize(width: 120, height: 50)) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.baseForegroundColor) = ("Sign in", color)
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            stage.center(button)
            button.layoutIfNeeded()
            let size = button.intrinsicContentSize
            (configuration.title, configuration.showsActivityIndicator) = ("", true)
            button.configuration = configuration
            button.layoutIfNeeded()
            #expect(button.intrinsicContentSize == size)
            let view = try #require(button.first(UIActivityIndicatorView.self))
            let title = try #require(button.titleLabel)
            #expect(view.style == .medium && view.isAnimating && view.color == color)
            #expect(title.isHidden && abs(view.center.x - button.bounds.midX) <= 0.5)
        }
    }

    @Test("in a button with an icon it is in place of the icon, and the title stays")
    func inPlaceOfIcon() throws {
        try Stage.with(size: CGSize(width: 160, height: 50)) { (stage: Stage) throws in
            let icon = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { $0.fill($0.format.bounds) }
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.image) = ("Sign in", icon)
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            stage.center(button)
            button.layoutIfNeeded()
            let shown = try #require(button.imageView)
            #expect(!shown.isHidden)
            let position = shown.center
            button.configuration?.showsActivityIndicator = true
            button.layoutIfNeeded()
            let view = try #require(button.first(UIActivityIndicatorView.self))
            #expect(shown.isHidden && button.titleLabel?.isHidden == false)
            #expect(abs(view.center.x - position.x) <= 0.5 && abs(view.center.y - position.y) <= 0.5)
        }
    }

    // MARK: Full screen

    /// An overlay with `content` over a white window, seen at once.
    private func overlay(
        _ content: LoadingOverlay.Content, _ body: (Stage, UIView) throws -> Void
    ) throws {
        try Stage.with(size: CGSize(width: 200, height: 160)) { (stage: Stage) throws in
            let host = UIView(frame: stage.window.bounds)
            host.backgroundColor = .white
            stage.window.addSubview(host)
            let token = LoadingOverlay.show(in: host, content, timing: .init(graceTime: 0))
            stage.pass(0.25)
            try body(stage, host)
            token.dismiss()
        }
    }

    @Test("full screen it is large, and in the middle of the screen")
    func fullScreen() throws {
        try overlay(.init()) { (_, host) throws in
            let view = try #require(host.first(UIActivityIndicatorView.self))
            let position = view.convert(view.bounds, to: host)
            #expect(view.style == .large && view.isAnimating)
            #expect(abs(position.midX - 100) <= 0.5 && abs(position.midY - 80) <= 0.5)
            #expect(host.first(UILabel.self)?.isHidden == true)
        }
    }

    @Test("behind it the screen is dimmed with black at .3")
    func dimmed() throws {
        try overlay(.init()) { (stage, _) throws in
            let corner = parts(try stage.image().pixel(x: 2, y: 2))
            #expect(corner[0] == 255 && corner[1...].allSatisfy { abs($0 - 178) <= 1 })
        }
    }

    @Test("or behind it is a material that blurs what it covers")
    func material() throws {
        try overlay(.init(background: .blurred)) { (stage, host) throws in
            let plain = try stage.image().pixel(x: 2, y: 80)
            let black = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
            black.backgroundColor = .black
            host.insertSubview(black, at: 0)
            let bitmap = try stage.image()
            // Above the edge it is darker than it was, and smoothly so.
            let column = (45..<75).map { parts(bitmap.pixel(x: 2, y: $0))[1] }
            #expect(column[0] < parts(plain)[1] && column[0] > column[29])
            #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 20 })
        }
    }

    @Test("a label may stand 12 points below it, 17 points in the system's font and secondaryLabel")
    func label() throws {
        try overlay(.init(label: "Loading…")) { (_, host) throws in
            let view = try #require(host.first(UIActivityIndicatorView.self))
            let label = try #require(host.first(UILabel.self))
            #expect(label.text == "Loading…" && !label.isHidden)
            #expect(label.font.pointSize == 17 && label.font.familyName == UIFont.systemFont(ofSize: 17).familyName)
            #expect(label.textColor == .secondaryLabel)
            let (above, below) = (view.convert(view.bounds, to: host), label.convert(label.bounds, to: host))
            #expect(below.minY - above.maxY == 12)
            #expect(abs(below.midX - 100) <= 0.5 && abs((above.minY + below.maxY) / 2 - 80) <= 0.5)
        }
    }

    // MARK: Pull to refresh

    @Test(
        "the activity indicator of pull to refresh is 20 points across, in secondaryLabel, or in a colour of one's own")
    func refreshStyle() throws {
        try PulledList.with { (stage, list) throws in
            list.control.beginRefreshing()
            list.scroll.contentOffset.y = -60
            let view = try #require(list.control.first(UIActivityIndicatorView.self))
            #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
            #expect(view.color == .secondaryLabel)
            list.control.tintColor = .systemRed
            #expect(view.color == .systemRed)
            #expect(try parts(stage.image().pixel(x: 100, y: 23)) == [255, 255, 59, 48])
        }
    }

    @Test("a pull of 60 points triggers it, once, while the finger is still down")
    func trigger() {
        PulledList.with { stage, list in
            #expect(!list.control.isRefreshing && list.control.superview === list.scroll)
            list.pull(to: 59.4, at: 0)
            #expect(list.count == 0 && !list.control.isRefreshing)
            list.move(to: 60.5, at: 0.1)
            #expect(list.count == 1 && list.control.isRefreshing)
            list.move(to: 90, at: 0.2)
            list.move(to: 20, at: 0.3)
            list.move(to: 90, at: 0.4)
            #expect(list.count == 1)
        }
    }
    @Test("its spokes appear one by one with the pull, clockwise from the top, and then spin")
    func spokes() throws {
        try PulledList.with { (stage, list) throws in
            list.control.tintColor = .black
            // Of a pull that the program makes nothing is seen otherwise.
            list.control.showsAnyPull = true
            /// Whether each of the eight spokes' positions has something in it; nil for those beyond the window's top.
            @MainActor func seen(_ distance: CGFloat) throws -> [Bool?] {
                list.scroll.contentOffset.y = -distance
                let bitmap = try stage.image(on: .white)
                // In the middle of what is open, but not over the contents.
                let middle = distance - 60 + (60 - max(distance / 2, 10)).rounded()
                return (0..<8).map { index in
                    let angle = CGFloat(index) * .pi / 4
                    let (x, y) = (100 + 7 * sin(angle), middle - 7 * cos(angle))
                    guard y >= 0 else { return nil }
                    return parts(bitmap.pixel(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))))[1] < 128
                }
            }
            for count in 1...8 {
                let distance = (60 * CGFloat(count) / 8).rounded(.up)
                for (index, spoke) in try seen(distance).enumerated() {
                    if let spoke { #expect(spoke == (index < count), "spoke \(index) at \(count) of 8") }
                }
            }
            #expect(try seen(60) == Array(repeating: true, count: 8))
            #expect(try seen(52) == [true, true, true, true, true, true, false, false])
            list.control.beginRefreshing()
            list.scroll.contentOffset.y = -60
            CATransaction.flush()
            #expect(try list.turns())
        }
    }

    // MARK: Accessibility

    @Test("its role is activity indicator")
    func role() {
        SpokenStage.with { stage in
            stage.add(UIActivityIndicatorView(style: .medium)).startAnimating()
            #expect(stage.elements.map(\.content.role) == [.activityIndicator])
        }
    }

    @Test("a screen reader says \"In progress\" while it animates")
    func spoken() {
        SpokenStage.with { stage in
            stage.add(UIActivityIndicatorView(style: .large)).startAnimating()
            #expect(stage.lines == ["In progress"])
        }
    }

    @Test("its start is announced once, and its stop once, although it is hidden by then")
    func startAndStop() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            #expect(stage.announced().isEmpty)
            spinner.startAnimating()
            #expect(stage.announced() == ["In progress"])
            spinner.startAnimating()
            spinner.color = .red
            #expect(stage.announced().isEmpty)
            spinner.stopAnimating()
            #expect(stage.announced() == ["Progress halted"])
            spinner.stopAnimating()
            stage.window.backgroundColor = .white
            #expect(stage.announced().isEmpty)
            spinner.startAnimating()
            #expect(stage.announced() == ["In progress"])
        }
    }
}
