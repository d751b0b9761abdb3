import CoreGraphics

/// Where a progress bar's parts lie. A value.
struct ProgressGeometry: Equatable {
    /// The bar, in points of the view's own space.
    var bar: CGRect
    /// Whether the bar fills up from the right.
    var isMirrored: Bool
    var ends: ProgressBarDesign.Ends
    /// Points of the shortest fill.
    var minimumFill: CGFloat
    /// The points of one pixel: track and fill reach so far beyond the outline that cuts them, so that an edge within a
    /// pixel is smoothed once, by the outline, and not twice.
    var pixel: CGFloat

    /// The track, in the bar's own space: of whole pixels from the bar's upper edge on.
    var track: CGRect {
        let height = (bar.height / pixel).rounded(.up) * pixel
        return CGRect(x: 0, y: 0, width: bar.width, height: height).insetBy(dx: -pixel, dy: -pixel)
    }

    /// The fill's outline, in its own space.
    var fill: CGPath { ends.outline(in: CGRect(x: 0, y: 0, width: fillLength, height: bar.height), widenedBy: pixel) }

    /// The width of the fill, as a fraction of the bar's.
    func fraction(_ value: Float) -> CGFloat {
        guard value > 0 else { return 0 }
        return bar.width > 0 ? min(max(CGFloat(value), minimumFill / bar.width), 1) : CGFloat(value)
    }

    /// Points from end to end of the fill: both ends stay out of sight when the other one is at the far end.
    var fillLength: CGFloat { bar.width + 2 * bar.height }

    /// The middle of a fill in the bar of which `fraction` of the bar's width is to be seen.
    func position(_ fraction: CGFloat) -> CGFloat {
        let shift = fillLength / 2 - fraction * bar.width
        return isMirrored ? bar.width + shift : -shift
    }
}
