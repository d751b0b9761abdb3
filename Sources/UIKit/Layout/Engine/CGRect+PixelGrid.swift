import CoreGraphics

/// The part of a pixel that counts as a rounding error.
let pixelSlack: CGFloat = 1.0 / 64

/// `frame` with its edges on whole pixels, the nearest ones; half pixels go right and down.
func onPixels(_ frame: CGRect, scale: CGFloat) -> CGRect {
    let scale = resolvedScale(scale)
    // What is a half but for rounding is a half.
    func near(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (near(frame.minX), near(frame.minY))
    return CGRect(x: left, y: top, width: near(frame.maxX) - left, height: near(frame.maxY) - top)
}

/// Returns the frame of a view whose constraints found `frame`, in its superview's space.
///
/// At two pixels a point its origin is the nearest whole point and its size the nearest half, each by itself, halves
/// away from zero (docs/sources/views.md, Auto Layout). Equal widths stay equal so, and the last view of a row may
/// stick out by half a point. At one pixel a point halves would be blurred, and telephones of three have their views on
/// whole pixels: there the edges lie on pixels.
func onLayoutGrid(_ frame: CGRect, scale: CGFloat) -> CGRect {
    guard resolvedScale(scale) == 2 else { return onPixels(frame, scale: scale) }
    // What is a half but for rounding is a half.
    func near(_ value: CGFloat) -> CGFloat {
        let steps = (abs(value) + 0.5 + 1e-6).rounded(.down)
        return value < 0 ? -steps : steps
    }
    return CGRect(
        x: near(frame.minX), y: near(frame.minY), width: near(frame.width * 2) / 2, height: near(frame.height * 2) / 2)
}

/// The nearest position to `value` for a text, or a thumb: a whole point at two pixels a point, as measured on iOS
/// 26.1, a whole pixel on other screens. Halves go right and down.
func onTextGrid(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let steps = resolvedScale(scale) == 2 ? 1 : resolvedScale(scale)
    return (value * steps + 0.5 + 1e-6).rounded(.down) / steps
}
