package import CoreGraphics

/// An image among letters.
package struct TextAttachment: Sendable, Hashable {
    /// The image; nil for room without one.
    package var image: CGImage?
    /// The image's place: in points from where its letter begins on the baseline, y up.
    package var rect: CGRect

    /// `image` in `rect`. Sides that are no numbers count as 0, and none is longer than a bitmap's.
    package init(image: CGImage?, rect: CGRect) {
        func usable(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, -16_384), 16_384) : 0 }
        self.image = image
        self.rect = CGRect(
            x: usable(rect.minX), y: usable(rect.minY), width: max(usable(rect.width), 0),
            height: max(usable(rect.height), 0))
    }
}
