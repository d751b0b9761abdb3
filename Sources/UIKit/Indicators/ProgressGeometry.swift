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
