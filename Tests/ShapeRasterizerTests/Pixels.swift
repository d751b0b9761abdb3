import ShapeRasterizer

/// Transparent pixels to draw on, and numbers to draw with.
final class Pixels {
    let width: Int, height: Int
    private(set) var words: [UInt32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        words = Array(repeating: 0, count: width * height)
    }

    /// Draws on the pixels whose top left is the surface's pixel (`originX`, `originY`), within a part of them.
    func draw<Result>(
        originX: Int = 0, originY: Int = 0, columns: Range<Int>? = nil, rows: Range<Int>? = nil,
        _ body: (PixelTarget) -> Result
    ) -> Result? {
        words.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            return body(
                PixelTarget(
                    pixels: base, stride: width, originX: originX, originY: originY,
                    columns: columns ?? originX..<originX + width, rows: rows ?? originY..<originY + height))
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

    /// What is covered, in pixels.
    var area: Double { words.reduce(0) { $0 + Double($1 >> 24) / 255 } }

    /// How far the opacities are from the shares of the pixels that `contains` is true for, at `samples` by `samples`
    /// points of each: the most of any pixel and the mean of those at edges, of 255.
    func error(samples: Int = 16, _ contains: (Double, Double) -> Bool) -> (most: Double, mean: Double) {
        var (most, sum, count) = (0.0, 0.0, 0.0)
        for y in 0..<height {
            for x in 0..<width {
                var hits = 0
                for row in 0..<samples {
                    for column in 0..<samples {
                        let (stepX, stepY) = (Double(column) + 0.5, Double(row) + 0.5)
                        if contains(Double(x) + stepX / Double(samples), Double(y) + stepY / Double(samples)) {
                            hits += 1
                        }
                    }
                }
                let wanted = Double(hits) / Double(samples * samples) * 255
                let error = abs(Double(self[x, y] >> 24) - wanted)
                most = max(most, error)
                guard wanted > 0 && wanted < 255 else { continue }
                sum += error
                count += 1
            }
        }
        return (most, sum / max(count, 1))
    }
}

/// Numbers that look random and are the same in every run.
struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ low: Double, _ high: Double) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return low + (high - low) * Double(state >> 11) / Double(1 << 53)
    }

    /// One of all sorts of numbers, among them those that are none.
    mutating func odd() -> Double {
        let kinds: [Double] = [
            .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, Double.leastNonzeroMagnitude, 16383.9, -16384,
            1e6, 0.5, .pi, -3,
        ]
        let index = Int(next(0, Double(2 * kinds.count)))
        return index < kinds.count ? kinds[index] : next(-40, 80)
    }
}

extension RoundedBox {
    /// Whether the box contains a point.
    func contains(_ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (x - centerX, y - centerY)
        let (along, across) = (abs(dx * cosine + dy * sine), abs(dy * cosine - dx * sine))
        guard along <= halfWidth, across <= halfHeight else { return false }
        let (cornerX, cornerY) = (along - halfWidth + radius, across - halfHeight + radius)
        return cornerX <= 0 || cornerY <= 0 || cornerX * cornerX + cornerY * cornerY <= radius * radius
    }
}
