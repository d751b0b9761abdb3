import CoreGraphics
import Octant

// Its strokes repeat after 2.5 s and its turn after 4 s (docs/sources.md, Requirements 45 and 46): both are back at the
// start after 20 s.
private let loopDuration = 20.0

/// The spinner of Google's apps, MaterialActivityIndicatorView.
enum MaterialSpinnerExhibit: Indicator {
    static let name = "material-spinner"
    static let summary = "a circle whose stroke grows, shrinks and turns (MaterialActivityIndicatorView)"
    static let parameters: [Parameter] = [.lineWidth, .color, .label]
    // At the start the stroke has no length yet; here it has its greatest.
    static let stillTime = 1.25

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let spinner = MaterialActivityIndicatorView()
        spinner.lineWidth = options.lineWidth
        if let color = options.color { spinner.tintColor = UIColor(color) }
        spinner.startAnimating()
        let size = options.roundSize(natural: spinner.intrinsicContentSize)
        let view = CaptionedView(spinner, size: size, text: options.label, .below)
        var exhibit = Exhibit(view: view, size: view.naturalSize, loopDuration: loopDuration)
        exhibit.setAnimating = { spinner.setAnimating($0, hidesWhenStopped: $1) }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "Octant",
            lines: [
                "let indicator = MaterialActivityIndicatorView()", chosen.setColor("tintColor"), chosen.thickness,
                chosen.direction, chosen.animation,
            ])
    }
}

extension IndicatorOptions {
    /// The size of something round: the image's smaller side where that is chosen and no text needs space.
    func roundSize(natural: CGSize) -> CGSize {
        guard label.isEmpty, let size else { return natural }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

extension LoopingIndicatorView {
    /// Starts or stops it, and sets whether it hides when stopped.
    func setAnimating(_ isAnimating: Bool, hidesWhenStopped hides: Bool) {
        hidesWhenStopped = hides
        isAnimating ? startAnimating() : stopAnimating()
    }
}
