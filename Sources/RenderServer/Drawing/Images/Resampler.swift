import CoreGraphics
import OctantBase

/// By how much of a pixel a computed end may be off its position.
private let hair = 1e-6

/// The map from an image's columns, or its rows, to a stretch of a layer: straight, or in three parts of which the
/// middle one stretches.
struct StretchMap {
    /// A position in the image.
    struct Position {
        /// In pixels, from the outer edge of the first one.
        let pixel: Double
        /// The pixels of the part that it is in, which alone may show there: nothing of the middle runs into the ends.
        let shown: ClosedRange<Int>
    }

    /// The ends of the three parts, in points of the layer's space and in pixels of the image.
    private let positions: [Double], pixels: [Double]
    /// The pixels of each part.
    private let shown: [ClosedRange<Int>]

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

/// Draws an image through any transform of the plane, perspective included, pixel by pixel.
struct Resampler {
    /// Each pixel is made of at most so many samples across and down.
    private static let mostSamples = 4

    let source: Bitmap
    let columns: StretchMap, rows: StretchMap
    /// From the pixels drawn on to the layer's space.
    let inverse: PlaneTransform
    /// The image's pixels a pixel drawn on, where it is shrunk most.
    let shrinking: Double
    let nearest: Bool

    /// Multiplies `target`, whose top left is the pixel (`originX`, `originY`) and which holds nothing but opacity, by
    /// the image.
    func fill(_ target: Bitmap, originX: Int, originY: Int) {
        let samples = nearest ? 1 : min(max(Int(clamping: (shrinking - 1e-6).rounded(.up)), 1), Self.mostSamples)
        let step = 1 / Double(samples)
        source.withUnsafeBytes { pixels in
            target.withUnsafeMutableBytes { bytes in
                for y in 0..<target.height {
                    for x in 0..<target.width {
                        let offset = y * target.bytesPerRow + x * 4
                        let coverage = bytes.load(fromByteOffset: offset, as: UInt32.self) >> 24
                        if coverage == 0 { continue }
                        var sum = SIMD4<Float>(repeating: 0)
                        for down in 0..<samples {
                            for across in 0..<samples {
                                let position = inverse.map(
                                    CGPoint(
                                        x: Double(x + originX) + (Double(across) + 0.5) * step,
                                        y: Double(y + originY) + (Double(down) + 0.5) * step))
                                sum += sample(
                                    columns.position(at: Double(position.x)), rows.position(at: Double(position.y)),
                                    pixels)
                            }
                        }
                        let share = Float(coverage) / (255 * Float(samples * samples))
                        let value = (sum * share).rounded(.toNearestOrAwayFromZero)
                        let word =
                            UInt32(value.w) << 24 | UInt32(value.z) << 16 | UInt32(value.y) << 8 | UInt32(value.x)
                        bytes.storeBytes(of: word, toByteOffset: offset, as: UInt32.self)
                    }
                }
            }
        }
    }

    /// The image at a position: blue, green, red, opacity, 0...255. What lies beyond the part of the position shows the
    /// nearest pixel of it.
    private func sample(
        _ column: StretchMap.Position, _ row: StretchMap.Position, _ pixels: UnsafeRawBufferPointer
    ) -> SIMD4<Float> {
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            let x = min(max(x, column.shown.lowerBound), column.shown.upperBound)
            let y = min(max(y, row.shown.lowerBound), row.shown.upperBound)
            let word = pixels.load(fromByteOffset: y * source.bytesPerRow + x * 4, as: UInt32.self)
            return SIMD4(Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
        }
        if nearest { return pixel(whole(column.pixel), whole(row.pixel)) }
        let (left, top) = ((column.pixel - 0.5).rounded(.down), (row.pixel - 0.5).rounded(.down))
        let (u, v) = (Float(column.pixel - 0.5 - left), Float(row.pixel - 0.5 - top))
        let (x, y) = (whole(left), whole(top))
        let upper = pixel(x, y) * (1 - u) + pixel(x + 1, y) * u
        if v == 0 { return upper }
        let lower = pixel(x, y + 1) * (1 - u) + pixel(x + 1, y + 1) * u
        return upper * (1 - v) + lower * v
    }

    private func whole(_ value: Double) -> Int {
        value.isNaN ? 0 : Int(min(max(value.rounded(.down), -1e6), 1e6))
    }
}
