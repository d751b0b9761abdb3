/// Another image in squares of one colour each: the average of what is there.
struct PixellateRecipe: Recipe {
    let source: any Recipe
    /// Where four squares meet.
    let center: CGPoint
    /// The side of a square, in pixels, at least 1.
    let side: Double

    var extent: CGRect { source.extent }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        // The first pixel of a square, from its number.
        func start(_ square: Int, _ center: CGFloat) -> Int { Int((center + Double(square) * side).rounded(.down)) }
        func number(_ pixel: Int, _ center: CGFloat) -> Int {
            let guess = Int(((Double(pixel) + 0.5 - center) / side).rounded(.down))
            if pixel < start(guess, center) { return guess - 1 }
            return pixel >= start(guess + 1, center) ? guess + 1 : guess
        }
        func squares(_ range: Range<Int>, _ center: CGFloat) -> [Range<Int>] {
            let numbers = number(range.lowerBound, center)...number(range.upperBound - 1, center)
            return numbers.map { start($0, center)..<start($0 + 1, center) }
        }
        let (columns, rows) = (squares(area.x, center.x), squares(area.y, center.y))
        guard let left = columns.first, let right = columns.last, let bottom = rows.first, let top = rows.last else {
            return PixelBlock(area) { _, _ in .clear }
        }
        let whole = PixelArea(x: left.lowerBound..<right.upperBound, y: bottom.lowerBound..<top.upperBound)
        let block = try source.block(whole, rendering)
        let first = (number(area.x.lowerBound, center.x), number(area.y.lowerBound, center.y))
        let colors = rows.map { row in
            columns.map { column in block.average(PixelArea(x: column, y: row).shared(with: block.area)) }
        }
        return PixelBlock(area) { x, y in colors[number(y, center.y) - first.1][number(x, center.x) - first.0] }
    }
}

extension PixelBlock {
    /// Returns the average of the pixels of `part`; transparent for none.
    func average(_ part: PixelArea) -> Pixel {
        var sum = SIMD4<Double>.zero
        for y in part.y {
            for x in part.x { sum += SIMD4<Double>(self[x, y]) }
        }
        return part.isEmpty ? .clear : Pixel(sum / Double(part.count))
    }
}

/// One pixel: the average of a part of another image.
struct AverageRecipe: Recipe {
    let source: any Recipe
    let rect: CGRect

    let extent = CGRect(x: 0, y: 0, width: 1, height: 1)

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let part = PixelArea(covering: rect)
        try rendering.check(part)
        let average = try source.block(part, rendering).average(part)
        return PixelBlock(area) { _, _ in average }
    }
}

/// Another image in another size, by Lanczos' window of three lobes: sharp, and without stairs.
struct LanczosRecipe: Recipe {
    let source: any Recipe
    /// The factors of width and height, above 0.
    let scale: (x: Double, y: Double)

    // The number of lobes to either side.
    private static let lobes = 3.0

    var extent: CGRect { source.extent.mapped(by: CGAffineTransform(scaleX: scale.x, y: scale.y)) }

    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let (across, down) = (taps(area.x, scale.x), taps(area.y, scale.y))
        let whole = PixelArea(covering: source.extent)
        func span(_ taps: [Taps], _ limit: Range<Int>) -> Range<Int> {
            let low = taps.map(\.first).min() ?? 0
            let high = taps.map { $0.first + $0.weights.count }.max() ?? 0
            return (low..<max(low, high)).clamped(to: limit)
        }
        let needed = PixelArea(x: span(across, whole.x), y: span(down, whole.y))
        let block = try source.block(needed, rendering)
        guard !needed.isEmpty else { return PixelBlock(area) { _, _ in .clear } }
        // Beyond the edge the edge goes on.
        func inside(_ value: Int, _ range: Range<Int>) -> Int {
            min(max(value, range.lowerBound), range.upperBound - 1)
        }
        let rows = PixelBlock(PixelArea(x: area.x, y: needed.y)) { x, y in
            let taps = across[x - area.x.lowerBound]
            return taps.sum { block[inside($0, needed.x), y] }
        }
        return PixelBlock(area) { x, y in
            down[y - area.y.lowerBound].sum { rows[x, inside($0, needed.y)] }
        }
    }

    /// Pixels that one is made of, and their weights.
    private struct Taps {
        let first: Int
        let weights: [Float]

        func sum(_ pixel: (Int) -> Pixel) -> Pixel {
            var sum = Pixel.clear
            for (index, weight) in weights.enumerated() { sum += pixel(first + index) * weight }
            return sum
        }
    }

    private func taps(_ range: Range<Int>, _ scale: Double) -> [Taps] {
        // Where it becomes smaller the window is wider.
        let width = max(1, 1 / scale)
        return range.map { pixel in
            let middle = (Double(pixel) + 0.5) / scale
            let first = Int((middle - Self.lobes * width - 0.5).rounded(.up))
            let last = Int((middle + Self.lobes * width - 0.5).rounded(.down))
            let weights = (first...max(first, last)).map { Self.window((Double($0) + 0.5 - middle) / width) }
            let sum = weights.reduce(0, +)
            return Taps(first: first, weights: weights.map { Float($0 / sum) })
        }
    }

    private static func window(_ x: Double) -> Double {
        guard x != 0 else { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }
}
