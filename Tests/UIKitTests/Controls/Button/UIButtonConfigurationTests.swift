import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

@Suite("What a button's configuration says")
@MainActor
struct UIButtonConfigurationTests {
    @Test("each size has its insets and its font")
    func sizes() {
        func insets(_ size: UIButton.Configuration.Size) -> [CGFloat] {
            [size.insets.top, size.insets.leading, size.insets.bottom, size.insets.trailing]
        }
        // The heights of 34, 28, 28 and 50 points of UIKit's less the lines, 20 points of body text.
        #expect(insets(.medium) == [7, 12, 7, 12] && insets(.small) == [5, 10, 5, 10])
        #expect(insets(.mini) == [5, 8, 5, 8] && insets(.large) == [15, 20, 15, 20])
        let fonts = [UIButton.Configuration.Size.mini, .small, .medium, .large].map(\.titleFont.pointSize)
        #expect(fonts == [15, 15, 17, 17])
    }

    @Test("corners have the radius of their style, and never more than half the smaller side")
    func corners() {
        func radius(_ style: UIButton.Configuration.CornerStyle, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = style
            configuration.background.cornerRadius = 9
            return configuration.cornerRadius(of: CGSize(width: width, height: height))
        }
        let styles: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
        #expect(styles.map { radius($0, 100, 40) } == [9, 9, 4, 6, 8, 20])
        #expect(styles.map { radius($0, 6, 40) } == [3, 3, 3, 3, 3, 3])
    }

    @Test("two are the same only if everything about them is")
    func sameness() {
        typealias Configuration = UIButton.Configuration
        let image = square(4)
        var one = Configuration.filled()
        (one.title, one.subtitle, one.image) = ("Title", "Subtitle", image)
        let changes: [(inout Configuration) -> Void] = [
            { $0.title = "Other" }, { $0.subtitle = "Other" }, { $0.titleTextAttributesTransformer = .init { $0 } },
            { $0.subtitleTextAttributesTransformer = .init { $0 } }, { $0.titleAlignment = .center },
            { $0.titlePadding = 2 }, { $0.titleLineBreakMode = .byClipping },
            { $0.subtitleLineBreakMode = .byClipping }, { $0.image = nil }, { $0.imagePlacement = .top },
            { $0.imagePadding = 3 }, { $0.imageColorTransformer = .init { $0 } },
            { $0.preferredSymbolConfigurationForImage = .init(scale: .large) }, { $0.showsActivityIndicator = true },
            { $0.activityIndicatorColorTransformer = .init { $0 } }, { $0.contentInsets.top = 1 },
            { $0.baseForegroundColor = .red }, { $0.baseBackgroundColor = .red }, { $0.cornerStyle = .large },
            { $0.buttonSize = .mini }, { $0.automaticallyUpdateForSelection = false },
            { $0.background.backgroundColor = .red }, { $0.background.strokeColor = .red },
            { $0.background.image = image }, { $0.background.backgroundColorTransformer = .init { $0 } },
            { $0.background.strokeColorTransformer = .init { $0 } }, { $0.background.cornerRadius = 1 },
            { $0.background.backgroundInsets.top = 1 }, { $0.background.strokeWidth = 1 },
            { $0.background.strokeOutset = 1 }, { $0.background.imageContentMode = .top },
            { $0.background.customView = UIView() },
        ]
        #expect(Configuration.areSame(one, one) && Configuration.areSame(nil, nil) && !Configuration.areSame(one, nil))
        for (index, change) in changes.enumerated() {
            var other = one
            change(&other)
            #expect(Configuration.areSame(other, other) && !Configuration.areSame(one, other), "\(index)")
        }
    }

    @Test("a background has no frame unless it gets a width, and shows the program's view as long as there is one")
    func background() throws {
        try Stage.with(size: CGSize(width: 100, height: 40)) { (stage: Stage) throws in
            let button = UIButton(configuration: .gray())
            button.frame = stage.window.bounds
            stage.window.addSubview(button)
            let plain = try stage.image()
            #expect(plain.pixel(x: 50, y: 0) == plain.pixel(x: 50, y: 20))
            button.configuration?.background.strokeWidth = 1
            #expect(try stage.image().pixel(x: 50, y: 0) == 0xFF00_7AFF)
            let view = UIView()
            view.backgroundColor = .red
            button.configuration?.background.customView = view
            #expect(try stage.image().pixel(x: 50, y: 20) == 0xFFFF_0000)
            button.configuration?.background.customView = nil
            #expect(try stage.image().pixel(x: 50, y: 20) == plain.pixel(x: 50, y: 20) && view.superview == nil)
        }
    }

