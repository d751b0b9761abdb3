import CoreGraphics
import Octant

// The width of a bar without a size, in points: half the width of an iPhone's screen.
private let naturalWidth: CGFloat = 200
// Seconds after which the segments repeat. Source: docs/sources/indicators.md, Material and linear indicators.
private let loopDuration = 1.8

/// The bar without a known end, LinearActivityIndicatorView.
enum LinearActivityExhibit: Indicator {
    static let name = "linear-activity-indicator"
    static let summary = "a bar along which two segments run (LinearActivityIndicatorView)"
    static let parameters: [Parameter] = [.lineWidth, .color, .label]
    // The first segment is long, and in the middle.
    static let stillTime = 0.6

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let bar = LinearActivityIndicatorView()
        bar.lineWidth = options.lineWidth
        if let color = options.color { bar.progressTintColor = UIColor(color) }
        bar.startAnimating()
        let size = CGSize(width: options.size?.width ?? naturalWidth, height: bar.intrinsicContentSize.height)
        let view = CaptionedView(bar, size: size, text: options.label, .above)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: loopDuration)
        exhibit.setAnimating = { bar.setAnimating($0, hidesWhenStopped: $1) }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "Octant",
            lines: [
                "let indicator = LinearActivityIndicatorView()", chosen.setColor("progressTintColor"), chosen.thickness,
                chosen.direction, chosen.animation,
            ])
    }
}
