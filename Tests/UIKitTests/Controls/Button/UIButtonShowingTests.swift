import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("What a button shows of its state")
@MainActor
struct UIButtonShowingTests {
    @Test("an image is at half its strength while touched or disabled, unless that state has one or it is not wanted")
    func imageStrength() {
        let button = UIButton(type: .custom)
        button.setImage(square(10), for: .normal)
        func strengths() -> [CGFloat?] {
            [(false, true), (true, true), (false, false)].map { isHighlighted, isEnabled in
                (button.isHighlighted, button.isEnabled) = (isHighlighted, isEnabled)
                return button.imageView?.alpha
            }
        }
        #expect(strengths() == [1, 0.5, 0.5])
        button.adjustsImageWhenDisabled = false
        #expect(strengths() == [1, 0.5, 1])
        (button.adjustsImageWhenDisabled, button.adjustsImageWhenHighlighted) = (true, false)
        #expect(strengths() == [1, 1, 0.5])
        // At once, where the button is in that state already.
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.alpha == 1)
        button.adjustsImageWhenDisabled = true
        #expect(button.imageView?.alpha == 0.5)
        (button.isEnabled, button.isHighlighted) = (true, true)
        button.adjustsImageWhenHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.setImage(square(12), for: .disabled)
        #expect(strengths() == [1, 1, 1])
    }

    @Test("a touched button glows in the middle as soon as that is asked for, and as long as it is")
    func glow() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            let button = UIButton(type: .custom)
            button.frame = stage.window.bounds
            stage.window.addSubview(button)
            @MainActor func light() throws -> Int { parts(try stage.image(on: .black).pixel(x: 30, y: 30))[1] }
            button.isHighlighted = true
            #expect(try light() == 0)
            button.showsTouchWhenHighlighted = true
            // White at .75, and a little less half a pixel beside the middle.
            #expect((180...192).contains(try light()))
            button.showsTouchWhenHighlighted = false
            stage.pass(1)
            #expect(try light() == 0)
        }
    }

    @Test("insets of a button without a configuration move what it shows, and ask for as much more room")
    func insets() throws {
        try Stage.with(size: CGSize(width: 200, height: 60)) { (stage: Stage) throws in
            let button = UIButton(type: .custom)
            button.setImage(square(10), for: .normal)
            button.setTitle("Title", for: .normal)
            (button.contentHorizontalAlignment, button.frame) = (.left, CGRect(x: 0, y: 0, width: 200, height: 40))
            stage.window.addSubview(button)
            let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
            /// How far the image and the title are from the left.
            @MainActor func left() -> [CGFloat] {
                button.layoutIfNeeded()
                return [image.frame.minX, label.frame.minX]
            }
            #expect(left() == [0, 10])
            let width = button.intrinsicContentSize.width
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 5)
            #expect(left() == [7, 17] && button.intrinsicContentSize.width == width + 12)
            button.imageEdgeInsets.left = 3
            #expect(left() == [10, 17])
            button.titleEdgeInsets.left = 20
            #expect(left() == [10, 37])
        }
    }

    @Test("a button that is to show what is chosen from its menu shows the first of it at once")
    func choice() {
        let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        let changes: [(UIButton) -> Void] = [
            { $0.menu = menu }, { $0.showsMenuAsPrimaryAction = true }, { $0.changesSelectionAsPrimaryAction = true },
        ]
        // Whichever of the three comes last.
        for last in 0..<3 {
            let button = UIButton(type: .system)
            for step in 1...2 { changes[(last + step) % 3](button) }
            #expect(button.titleLabel?.text == nil)
            changes[last](button)
            #expect(button.titleLabel?.text == "One", "\(last)")
        }
    }

    @Test("a button's text is red as soon as it is to delete, and has the tint again when it is not")
    func role() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        let plain = button.titleLabel?.textColor
        button.role = .destructive
        #expect(button.titleLabel?.textColor != plain)
        button.role = .normal
        #expect(plain != nil && button.titleLabel?.textColor == plain)
    }

    @Test("the image of a button of the system is in the tint, unless the button is disabled or deletes")
    func imageColor() {
        let button = UIButton(type: .system)
        button.setImage(square(10), for: .normal)
        let tint = button.imageView?.tintColor
        #expect(tint == button.tintColor && button.imageView?.image?.renderingMode == .alwaysTemplate)
        button.role = .destructive
        #expect(button.imageView?.tintColor == .systemRed)
        button.role = .normal
        button.isEnabled = false
        let disabled = button.imageView?.tintColor
        #expect(disabled == button.titleColor(for: .disabled) && disabled != tint)
        button.isEnabled = true
        #expect(button.imageView?.tintColor == tint)
        button.setImage(square(10).withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
        let custom = UIButton(type: .custom)
        custom.setImage(square(10), for: .normal)
        #expect(custom.imageView?.image?.renderingMode == .alwaysOriginal && custom.imageView?.isHidden == false)
        custom.setImage(nil, for: .normal)
        #expect(custom.imageView?.isHidden != false)
    }

    @Test("words that wrap have as many lines as they need, and ask for one")
    func wrapping() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("A", "a subtitle that is longer than the title")
        var widths: [CGFloat] = []
        for (mode, lines) in [(NSLineBreakMode.byTruncatingTail, 1), (.byWordWrapping, 0), (.byCharWrapping, 0)] {
            (configuration.titleLineBreakMode, configuration.subtitleLineBreakMode) = (mode, mode)
            let button = UIButton(configuration: configuration)
            #expect(button.titleLabel?.numberOfLines == lines && button.subtitleLabel?.numberOfLines == lines)
            #expect(button.titleLabel?.lineBreakMode == mode && button.subtitleLabel?.lineBreakMode == mode)
            widths.append(button.intrinsicContentSize.width)
        }
        #expect(widths[0] > 150 && abs(widths[1] - widths[0]) <= 1 && abs(widths[2] - widths[0]) <= 1)
    }

    @Test("the words of a button have the font of its size at once, and the colour of its state")
    func fonts() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "A"
        for (size, style) in [
            (UIButton.Configuration.Size.large, UIFont.TextStyle.body), (.small, .subheadline), (.medium, .body),
            (.mini, .subheadline),
        ] {
            button.configuration?.buttonSize = size
            #expect(button.titleLabel?.font == .preferredFont(forTextStyle: style), "\(size)")
        }
        let color = button.titleLabel?.textColor
        button.configuration?.baseForegroundColor = .brown
        #expect(button.titleLabel?.textColor == .brown && color != .brown)
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .subheadline))
    }

    @Test("a button with a short title and no insets is 30 points wide, and 6 higher than its line on either side")
    func least() {
        let button = UIButton(type: .custom)
        button.setTitle("i", for: .normal)
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 1)
        #expect(button.intrinsicContentSize.width == 30)
        #expect(abs(button.intrinsicContentSize.height - font.lineHeight - 12) < 1)
        button.setTitle("Title", for: .normal)
        #expect(button.intrinsicContentSize.width > 34)
    }

    @Test("the image is on the side that its placement says, of which leading and trailing change with the direction")
    func placements() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image, configuration.imagePadding) = ("Title", square(10), 4)
        for isMirrored in [false, true] {
            let cases: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                (.leading, -1, 0), (.trailing, 1, 0), (.top, 0, -1), (.bottom, 0, 1),
            ]
            for (edge, x, y) in cases {
                configuration.imagePlacement = edge
                let button = UIButton(configuration: configuration)
                button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
                button.frame = CGRect(x: 0, y: 0, width: 150, height: 80)
                button.layoutIfNeeded()
                let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
                let (dx, dy) = (image.frame.midX - label.frame.midX, image.frame.midY - label.frame.midY)
                #expect(x == 0 ? abs(dx) <= 1 : dx * x * (isMirrored ? -1 : 1) > 10, "\(edge)")
                #expect(y == 0 ? abs(dy) <= 1 : dy * y > 10, "\(edge)")
            }
        }
    }

    @Test("a touch just beside a button that is in no bar is not its own")
    func reach() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(button.point(inside: CGPoint(x: 10, y: 10), with: nil))
        for point in [CGPoint(x: -1, y: 10), CGPoint(x: 21, y: 10), CGPoint(x: 10, y: -1), CGPoint(x: 10, y: 21)] {
            #expect(!button.point(inside: point, with: nil))
        }
    }

    @Test("an image behind everything is there while it is set, and nothing is before and after")
    func background() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            let button = UIButton(type: .custom)
            button.frame = stage.window.bounds
            stage.window.addSubview(button)
            button.layoutIfNeeded()
            let parts = button.subviews.count
            #expect(try stage.image().isEmpty)
            button.setBackgroundImage(square(10), for: .normal)
            #expect(try stage.image().alpha(30, 30) == 255 && button.subviews.count == parts + 1)
            button.setBackgroundImage(nil, for: .normal)
            #expect(try stage.image().isEmpty)
            button.setBackgroundImage(square(10), for: .normal)
            #expect(try stage.image().alpha(30, 30) == 255 && button.subviews.count == parts + 1)
        }
    }

    @Test("a title's shadow is there while a colour is set for it, and as the label has it otherwise")
    func shadows() {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.shadowColor = .green
        #expect(button.titleLabel?.shadowColor == .green)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .highlighted)
        #expect(button.titleLabel?.shadowColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .blue)
        button.setTitleShadowColor(nil, for: .highlighted)
        #expect(button.titleLabel?.shadowColor == .red)
        button.setTitleShadowColor(nil, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
    }

    @Test("what updates a configuration is called for another tint and another state, once each, before layout")
    func updating() {
        Stage.with(size: CGSize(width: 100, height: 60)) { stage in
            let button = UIButton(configuration: .plain())
            stage.window.addSubview(button)
            var count = 0
            button.configurationUpdateHandler = { _ in count += 1 }
            button.layoutIfNeeded()
            #expect(count == 1)
            let changes: [@MainActor () -> Void] = [
                { button.tintColor = .red }, { button.isHighlighted = true }, { button.isSelected = true },
                { button.setNeedsUpdateConfiguration() },
            ]
            for (index, change) in changes.enumerated() {
                change()
                button.layoutIfNeeded()
                button.setNeedsLayout()
                button.layoutIfNeeded()
                #expect(count == index + 2, "\(index)")
            }
        }
    }
}
