import CoreGraphics
import UIKit

// The width of a bar that nobody gave a size, in points: half the width of an iPhone's screen.
private let naturalWidth: CGFloat = 200
// In a recording the bar fills at once, rests, empties and rests: the seconds of each half.
private let halfLoop = 2.0

/// The progress bar, UIProgressView.
enum ProgressBarExhibit: Indicator {
    static let name = "progress-bar"
    static let summary = "the progress bar (UIProgressView); a recording fills it to --progress and empties it again"
    static let parameters: [Parameter] = [
        .choice("style", ["default", "bar"], "the height: 4 or 2.5 points"),
        .choice("design", ["reference", "device"], "the published look, or the one measured on devices"),
        Parameter(name: "progress", type: .number, defaultValue: "0.5", help: "the filled part"),
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
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: 2 * halfLoop)
        exhibit.setProgress = { bar.setProgress($0, animated: false) }
        exhibit.events = [
            LoopEvent(time: 0) { bar.setProgress(0, animated: false) },
            LoopEvent(time: 0) { bar.setProgress(progress, animated: true) },
            LoopEvent(time: halfLoop) { bar.setProgress(0, animated: true) },
        ]
        return exhibit
    }
}
