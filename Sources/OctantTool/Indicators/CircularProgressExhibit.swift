import CoreGraphics
import Octant

/// The ring, CircularProgressView.
enum CircularProgressExhibit: Indicator {
    static let name = "circular-progress"
    static let summary =
        "a ring that fills up (CircularProgressView); a recording empties it and fills it to --progress"
    static let parameters: [Parameter] = [.progress, .lineWidth, .color, .label]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let ring = CircularProgressView()
        ring.lineWidth = options.lineWidth
        if let color = options.color { ring.progressTintColor = UIColor(color) }
        let progress = Float(options.progress)
        ring.progress = progress
        let size = options.roundSize(natural: ring.intrinsicContentSize)
        let view = CaptionedView(ring, size: size, text: options.label, .below)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: LoopEvent.emptyAndFillDuration)
        exhibit.setProgress = { ring.setProgress($0, animated: false) }
        exhibit.events = LoopEvent.emptyAndFill(to: progress) { ring.setProgress($0, animated: true) }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "Octant",
            lines: [
                "let indicator = CircularProgressView()", chosen.setColor("progressTintColor"), chosen.thickness,
                chosen.direction, chosen.progress,
            ])
    }
}
