// The least deviation, in pixels, that changes a pixel of 8 bits: the curve's next neighbour then gets under 1/510.
private let leastDeviation = 0.28
// From this deviation on, in pixels, three box averages replace the bell curve: they are within 3 % of it, and their
// time does not grow with it. Source: docs/sources/layers.md, Numerical methods.
private let boxDeviation = 8.0

extension Bitmap {
    /// Blurs the opacity by a bell curve of this deviation, in pixels, and drops the colours. Opacity beyond the edges
    /// counts as 0.
    package func blurAlpha(deviation: Double) {
        makeShadow(deviation: deviation, shiftX: 0, shiftY: 0, color: .black)
    }

    /// Makes this image its own shadow: the opacity, moved right and down by parts of a pixel, 0..<1, and blurred by
    /// a bell curve of this deviation, in pixels, shows in `color`. Opacity beyond the edges counts as 0.
    package func makeShadow(deviation: Double, shiftX: Double, shiftY: Double, color: RGBA) {
        var alpha = [Float](repeating: 0, count: width * height)
        withUnsafeBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    alpha[y * width + x] = Float(pixel >> 24)
                }
            }
        }
        shift(&alpha, right: Float(shiftX), down: Float(shiftY))
        if deviation.isFinite && deviation >= leastDeviation { blur(&alpha, deviation: deviation) }
        // A program's colour may have parts beyond what pixels have, and such as are no numbers.
        func share(_ part: Double) -> Float { Float(min(max(0, part), 1)) }
        let parts = SIMD4<Float>(share(color.b), share(color.g), share(color.r), 1) * share(color.a)
        withUnsafeMutableBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let value = min(max(0, alpha[y * width + x]), 255)
                    let part = (parts * value).rounded(.toNearestOrAwayFromZero)
                    let word = UInt32(part.w) << 24 | UInt32(part.z) << 16 | UInt32(part.y) << 8 | UInt32(part.x)
                    pixels.storeBytes(of: word, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Moves values by parts of a pixel: each is shared between two neighbours.
    private func shift(_ values: inout [Float], right: Float, down: Float) {
        if right > 0 {
            for y in 0..<height {
                for x in stride(from: width - 1, through: 0, by: -1) {
                    let index = y * width + x
                    values[index] = values[index] * (1 - right) + (x > 0 ? values[index - 1] * right : 0)
                }
            }
        }
        if down > 0 {
            for index in stride(from: values.count - 1, through: 0, by: -1) {
                values[index] = values[index] * (1 - down) + (index >= width ? values[index - width] * down : 0)
            }
        }
    }

    private func blur(_ values: inout [Float], deviation: Double) {
        var line = [Float](repeating: 0, count: max(width, height))
        let blur = LineBlur(deviation: deviation)
        values.withUnsafeMutableBufferPointer { values in
            line.withUnsafeMutableBufferPointer { scratch in
                for y in 0..<height { blur.apply(to: values, from: y * width, step: 1, count: width, scratch) }
                for x in 0..<width { blur.apply(to: values, from: x, step: width, count: height, scratch) }
            }
        }
    }
}

/// Blurs one row or column after the other.
private struct LineBlur {
    /// The bell curve from its middle on, its sum over both sides 1; empty where boxes replace it.
    private let kernel: [Float]
    /// The reach of each box to the left and right of its pixel.
    private let boxes: [(left: Int, right: Int)]

    init(deviation: Double) {
        if deviation < boxDeviation {
            let curve = (0...Int((3 * deviation).rounded(.up))).map {
                exp(-Double($0 * $0) / (2 * deviation * deviation))
            }
            let sum = curve[0] + 2 * curve.dropFirst().reduce(0, +)
            kernel = curve.map { Float($0 / sum) }
            boxes = []
        } else {
            kernel = []
            let size = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
            let half = size / 2
            // An even box has no middle: two lean to either side, and the third is one wider.
            boxes =
                size % 2 == 1
                ? [(half, half), (half, half), (half, half)]
                : [(half, half - 1), (half - 1, half), (half, half)]
        }
    }

    /// Blurs `count` values from `start` on, each `step` after the last, with space for as many in `scratch`.
    func apply(
        to values: UnsafeMutableBufferPointer<Float>,
        from start: Int,
        step: Int,
        count: Int,
        _ scratch: UnsafeMutableBufferPointer<Float>
    ) {
        if !kernel.isEmpty {
            for index in 0..<count { scratch[index] = values[start + index * step] }
            for index in 0..<count {
                var sum = kernel[0] * scratch[index]
                for distance in 1..<kernel.count {
                    if index >= distance { sum += kernel[distance] * scratch[index - distance] }
                    if index + distance < count { sum += kernel[distance] * scratch[index + distance] }
                }
                values[start + index * step] = sum
            }
        }
        for (left, right) in boxes {
            for index in 0..<count { scratch[index] = values[start + index * step] }
            // A running sum, in Double so that nothing is left over at the end of a long line.
            var sum = 0.0
            for index in 0..<min(right, count) { sum += Double(scratch[index]) }
            let size = Double(left + right + 1)
            for index in 0..<count {
                if index + right < count { sum += Double(scratch[index + right]) }
                values[start + index * step] = Float(sum / size)
                if index >= left { sum -= Double(scratch[index - left]) }
            }
        }
    }
}
