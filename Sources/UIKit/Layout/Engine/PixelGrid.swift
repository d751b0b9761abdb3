import CoreGraphics

/// A part of a pixel that is taken for rounding.
let pixelSlack: CGFloat = 1.0 / 64

/// `frame` with its edges on whole pixels, the nearest ones; half pixels go right and down.
func onPixels(_ frame: CGRect, scale: CGFloat) -> CGRect {
    let scale = resolvedScale(scale)
    // What is a half but for rounding is a half.
    func near(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (near(frame.minX), near(frame.minY))
    return CGRect(x: left, y: top, width: near(frame.maxX) - left, height: near(frame.maxY) - top)
}
