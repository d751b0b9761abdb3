import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("UIButton")
@MainActor
struct UIButtonTests {
    private let size = CGSize(width: 200, height: 100)

    private func place(_ button: UIButton, on stage: Stage) {
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 20, y: 20)
        stage.window.addSubview(button)
        button.layoutIfNeeded()
    }

    private func spinner(of button: UIButton) -> UIActivityIndicatorView? {
        button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    }

    // MARK: The activity indicator in a button

    /// docs/sources.md, Requirements 57.
    @Test("the activity indicator in the image's place changes neither the button's size nor any other part's place")
    func spinnerKeepsSize() throws {
        for (title, image) in [("Sign in", square(16)), (nil, square(24))] as [(String?, UIImage?)] {
            try Stage.with(size: size) { (stage: Stage) throws in
                var configuration = UIButton.Configuration.filled()
                (configuration.title, configuration.image, configuration.imagePadding) = (title, image, 6)
                let button = UIButton(configuration: configuration)
                place(button, on: stage)
                let still = button.intrinsicContentSize
                let label = try #require(button.titleLabel)
                let (labelFrame, imageFrame) = (label.frame, button.imageView?.frame)
                button.configuration?.showsActivityIndicator = true
                #expect(button.intrinsicContentSize == still)
                button.layoutIfNeeded()
                #expect(label.frame == labelFrame && button.imageView?.frame == imageFrame)
                let spokes = try #require(spinner(of: button))
                #expect(
                    spokes.isAnimating && spokes.style == .medium && spokes.bounds.size == CGSize(width: 20, height: 20)
                )
                let slot = try #require(imageFrame)
                #expect(abs(spokes.center.x - slot.midX) <= 0.5 && abs(spokes.center.y - slot.midY) <= 0.5)
                #expect(label.isHidden == (title == nil))
                #expect(button.imageView?.isHidden == true)
                button.configuration?.showsActivityIndicator = false
                #expect(button.intrinsicContentSize == still)
                button.layoutIfNeeded()
                #expect(spinner(of: button) == nil)
                #expect(label.isHidden == (title == nil) && button.imageView?.isHidden == (image == nil))
            }
        }
    }

    @Test("where there is no image the activity indicator stands where one would, beside the title, which stays")
    func spinnerBesideTitle() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.imagePadding) = ("Sign in", 6)
            let button = UIButton(configuration: configuration)
            place(button, on: stage)
            let still = button.intrinsicContentSize
            configuration.title = "Signing in…"
            configuration.showsActivityIndicator = true
            button.configuration = configuration
            place(button, on: stage)
            let (spokes, label) = (try #require(spinner(of: button)), try #require(button.titleLabel))
            #expect(!label.isHidden && label.text == "Signing in…" && button.intrinsicContentSize.width > still.width)
            #expect(abs(label.frame.minX - spokes.frame.maxX - 6) <= 1)
            #expect(abs(spokes.center.y - button.bounds.midY) <= 0.5)
        }
    }

    @Test(
        "while the title is empty the activity indicator stands alone in the middle, and the button keeps its size",
        arguments: ["", nil])
    func spinnerForTitle(empty: String?) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Sign in"
            let button = UIButton(configuration: configuration)
            place(button, on: stage)
            let still = button.intrinsicContentSize
            configuration.title = empty
            configuration.showsActivityIndicator = true
            button.configuration = configuration
            #expect(button.intrinsicContentSize == still)
            button.layoutIfNeeded()
            let (spokes, label) = (try #require(spinner(of: button)), try #require(button.titleLabel))
            #expect(label.isHidden && button.bounds.size == still)
            #expect(
                abs(spokes.center.x - button.bounds.midX) <= 0.5 && abs(spokes.center.y - button.bounds.midY) <= 0.5)
            (configuration.title, configuration.showsActivityIndicator) = ("OK", false)
            button.configuration = configuration
            #expect(button.intrinsicContentSize.width < still.width)
        }
    }

    @Test("words that are taken away leave nothing on the button", arguments: [UIButton.ButtonType.custom, .system])
    func emptiedTitle(type: UIButton.ButtonType) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let button = UIButton(type: type)
            button.setTitleColor(.red, for: .normal)
            button.setTitle("Press", for: .normal)
            place(button, on: stage)
            #expect(try !stage.image().isEmpty)
            button.setTitle("", for: .normal)
            #expect(try stage.image().isEmpty)
            button.setTitle("Press", for: .normal)
            #expect(try !stage.image().isEmpty)
            button.setTitle(nil, for: .normal)
            #expect(try stage.image().isEmpty)
        }
    }

    @Test(
        "the indicator has the title's colour, or what the transformer makes of it, and goes on as the button changes"
    )
    func spinnerColor() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Save"
            configuration.showsActivityIndicator = true
            let button = UIButton(configuration: configuration)
            place(button, on: stage)
            let spokes = try #require(spinner(of: button))
            #expect(spokes.color == .white)
            button.configuration?.baseForegroundColor = .yellow
            button.layoutIfNeeded()
            #expect(spokes.color == .yellow && spinner(of: button) === spokes)
            var strings = AttributedString("Save")
            strings.foregroundColor = .green
            button.configuration?.attributedTitle = strings
            button.layoutIfNeeded()
            #expect(spokes.color == .green)
            button.configuration?.activityIndicatorColorTransformer = .init { _ in .red }
            button.layoutIfNeeded()
            #expect(spokes.color == .red && spokes.isAnimating)
            button.configuration = .plain()
            button.configuration?.showsActivityIndicator = true
            button.tintColor = .purple
            button.layoutIfNeeded()
            #expect(spokes.color == .purple)
        }
    }

    @Test("a button with an activity indicator and nothing else is as large as the activity indicator and its insets")
    func spinnerAlone() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.showsActivityIndicator = true
        #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test("the activity indicator respects placement, padding and direction as the image does")
    func spinnerPlacement() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(size: size, direction: direction) { (stage: Stage) throws in
                var configuration = UIButton.Configuration.plain()
                (configuration.title, configuration.image, configuration.imagePadding) = ("Go", square(20), 10)
                configuration.imagePlacement = .trailing
                configuration.showsActivityIndicator = true
                let button = UIButton(configuration: configuration)
                place(button, on: stage)
                let (spokes, label) = (try #require(spinner(of: button)), try #require(button.titleLabel))
                let gap =
                    direction == .leftToRight
                    ? spokes.frame.minX - label.frame.maxX : label.frame.minX - spokes.frame.maxX
                #expect(abs(gap - 10) <= 1)
            }
        }
    }

    // MARK: Configurations

    @Test("sizes have the heights of UIKit's, and insets that were set stay")
    func sizes() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let heights = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
            configuration.buttonSize = size
            return UIButton(configuration: configuration).intrinsicContentSize.height
        }
        // Inter's lines are a little higher than SF Pro's.
        #expect(zip(heights, [28, 28, 34, 50]).allSatisfy { abs($0 - $1) <= 2 })
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .small
        #expect(configuration.contentInsets.leading == 2)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 10)
    }

    @Test("the colours of the styles follow tint, light and dark, and state")
    func colors() throws {
        func pixel(
            _ configuration: UIButton.Configuration, _ style: UIUserInterfaceStyle = .light,
            _ change: @MainActor (UIButton) -> Void = { _ in }
        ) throws -> [Int] {
            try Stage.with(size: size, style: style) { (stage: Stage) throws in
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                stage.window.addSubview(button)
                change(button)
                return parts(try stage.image().pixel(x: 50, y: 20))
            }
        }
        #expect(try pixel(.filled()) == [255, 0, 122, 255])
        #expect(try pixel(.filled(), .dark) == [255, 10, 132, 255])
        #expect(try pixel(.filled()) { $0.tintColor = .red } == [255, 255, 0, 0])
        #expect(try pixel(.plain())[0] == 0)
        #expect(abs(try pixel(.tinted())[0] - 46) <= 1)
        #expect(abs(try pixel(.gray())[0] - 31) <= 1)
        #expect(abs(try pixel(.filled()) { $0.isHighlighted = true }[0] - 191) <= 1)
        #expect(abs(try pixel(.filled()) { $0.isEnabled = false }[0] - 31) <= 1)
        #expect(abs(try pixel(.gray()) { $0.isSelected = true }[0] - 46) <= 1)
        #expect(try pixel(.tinted()) { $0.isSelected = true }[0] == 255)
        var own = UIButton.Configuration.filled()
        own.baseBackgroundColor = .green
        #expect(try pixel(own) == [255, 0, 255, 0])
        own.background.backgroundColor = .blue
        #expect(try pixel(own) { $0.isEnabled = false } == [255, 0, 0, 255])
    }

    @Test("a configuration updated for a button has its colours, follows its state on, and keeps what was said")
    func updatedConfiguration() {
        let button = UIButton(configuration: .filled())
        button.tintColor = .purple
        func colors(_ configuration: UIButton.Configuration?) -> [UIColor?] {
            [configuration?.baseForegroundColor, configuration?.background.backgroundColor]
        }
        #expect(colors(button.configuration) == [nil, nil])
        #expect(colors(button.configuration?.updated(for: button)) == [.white, .purple])
        button.configuration = button.configuration?.updated(for: button)
        button.isEnabled = false
        #expect(colors(button.configuration?.updated(for: button)) == [.tertiaryLabel, .tertiarySystemFill])
        // Shown, it has the colours of the state that the button is in, not those that it was updated for.
        button.configuration?.title = "Go"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.isEnabled = true
        button.configuration?.baseForegroundColor = .yellow
        button.configuration = button.configuration?.updated(for: button)
        #expect(colors(button.configuration) == [.yellow, .purple])
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .yellow)
    }

    @Test("a subclass updates its configuration where UIKit's do")
    func updatingSubclass() {
        final class Loader: UIButton {
            override func updateConfiguration() {
                super.updateConfiguration()
                var updated = configuration?.updated(for: self)
                updated?.showsActivityIndicator = !isEnabled
                configuration = updated
            }
        }
        let button = Loader(configuration: .plain())
        button.configuration?.title = "Save"
        button.layoutIfNeeded()
        #expect(spinner(of: button) == nil)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(spinner(of: button)?.isAnimating == true && spinner(of: button)?.color == .tertiaryLabel)
        button.isEnabled = true
        button.layoutIfNeeded()
        #expect(spinner(of: button) == nil)
    }

    @Test("the background has its corners, frame, insets and image")
    func background() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = .capsule
            configuration.background.strokeWidth = 3
            configuration.background.strokeColor = .red
            configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 0, leading: 10, bottom: 0, trailing: 0)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.window.addSubview(button)
            let bitmap = try stage.image()
            #expect(bitmap.pixel(x: 5, y: 20) == 0)
            #expect(bitmap.pixel(x: 11, y: 20) == 0xFFFF_0000)
            #expect(bitmap.pixel(x: 16, y: 20) == 0xFF00_7AFF)
            #expect(bitmap.pixel(x: 12, y: 2) == 0)
            button.configuration?.background.image = square(4)
            #expect(try stage.image().pixel(x: 50, y: 10) == 0xFF00_0000)
        }
    }

    @Test("the update handler hears of each change of state once, before the button is laid out, and can change it")
    func updateHandler() {
        let button = UIButton(configuration: .plain())
        var count = 0
        button.configurationUpdateHandler = { button in
            count += 1
            button.configuration?.title = button.isHighlighted ? "Touched" : "Free"
        }
        button.layoutIfNeeded()
        #expect(count == 1 && button.titleLabel?.text == "Free")
        button.isSelected = true
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(count == 2 && button.titleLabel?.text == "Touched")
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(count == 2)
        button.setNeedsUpdateConfiguration()
        #expect(button.intrinsicContentSize.width > 0 && count == 3)
    }

    @Test("transformers change the attributes of the title, and titles with attributes keep theirs")
    func attributes() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Big"
        let narrow = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.titleTextAttributesTransformer = .init { incoming in
            var changed = incoming
            changed.font = .systemFont(ofSize: 40)
            return changed
        }
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width > narrow + 20)
    }

    // MARK: States

    @Test("titles, colours and images of a state that has none are the normal state's")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("A", for: .normal)
        button.setTitle("B", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        #expect(button.titleLabel?.text == "A" && button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.titleLabel?.text == "B" && button.currentTitle == "B")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "A" && button.title(for: [.selected, .disabled]) == "A")
        button.isSelected = false
        #expect(button.titleLabel?.textColor == .green)
        button.setAttributedTitle(NSAttributedString(string: "C"), for: .normal)
        #expect(button.titleLabel?.text == "C")
        #expect(UIButton(type: .system).titleColor(for: .normal) == .systemBlue)
        #expect(UIButton().titleColor(for: .normal) == .white)
    }

    @Test("a button without a configuration is as large as its parts and insets, and lays them out side by side")
    func classicLayout() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let button = UIButton(type: .system)
            button.setImage(square(30), for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            button.setTitle("Next", for: .normal)
            let bare = button.intrinsicContentSize
            #expect(bare.height == 42)
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 7)
            #expect(button.intrinsicContentSize == CGSize(width: bare.width + 12, height: 33))
            place(button, on: stage)
            let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
            #expect(image.frame == CGRect(x: 5, y: 1, width: 30, height: 30))
            #expect(abs(label.frame.minX - 35) <= 1)
            button.contentHorizontalAlignment = .trailing
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
            button.frame.size.width += 40
            button.layoutIfNeeded()
            #expect(abs(image.frame.minX - 35) <= 1 && abs(label.frame.maxX - (button.bounds.width - 7)) <= 1)
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            #expect(label.frame.minX < image.frame.minX && abs(label.frame.minX - 5) <= 1)
        }
    }

    @Test("a font set on the label changes the button's size")
    func labelFont() throws {
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        let before = button.intrinsicContentSize.width
        button.titleLabel?.font = .boldSystemFont(ofSize: 30)
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.width > before * 1.8)
        #expect(button.titleLabel?.font.pointSize == 30)
        // Whoever laid it out by its size does so again.
        let stack = UIStackView(arrangedSubviews: [button])
        (stack.frame, stack.alignment) = (CGRect(x: 0, y: 0, width: 300, height: 100), .leading)
        stack.axis = .vertical
        stack.layoutIfNeeded()
        let width = button.frame.width
        button.titleLabel?.font = .boldSystemFont(ofSize: 60)
        stack.layoutIfNeeded()
        #expect(button.frame.width > width * 1.8)
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("A", "Subtitle")
        button.configuration = configuration
        stack.layoutIfNeeded()
        let plain = button.frame.width
        button.subtitleLabel?.font = .systemFont(ofSize: 40)
        stack.layoutIfNeeded()
        #expect(button.frame.width > plain * 1.5)
    }

    // MARK: Pressing

    @Test("a press is touchUpInside, then the primary action; it turns the selection where asked to")
    func press() {
        Stage.shown(size: size) { stage in
            var heard: [String] = []
            let button = UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "Go") { action in
                    heard.append("primary \((action.sender as? UIButton)?.isSelected ?? false)")
                })
            button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
            button.changesSelectionAsPrimaryAction = true
            place(button, on: stage)
            #expect(button.titleLabel?.text == "Go")
            stage.tap(30, 30)
            #expect(heard == ["up", "primary true"])
            stage.touch(.began, 30, 30)
            stage.touch(.ended, 190, 99)
            #expect(heard.count == 2)
            stage.touch(.began, 30, 30)
            stage.touch(.cancelled, 30, 30)
            #expect(heard.count == 2 && button.isSelected)
        }
    }

    @Test("a closing button is a cross on a disc of 30 points")
    func close() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let button = UIButton(type: .close)
            place(button, on: stage)
            #expect(button.bounds.size == CGSize(width: 30, height: 30))
            let bitmap = try stage.image()
            #expect(parts(bitmap.pixel(x: 35, y: 35))[0] > 100)
            #expect(abs(parts(bitmap.pixel(x: 35, y: 23))[0] - 31) <= 1)
            #expect(bitmap.pixel(x: 20, y: 20) == 0)
            // The cross is 11 points high and wide, in the middle: the same from all sides.
            for (x, y) in [(30, 30), (32, 32), (34, 31)] {
                let strength = parts(bitmap.pixel(x: x, y: y))[0]
                for (x, y) in [(69 - x, y), (x, 69 - y), (69 - x, 69 - y)] {
                    #expect(abs(parts(bitmap.pixel(x: x, y: y))[0] - strength) <= 2, "\(x), \(y)")
                }
            }
        }
    }

    @Test("a button does not keep itself alive", arguments: [true, false])
    func lifetime(isConfigured: Bool) {
        weak var gone: UIButton?
        Stage.with(size: size) { stage in
            let button = UIButton(type: .system, primaryAction: UIAction { _ in })
            if isConfigured { button.configuration = .filled() }
            button.setTitle("A", for: .normal)
            gone = button
            place(button, on: stage)
            _ = stage.window.renderTree
            button.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test(
        "after odd frames, insets and paddings it looks as before, and of what is not finite a line tells",
        arguments: Stage.oddNumbers)
    func oddMeasures(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.image) = ("Title", square(10))
            let button = UIButton(configuration: configuration)
            button.frame = stage.window.bounds
            try stage.withstands(number, button) {
                var odd = configuration
                (odd.imagePadding, odd.titlePadding) = (number, number)
                odd.background.cornerRadius = number
                odd.background.strokeWidth = number
                odd.background.strokeOutset = number
                odd.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)
                button.configuration = odd
                button.sizeToFit()
                _ = try stage.image()
            } mend: {
                button.configuration = configuration
            }
            let plain = UIButton(type: .system)
            plain.setTitle("Title", for: .normal)
            plain.frame = stage.window.bounds
            try stage.withstands(number, plain) {
                plain.contentEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            } mend: {
                plain.contentEdgeInsets = .zero
            }
        }
    }

    @Test("a button is touched on itself alone, to its edges and not beside it")
    func touchedOnItself() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = UIButton(frame: CGRect(x: 50, y: 40, width: 60, height: 20))
        parent.addSubview(button)
        for (x, y, isInside) in [(1, 1, true), (59, 19, true), (-2, 10, false), (62, 10, false), (30, -2, false)]
            as [(CGFloat, CGFloat, Bool)]
        {
            #expect(button.point(inside: CGPoint(x: x, y: y), with: nil) == isInside, "\(x), \(y)")
        }
    }

    @Test("a press brings up the menu of a button where that is its primary action, and else does what a press does")
    func menus() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            stage.window.addSubview(button)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
            button.menu = UIMenu(title: "", children: [UIAction(title: "A") { _ in }])
            let views = stage.window.subviews.count
            stage.tap(50, 40)
            #expect(presses == 2 && stage.window.subviews.count == views)
            button.showsMenuAsPrimaryAction = true
            stage.tap(50, 40)
            #expect(presses == 2 && stage.window.subviews.count == views + 1)
        }
    }
}
