import CoreGraphics
import UIKit

// The width of a bar without a size, in points: half the width of an iPhone's screen.
private let naturalWidth: CGFloat = 200
// A recording begins with the filled bar, which empties and fills again: the seconds of both, and of all.
private let emptyTime = 0.5
private let fillTime = 2.25
private let loopDuration = 4.0

/// The progress bar, UIProgressView.
enum ProgressBarExhibit: Indicator {
    static let name = "progress-bar"
    static let summary = "the progress bar (UIProgressView); a recording empties it and fills it to --progress again"
    static let parameters: [Parameter] = [
        .choice("style", ["default", "bar"], "the height: 4 or 2.5 points"),
        .choice("design", ["reference", "device"], "the published look, or the one measured on devices"),
        .progress,
        .color,
        .label,
    ]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let bar = UIProgressView(progressViewStyle: options.style == "bar" ? .bar : .default)
        bar.design = options.design == "device" ? .device : .reference
        if let color = options.color { bar.progressTintColor = UIColor(color) }
        let progress = Float(options.progress)
        bar.progress = progress
        let size = CGSize(width: options.size?.width ?? naturalWidth, height: bar.intrinsicContentSize.height)
        let view = CaptionedView(bar, size: size, text: options.label, .above)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: LoopEvent.emptyAndFillDuration)
        exhibit.setProgress = { bar.setProgress($0, animated: false) }
        exhibit.events = LoopEvent.emptyAndFill(to: progress) { bar.setProgress($0, animated: true) }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "UIKit",
            lines: [
                "let indicator = UIProgressView(progressViewStyle: .\(chosen.options.style))",
                chosen.setColor("progressTintColor"), chosen.design, chosen.direction, chosen.progress,
            ])
    }
}

extension LoopEvent {
    /// Seconds of the loop below.
    static let emptyAndFillDuration = loopDuration

    /// The events of a loop that begins with `progress`, empties and fills again, both animated.
    static func emptyAndFill(
        to progress: Float, _ set: @escaping @MainActor (_ progress: Float) -> Void
    ) -> [LoopEvent] {
        [LoopEvent(time: emptyTime) { set(0) }, LoopEvent(time: fillTime) { set(progress) }]
    }
}
