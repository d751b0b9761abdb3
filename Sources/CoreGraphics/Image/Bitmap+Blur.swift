extension Bitmap {
    /// Blurs the opacity by a bell curve of this deviation, in pixels, and drops the colours. Opacity beyond the edges
    /// counts as 0.
    package func blurAlpha(deviation: Double) {
        guard deviation.isFinite, deviation > 0 else { return }
        let reach = Int((3 * deviation).rounded(.up))
        var kernel = (0...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
        let sum = kernel[0] + 2 * kernel.dropFirst().reduce(0, +)
        for index in kernel.indices { kernel[index] /= sum }
        var alpha = [Float](repeating: 0, count: width * height)
        withUnsafeBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    alpha[y * width + x] = Float(pixel >> 24)
                }
            }
        }
        let across = Self.blur(alpha, lines: height, length: width, lineStep: width, step: 1, kernel)
        let down = Self.blur(across, lines: width, length: height, lineStep: 1, step: width, kernel)
        withUnsafeMutableBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let value = UInt32(min(max(down[y * width + x].rounded(), 0), 255))
                    pixels.storeBytes(of: value << 24, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    private static func blur(
        _ values: [Float],
        lines: Int,
        length: Int,
        lineStep: Int,
        step: Int,
        _ kernel: [Float]
    ) -> [Float] {
        var result = values
        values.withUnsafeBufferPointer { source in
            for line in 0..<lines {
                let start = line * lineStep
                for place in 0..<length {
                    var sum = kernel[0] * source[start + place * step]
                    for distance in 1..<kernel.count {
                        if place >= distance { sum += kernel[distance] * source[start + (place - distance) * step] }
                        if place + distance < length {
                            sum += kernel[distance] * source[start + (place + distance) * step]
                        }
                    }
                    result[start + place * step] = sum
                }
            }
        }
        return result
    }
}
