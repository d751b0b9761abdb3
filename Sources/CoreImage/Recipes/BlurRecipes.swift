// From this deviation on, in pixels, three box averages replace the bell curve: they are within 3 % of it, and their
// time does not grow with it. Source: docs/sources/layers.md, Numerical methods.
private let boxDeviation = 8.0
// Where the bell curve ends, in deviations: less than 1/255 lies beyond.
private let reachInDeviations = 3.0

/// Another image, blurred along both axes.
struct BlurRecipe: Recipe {
    let source: any Recipe
    private let line: LineFilter

    /// Blurred by a bell curve of this deviation, in pixels, above 0.
    init(_ source: any Recipe, deviation: Double) {
        (self.source, line) = (source, LineFilter(deviation: deviation))
    }

    /// Blurred by averages of all that is up to `radius` pixels away, above 0.
    init(_ source: any Recipe, boxRadius radius: Double) {
        (self.source, line) = (source, LineFilter(boxRadius: radius))
    }

    var extent: CGRect {
        source.extent.isEndless ? source.extent : source.extent.insetBy(dx: -line.growth, dy: -line.growth)
    }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let wide = area.grown(line.reach, line.reach)
        try rendering.check(wide)
        let found = try source.block(wide, rendering)
        // Rows first, then columns, each of as many pixels as the next step looks at.
        let rows = PixelArea(x: area.x, y: wide.y)
        let across = line.applied(found, to: rows) { block, x, y in block[x, y] }
        let turned = PixelArea(x: area.y, y: area.x)
        let down = line.applied(across, to: turned) { block, x, y in block[y, x] }
        return PixelBlock(area) { x, y in down[y, x] }
    }
}

/// Averages along a line, with weights.
private struct LineFilter: Sendable {
    /// The weights from the middle on, their sum over both sides 1; empty where boxes replace them.
    private var weights: [Float] = []
    /// The reach of each box to the left and right of its pixel.
    private var boxes: [(left: Int, right: Int)] = []
    /// How far it looks, in pixels.
    let reach: Int
    /// How far its results reach beyond the image, in pixels.
    let growth: CGFloat

    init(deviation: Double) {
        reach = Int((deviation * reachInDeviations).rounded(.up))
        growth = CGFloat(reach)
        if deviation < boxDeviation {
            let curve = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
            let sum = curve[0] + 2 * curve.dropFirst().reduce(0, +)
            weights = curve.map { Float($0 / sum) }
        } else {
            let size = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
            let half = size / 2
            // An even box has no middle: two lean to either side, and the third is one wider.
            boxes =
                size % 2 == 1
                ? [(half, half), (half, half), (half, half)]
                : [(half, half - 1), (half - 1, half), (half, half)]
        }
    }

    init(boxRadius radius: Double) {
        // The pixels at both ends count by the part of them that lies inside.
        let whole = Int(radius.rounded(.down))
        let rest = radius - Double(whole)
        reach = rest > 0 ? whole + 1 : whole
        growth = CGFloat(reach)
        let sum = 2 * radius + 1
        weights = (0...reach).map { Float(($0 <= whole ? 1 : rest) / sum) }
    }

    /// Returns the averages along the rows of `area`, of pixels that `pixel` reads.
    func applied(
        _ block: PixelBlock, to area: PixelArea, _ pixel: (PixelBlock, _ x: Int, _ y: Int) -> Pixel
    ) -> PixelBlock {
        let count = area.x.count + 2 * reach
        var values: [Pixel] = []
        values.reserveCapacity(area.count)
        var line = [Pixel](repeating: .clear, count: count)
        for y in area.y {
            for index in 0..<count { line[index] = pixel(block, area.x.lowerBound - reach + index, y) }
            if weights.isEmpty {
                for box in boxes { average(&line, box.left, box.right) }
                values += line[reach..<reach + area.x.count]
            } else {
                for index in reach..<reach + area.x.count {
                    var sum = line[index] * weights[0]
                    for distance in 1..<weights.count {
                        sum += (line[index - distance] + line[index + distance]) * weights[distance]
                    }
                    values.append(sum)
                }
            }
        }
        return PixelBlock(area, values: values)
    }

    private func average(_ line: inout [Pixel], _ left: Int, _ right: Int) {
        let source = line
        // A running sum, in Double so that nothing is left over at the end of a long line.
        var sum = SIMD4<Double>.zero
        for index in 0..<min(right, source.count) { sum += SIMD4<Double>(source[index]) }
        let size = Double(left + right + 1)
        for index in source.indices {
            if index + right < source.count { sum += SIMD4<Double>(source[index + right]) }
            line[index] = Pixel(sum / size)
            if index >= left { sum -= SIMD4<Double>(source[index - left]) }
        }
    }
}
