import CoreGraphics
import UIKit

/// The activity indicator, UIActivityIndicatorView.
enum ActivityIndicatorExhibit: Indicator {
    static let name = "activity-indicator"
    static let summary = "the spinning activity indicator (UIActivityIndicatorView)"
    static let parameters: [Parameter] = [
        .choice("style", styles.map(\.name), "the size; the white and gray ones are the older looks"),
        .choice("design", designs.map(\.name), "the published look, the one measured on devices, or iOS 12's"),
        .color,
        .label,
    ]

    /// By UIKit's numbers, as the older styles' names are deprecated there.
    private static let styles: [(name: String, number: Int)] = [
        ("medium", 100), ("large", 101), ("white", 1), ("gray", 2), ("white-large", 0),
    ]
    private static let designs: [(name: String, design: ActivityIndicatorDesign)] = [
        ("reference", .reference), ("device", .device), ("legacy", .legacy),
    ]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let number = styles.first { $0.name == options.style }?.number
        let style = number.flatMap(UIActivityIndicatorView.Style.init(rawValue:)) ?? .medium
        let design = designs.first { $0.name == options.design }?.design ?? .reference
        let spinner = UIActivityIndicatorView(style: style)
        spinner.design = design
        if let color = options.color { spinner.color = UIColor(color) }
        spinner.startAnimating()
        // The large ones are shown over a screen, the others within a line.
        let isLarge = options.style.hasSuffix("large")
        let view = CaptionedView(
            spinner, size: spinner.intrinsicContentSize, text: options.label, isLarge ? .below : .beside)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: design.turnDuration)
        exhibit.setAnimating = { isAnimating, hides in
            spinner.hidesWhenStopped = hides
            isAnimating ? spinner.startAnimating() : spinner.stopAnimating()
        }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        let style = chosen.options.style == "white-large" ? "whiteLarge" : chosen.options.style
        return InspectedIndicator.code(
            importing: "UIKit",
            lines: [
                "let indicator = UIActivityIndicatorView(style: .\(style))", chosen.setColor("color"), chosen.design,
                chosen.direction, chosen.animation,
            ])
    }
}

extension UIColor {
    /// A colour of the command line.
    convenience init(_ color: RGBA) {
        self.init(red: color.r, green: color.g, blue: color.b, alpha: color.a)
    }
}
