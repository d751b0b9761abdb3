// An ordered pattern of 4 x 4 thresholds (B. Bayer, 1973).
private let thresholds: [Float] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map { ($0 + 0.5) / 16 - 0.5 }

/// Finds the colours of a palette that come nearest to others.
struct ColorMapper {
    private let palette: [UInt32]
    private let parts: [SIMD3<Float>]
    private var known: [UInt32: UInt8] = [:]
    /// How far the pattern of a dither reaches: about as far as two colours of the palette are apart.
    private let reach: Float

    /// A mapper to `palette`, which is not empty.
    init(_ palette: [UInt32]) {
        self.palette = palette
        parts = palette.map { SIMD3($0) }
        reach = 256 / max(Float(palette.count).squareRoot(), 2) / 2
    }

    /// The number of the colour nearest to `color`.
    mutating func index(of color: UInt32) -> UInt8 {
        if let index = known[color] { return index }
        let index = UInt8(truncatingIfNeeded: SIMD3(color).nearest(in: parts))
        known[color] = index
        return index
    }

    /// The mean of the squares by which the colours of `histogram` would be wrong.
    mutating func error(of histogram: Histogram) -> Double {
        var (sum, count) = (0.0, 0)
        for (color, number) in histogram {
            sum += Double(SIMD3(color).distance(to: parts[Int(index(of: color))])) * Double(number)
            count += number
        }
        return count == 0 ? 0 : sum / Double(count)
    }

    /// The numbers of `colors`, rows of `width`, by `dithering`. Colours that are 0 are none: they keep the number 0,
    /// and nothing goes into them.
    mutating func indices(of colors: [UInt32], width: Int, _ dithering: Dithering) -> [UInt8] {
        var indices = [UInt8](repeating: 0, count: colors.count)
        switch dithering {
        case .none:
            for at in colors.indices where colors[at] != 0 { indices[at] = index(of: colors[at]) }
        case .ordered:
            for at in colors.indices where colors[at] != 0 {
                let exact = index(of: colors[at])
                if palette[Int(exact)] == colors[at] {
                    indices[at] = exact
                } else {
                    let threshold = thresholds[(at / width) % 4 * 4 + at % width % 4]
                    indices[at] = index(of: (SIMD3(colors[at]) + threshold * reach).color)
                }
            }
        case .diffusion:
            diffuse(colors, width, &indices)
        }
        return indices
    }

    private mutating func diffuse(_ colors: [UInt32], _ width: Int, _ indices: inout [UInt8]) {
        // A row has a place more at both ends, for what goes beyond it.
        var (row, following) = (
            [SIMD3<Float>](repeating: .zero, count: width + 2), [SIMD3<Float>](repeating: .zero, count: width + 2)
        )
        for at in colors.indices {
            let x = at % width
            if x == 0 {
                row = following
                for place in following.indices { following[place] = .zero }
            }
            guard colors[at] != 0 else { continue }
            let wanted = (SIMD3(colors[at]) + row[x + 1]).clamped(lowerBound: .zero, upperBound: [255, 255, 255])
            let index = index(of: wanted.color)
            indices[at] = index
            let error = wanted - parts[Int(index)]
            row[x + 2] += error * (7.0 / 16)
            following[x] += error * (3.0 / 16)
            following[x + 1] += error * (5.0 / 16)
            following[x + 2] += error * (1.0 / 16)
        }
    }
}
