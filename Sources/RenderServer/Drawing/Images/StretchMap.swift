import CoreGraphics

/// By how much of a pixel a computed end may be off its position.
private let hair = 1e-6

/// The map from an image's columns, or its rows, to a stretch of a layer: straight, or in three parts of which the
/// middle one stretches.
package struct StretchMap {
    /// A position in the image.
    struct Position {
        /// In pixels, from the outer edge of the first one.
        let pixel: Double
        /// The pixels of the part that it is in, which alone may show there: nothing of the middle runs into the ends.
        let shown: ClosedRange<Int>
    }

    /// The ends of the three parts, in points of the layer's space and in pixels of the image.
    package let positions: [Double], pixels: [Double]
    /// The pixels of each part.
    package let shown: [ClosedRange<Int>]

    /// The stretch from `start` on, `length` points long, shows the image's pixels from `first` on, `count` of them;
    /// the part `center` of these, in units of them, stretches, and what is before and after keeps `scale` pixels a
    /// point. The image has `most` pixels, at least one.
    init(
        start: CGFloat, length: CGFloat, first: CGFloat, count: CGFloat, of most: Int, center: ClosedRange<CGFloat>,
        scale: CGFloat
    ) {
        var (low, high) = (Double(center.lowerBound * count), Double(center.upperBound * count))
        if high <= low {
            // No width means one pixel.
            let middle = min(max((low + high) / 2, 0.5), max(0.5, Double(count) - 0.5))
            (low, high) = (middle - 0.5, middle + 0.5)
        }
        var (before, after) = (low / Double(scale), (Double(count) - high) / Double(scale))
        if before + after > Double(length) {
            let factor = Double(length) / (before + after)
            (before, after) = (before * factor, after * factor)
        }
        let (start, length) = (Double(start), Double(length))
        positions = [start, start + before, start + length - after, start + length]
        let pixels = [Double(first), Double(first) + low, Double(first) + high, Double(first + count)]
        shown = (0..<3).map { part in
            func clamp(_ pixel: Double) -> Int { Int(min(max(pixel, 0), Double(most - 1))) }
            // Ends that were computed may miss the edge of a pixel by a hair.
            let low = clamp((pixels[part] + hair).rounded(.down))
            return low...max(low, clamp((pixels[part + 1] - hair).rounded(.up) - 1))
        }
        self.pixels = pixels
    }

    /// The position in the image that shows at `position`.
    func position(at position: Double) -> Position {
        var part = 0
        while part < 2 && position > positions[part + 1] { part += 1 }
        let length = positions[part + 1] - positions[part]
        guard length > 0 else { return Position(pixel: pixels[part], shown: shown[part]) }
        let pixel = pixels[part] + (position - positions[part]) * (pixels[part + 1] - pixels[part]) / length
        return Position(pixel: pixel, shown: shown[part])
    }

    /// The image's pixels a point, where it is shrunk most.
    var greatestDensity: Double {
        (0..<3).reduce(0) { most, part in
            let length = positions[part + 1] - positions[part]
            return length > 0 ? max(most, (pixels[part + 1] - pixels[part]) / length) : most
        }
    }
}
