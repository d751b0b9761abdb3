import CoreGraphics

/// The geometry of a progress bar's parts. A value.
struct ProgressGeometry: Equatable {
    /// The bar, in points of the view's own space.
    var bar: CGRect
    /// Whether the bar fills up from the right.
    var isMirrored: Bool
    var ends: ProgressBarDesign.Ends
    /// Points of the shortest fill, and whether others are of whole points.
    var minimumFill: CGFloat
    var fillsWholePoints: Bool
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
        guard bar.width > 0 else { return CGFloat(value) }
        if fillsWholePoints {
            let points = (CGFloat(value) * bar.width + 0.5).rounded(.down)
            return min(max(points, minimumFill) / bar.width, 1)
        }
        return min(max(CGFloat(value), minimumFill / bar.width), 1)
    }

    /// The fill's own space, with a pixel above and below the bar where it is an image.
    func fillBounds(isImage: Bool) -> CGRect {
        CGRect(x: 0, y: 0, width: fillLength, height: bar.height).insetBy(dx: 0, dy: isImage ? -pixel : 0)
    }

    /// Points from end to end of the fill: both ends stay out of view when the other one is at the far end.
    var fillLength: CGFloat { bar.width + 2 * bar.height }

    /// The middle of a fill in the bar of which `fraction` of the bar's width is to be seen.
    func position(_ fraction: CGFloat) -> CGFloat {
        let shift = fillLength / 2 - fraction * bar.width
        return isMirrored ? bar.width + shift : -shift
    }
}
