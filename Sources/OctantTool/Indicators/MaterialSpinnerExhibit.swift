import CoreGraphics
import SpinningView
import UIKit

// The side of a spinner that nobody gave a size, in points: that of the large activity indicator.
private let naturalSide: CGFloat = 37
// Its strokes repeat after 2.5 s and its turn after 4 s: both are back at the start after 20 s.
private let loopDuration = 20.0
// At the start the stroke has no length yet; here it has its greatest.
private let tellingTime = 1.25

/// The spinner of Google's apps, built of Core Animation: `Examples/SpinningView`.
enum MaterialSpinnerExhibit: Indicator {
    static let name = "material-spinner"
    static let summary = "a circle whose stroke grows, shrinks and turns (Core Animation, Examples/SpinningView)"
    static let parameters: [Parameter] = [.color, .label]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let side = options.label.isEmpty ? options.size.map { min($0.width, $0.height) } : nil
        let spinner = SpinningView(frame: CGRect(x: 0, y: 0, width: side ?? naturalSide, height: side ?? naturalSide))
        if let color = options.color { spinner.tintColor = UIColor(color) }
        let view = CaptionedView(spinner, size: spinner.frame.size, text: options.label, .below)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: loopDuration)
        exhibit.tellingTime = tellingTime
        return exhibit
    }
}
