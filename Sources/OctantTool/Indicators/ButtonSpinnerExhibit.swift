import CoreGraphics
import UIKit

// Points from the activity indicator to the title. Source: docs/sources/indicators.md, Buttons.
private let padding: CGFloat = 8
// The space for the activity indicator, in points: the medium activity indicator's. Source: docs/sources.md,
// Requirements 1.
private let side: CGFloat = 20

/// A button at work: UIButton.Configuration.showsActivityIndicator.
enum ButtonSpinnerExhibit: Indicator {
    static let name = "button-spinner"
    static let summary = "a button whose activity indicator turns (UIButton.Configuration.showsActivityIndicator)"
    static let parameters: [Parameter] = [
        .choice("style", styles.map(\.name), "the button's colours"),
        .color,
        Parameter(name: "label", type: .text, defaultValue: "Continue", help: "the button's words"),
    ]

    private static let styles: [(name: String, make: @Sendable () -> UIButton.Configuration)] = [
        ("filled", { .filled() }), ("tinted", { .tinted() }), ("gray", { .gray() }), ("plain", { .plain() }),
    ]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        var configuration = styles.first { $0.name == options.style }?.make() ?? .filled()
        if !options.label.isEmpty { configuration.title = options.label }
        // The activity indicator has the image's position, whatever the image.
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        configuration.imagePadding = padding
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        if let color = options.color { button.tintColor = UIColor(color) }
        return Exhibit(
            view: button, size: button.intrinsicContentSize,
            loopDuration: ActivityIndicatorDesign.default.turnDuration)
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "UIKit",
            lines: [
                "var configuration = UIButton.Configuration.\(chosen.options.style)()",
                "configuration.title = \"Continue\"", "configuration.showsActivityIndicator = true",
                "let indicator = UIButton(configuration: configuration)", chosen.setColor("tintColor"),
                chosen.direction,
            ])
    }
}
