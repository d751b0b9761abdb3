import CoreGraphics
import OctantBase

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
