import CoreGraphics
import RenderServer
import SpinningView
import TestSupport
import Testing
import UIKit

/// Levels of 255 that a pixel may be off: other versions of Cairo count the coverage of edges a little differently.
private let tolerance = 2

@Suite("Golden sheets of the indicators")
@MainActor
struct IndicatorSheetTests {
    /// Appearance, scale, and the name of both.
    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, scale: CGFloat, name: String)] = [
        (.light, 1, "light-1x"), (.light, 2, "light-2x"), (.light, 3, "light-3x"), (.dark, 2, "dark-2x"),
    ]

    /// One row a design (reference, device, legacy); one column a style: medium, large, then on grey white and
    /// whiteLarge, then gray, then a colour that beats the style. All are .26 s into their turn.
    @Test("activity indicators: every design and style", arguments: appearances)
    func activityIndicators(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 226, height: 120), scale: scale, style: style) { (stage: Stage) throws in
            let grey = UIView(frame: CGRect(x: 72, y: 0, width: 74, height: 120))
            grey.backgroundColor = UIColor(white: 0.5, alpha: 1)
            stage.window.addSubview(grey)
            let columns: [(style: Int, color: UIColor?, x: CGFloat)] = [
                (100, nil, 4), (101, nil, 30), (1, nil, 78), (0, nil, 104), (2, nil, 150), (101, .systemPurple, 185),
            ]
            for (row, design) in [ActivityIndicatorDesign.reference, .device, .legacy].enumerated() {
                for column in columns {
                    let view = UIActivityIndicatorView(style: try #require(.init(rawValue: column.style)))
                    view.design = design
                    view.color = column.color
                    view.frame.origin = CGPoint(
                        x: column.x, y: CGFloat(row) * 40 + (40 - view.frame.height).rounded() / 2)
                    stage.window.addSubview(view)
                    view.startAnimating()
                }
            }
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.26)
            try expectGolden(
                stage.imageOnBackground(), named: "activity-indicators-\(name)", tolerance: tolerance)
        }
    }

    /// One row a design and style (reference default and bar, device default and bar); columns: none, the least, half,
    /// all, and half in other colours.
    @Test(
        "progress bars: every design, style, appearance and direction", arguments: appearances,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func progressBars(
        appearance: (style: UIUserInterfaceStyle, scale: CGFloat, name: String),
        direction: UITraitEnvironmentLayoutDirection
    ) throws {
        let size = CGSize(width: 225, height: 42)
        try Stage.with(size: size, scale: appearance.scale, style: appearance.style, direction: direction) {
            (stage: Stage) throws in
            var y: CGFloat = 5
            for design in [ProgressBarDesign.reference, .device] {
                for style in [UIProgressView.Style.default, .bar] {
                    for (column, progress) in ([0, 0.001, 0.5, 1, 0.5] as [Float]).enumerated() {
                        let view = UIProgressView(progressViewStyle: style)
                        view.design = design
                        view.frame = CGRect(x: 5 + CGFloat(column) * 44, y: y, width: 39, height: view.frame.height)
                        view.progress = progress
                        if column == 4 {
                            view.progressTintColor = .systemOrange
                            view.trackTintColor = UIColor.systemGreen.withAlphaComponent(0.3)
                        }
                        stage.window.addSubview(view)
                    }
                    y += 9
                }
            }
            let name = "progress-bars-\(appearance.name)-\(direction == .rightToLeft ? "rtl" : "ltr")"
            try expectGolden(stage.imageOnBackground(), named: name, tolerance: tolerance)
        }
    }

    /// One column a style (filled, tinted, gray, plain), without a title, .26 s into the turn; below, disabled.
    @Test("the activity indicator in buttons: every style", arguments: appearances)
    func buttonSpinners(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 212, height: 86), scale: scale, style: style) { (stage: Stage) throws in
            let styles: [UIButton.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
            for (column, style) in styles.enumerated() {
                for row in 0..<2 {
                    var configuration = style
                    configuration.showsActivityIndicator = true
                    let button = UIButton(configuration: configuration)
                    button.isEnabled = row == 0
                    button.sizeToFit()
                    button.frame.origin = CGPoint(x: 8 + column * 51, y: 6 + row * 41)
                    stage.window.addSubview(button)
                }
            }
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.26)
            try expectGolden(stage.imageOnBackground(), named: "button-spinners-\(name)", tolerance: tolerance)
        }
    }

    /// Beside the title, in place of an image behind it, and where the title was removed; .26 s into the turn.
    @Test("the activity indicator in buttons with words")
    func titledButtonSpinners() throws {
        try Stage.with(size: CGSize(width: 172, height: 122), scale: 2) { (stage: Stage) throws in
            for row in 0..<3 {
                var configuration = UIButton.Configuration.filled()
                (configuration.title, configuration.imagePadding) = ("Submitting…", 6)
                if row == 1 { configuration.imagePlacement = .trailing }
                let button = UIButton(configuration: configuration)
                button.sizeToFit()
                if row == 2 { configuration.title = "" }
                configuration.showsActivityIndicator = true
                button.configuration = configuration
                button.sizeToFit()
                button.frame.origin = CGPoint(x: 8, y: 6 + row * 39)
                stage.window.addSubview(button)
            }
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.26)
            try expectGolden(stage.imageOnBackground(), named: "titled-button-spinners", tolerance: tolerance)
        }
    }

    /// .9 s into its 2.5 s.
    @Test("the spinner made of Core Animation", arguments: appearances)
    func spinningView(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 40, height: 40), scale: scale, style: style) { (stage: Stage) throws in
            stage.window.addSubview(SpinningView(frame: CGRect(x: 4, y: 4, width: 32, height: 32)))
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.9)
            try expectGolden(stage.imageOnBackground(), named: "spinning-view-\(name)", tolerance: tolerance)
        }
    }

    /// Pulled down by 5, 20, 40 and 60 points; refreshing, .26 s into a turn; and so in another colour.
    @Test("refresh controls: spoke by spoke, and turning", arguments: appearances)
    func refreshControls(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 240, height: 60), scale: scale, style: style) { (stage: Stage) throws in
            for (column, pull) in ([5, 20, 40, 60, nil, nil] as [CGFloat?]).enumerated() {
                let view = UIScrollView(frame: CGRect(x: CGFloat(column) * 40, y: 0, width: 40, height: 60))
                let control = UIRefreshControl()
                control.showsAnyPull = true
                view.refreshControl = control
                view.showsVerticalScrollIndicator = false
                stage.window.addSubview(view)
                if pull == nil { control.beginRefreshing() }
                if column == 5 { control.tintColor = .systemOrange }
                view.contentOffset.y = -(pull ?? 60)
            }
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.26)
            try expectGolden(stage.imageOnBackground(), named: "refresh-controls-\(name)", tolerance: tolerance)
        }
    }
}