    @Test("the focus ring runs around the background, else around the button, round by 6 points or its corners")
    func focusShape() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(button.focusShape.rect == button.bounds && button.focusShape.radius == 6)
        button.layer.cornerRadius = 9
        #expect(button.focusShape.radius == 9)
        button.configuration = .filled()
        button.configuration?.background.cornerRadius = 3
        button.configuration?.cornerStyle = .fixed
        button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        button.layoutIfNeeded()
        #expect(button.focusShape.rect == CGRect(x: 2, y: 1, width: 74, height: 36) && button.focusShape.radius == 3)
    }

    @Test("a background's image lies over its effect, and the program's view over both")
    func backgroundOrder() throws {
        for (hasEffect, kinds) in [(false, ["image", "own"]), (true, ["effect", "image", "own"])] {
            var configuration = UIButton.Configuration.plain()
            let own = UILabel()
            (configuration.background.image, configuration.background.customView) = (square(4), own)
            if hasEffect { configuration.background.visualEffect = UIBlurEffect(style: .light) }
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            button.layoutIfNeeded()
            let background = try #require(button.first(ButtonBackgroundView.self))
            #expect(button.subviews.first === background)
            let found = background.subviews.map {
                $0 === own ? "own" : $0 is UIImageView ? "image" : $0 is UIVisualEffectView ? "effect" : "?"
            }
            #expect(found == kinds && background.subviews.allSatisfy { $0.frame == background.bounds })
        }
    }

    @Test("a line around a background is round with it, and square where that is")
    func strokes() throws {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [(0, 5, 0), (3, 5, 8), (6, -4, 2), (3, -4, 0)]
        for (radius, outset, corner) in cases {
            var configuration = UIButton.Configuration.plain()
            (configuration.cornerStyle, configuration.background.cornerRadius) = (.fixed, radius)
            (configuration.background.strokeWidth, configuration.background.strokeOutset) = (1, outset)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            button.layoutIfNeeded()
            let background = try #require(button.first(ButtonBackgroundView.self))
            background.layoutIfNeeded()
            let line = try #require(background.layer.sublayers?.first)
            #expect(line.frame == background.bounds.insetBy(dx: -outset, dy: -outset) && line.borderWidth == 1)
            #expect(line.cornerRadius == corner && background.layer.cornerRadius == radius)
        }
    }

    @Test("a configuration has a point between its lines, nothing beside its image, and follows what is chosen")
    func defaults() {
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
            #expect(configuration.titlePadding == 1 && configuration.imagePadding == 0)
            #expect(configuration.imagePlacement == .leading && configuration.titleAlignment == .automatic)
            #expect(configuration.titleLineBreakMode == .byWordWrapping && !configuration.showsActivityIndicator)
            #expect(configuration.cornerStyle == .dynamic && configuration.buttonSize == .medium)
            #expect(configuration.automaticallyUpdateForSelection && configuration.title == nil)
            #expect(configuration.background.cornerRadius == 5.95 && configuration.background.strokeWidth == 0)
        }
    }

    @Test("a button has its action's title and image where its configuration has none of its own")
    func adoption() {
        let (own, other) = (square(10), square(12))
        let action = UIAction(title: "Action", image: other) { _ in }
        let plain = UIButton(configuration: .plain(), primaryAction: action)
        #expect(plain.configuration?.title == "Action" && plain.configuration?.image == other)
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Own", own)
        let button = UIButton(configuration: configuration, primaryAction: action)
        #expect(button.configuration?.title == "Own" && button.configuration?.image == own)
        let system = UIButton(type: .system, primaryAction: action)
        #expect(system.title(for: .normal) == "Action" && system.image(for: .normal) == other)
        let untitled = UIButton(configuration: .plain(), primaryAction: UIAction(title: "") { _ in })
        #expect(untitled.configuration?.title == nil && untitled.configuration?.image == nil)
    }
}
