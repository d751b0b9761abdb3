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
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: LoopEvent.fillAndEmptyDuration)
        exhibit.setProgress = { bar.setProgress($0, animated: false) }
        exhibit.events = LoopEvent.fillAndEmpty(to: progress) { bar.setProgress($0, animated: $1) }
        return exhibit
    }
}

extension LoopEvent {
    /// Seconds of the loop below.
    static let fillAndEmptyDuration = 2 * halfLoop

    /// The events of a loop that fills to `progress` and empties again, both animated.
    static func fillAndEmpty(
        to progress: Float, _ set: @escaping @MainActor (_ progress: Float, _ animated: Bool) -> Void
    ) -> [LoopEvent] {
        [
            LoopEvent(time: 0) { set(0, false) },
            LoopEvent(time: 0) { set(progress, true) },
            LoopEvent(time: halfLoop) { set(0, true) },
        ]
    }
}
