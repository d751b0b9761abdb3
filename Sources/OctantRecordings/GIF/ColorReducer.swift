internal import OctantBase

// What a part of a colour counts: as much as it adds to brightness, roughly. Source: ours, 2:4:1.
private let weights: SIMD3<Float> = [2, 4, 1]
// Bits a part of the cells in which colours are counted.
private let cellBits: UInt32 = 6
// Rounds in which colours move to the middle of what is nearest to them.
private let rounds = 3

/// Colours, each once and in order, and the number of pixels that have it.
typealias Histogram = [(color: UInt32, count: Int)]

/// Finds the few colours that come nearest to many: cells of colours are split where they differ most, until there are
/// as many as wanted, and then each colour moves to the middle of all that is nearest to it.
enum ColorReducer {
    /// Colours that are near one another.
    private struct Cell {
        var sum: SIMD3<Float> = .zero
        var count: Float = 0
        var middle: SIMD3<Float> { sum / count }
    }

    /// Returns `count` colours at most, 0xFFRRGGBB, for those in `histogram`.
    static func colors(of histogram: Histogram, count: Int) -> [UInt32] {
        if histogram.count <= count { return histogram.map(\.color) }
        let cells = cells(of: histogram)
        var boxes = [cells[...]]
        while boxes.count < count {
            // A single cell differs from itself by what was rounded.
            let errors = boxes.map { $0.count > 1 ? spread($0).max() : 0 }
            guard let widest = errors.indices.max(by: { errors[$0] < errors[$1] }), errors[widest] > 0 else { break }
            let (low, high) = split(boxes[widest])
            boxes[widest] = low
            boxes.append(high)
        }
        var middles = boxes.map { box in
            let whole = box.reduce(into: Cell()) { ($0.sum, $0.count) = ($0.sum + $1.sum, $0.count + $1.count) }
            return whole.middle
        }
        for _ in 0..<rounds { move(&middles, cells) }
        return Set(middles.map(\.color)).ordered()
    }

    /// The colours of `histogram`, those that are nearly one together.
    private static func cells(of histogram: Histogram) -> [Cell] {
        var cells: [UInt32: Cell] = [:]
        for (color, number) in histogram {
            let shift = 8 - cellBits
            func part(_ at: UInt32) -> UInt32 { (color >> at & 0xFF) >> shift }
            let key = part(16) << (2 * cellBits) | part(8) << cellBits | part(0)
            cells[key, default: Cell()].sum += SIMD3(color) * Float(number)
            cells[key, default: Cell()].count += Float(number)
        }
        var keys = Array(cells.keys)
        keys.sort()
        return keys.compactMap { cells[$0] }
    }

    /// How much the colours of `box` differ, a part each.
    private static func spread(_ box: ArraySlice<Cell>) -> SIMD3<Float> {
        var (sum, squares, count) = (SIMD3<Float>.zero, SIMD3<Float>.zero, Float(0))
        for cell in box {
            sum += cell.sum
            squares += cell.middle * cell.middle * cell.count
            count += cell.count
        }
        return (squares - sum * sum / count) * weights
    }

    /// Parts `box` where that leaves the least difference in both.
    private static func split(_ box: ArraySlice<Cell>) -> (ArraySlice<Cell>, ArraySlice<Cell>) {
        let spread = spread(box)
        let axis = (0..<3).max { spread[$0] < spread[$1] } ?? 0
        var sorted = Array(box)
        sorted.sort { $0.middle[axis] < $1.middle[axis] }
        let total = sorted.reduce(into: Cell()) { ($0.sum, $0.count) = ($0.sum + $1.sum, $0.count + $1.count) }
        var (best, cut, sum, count) = (-Float.infinity, 1, Float(0), Float(0))
        for index in 0..<sorted.count - 1 {
            sum += sorted[index].sum[axis]
            count += sorted[index].count
            let rest = total.sum[axis] - sum
            let gain = sum * sum / count + rest * rest / (total.count - count)
            if gain > best { (best, cut) = (gain, index + 1) }
        }
        return (sorted[..<cut], sorted[cut...])
    }

    private static func move(_ middles: inout [SIMD3<Float>], _ cells: [Cell]) {
        var sums = [Cell](repeating: Cell(), count: middles.count)
        for cell in cells {
            let nearest = cell.middle.nearest(in: middles)
            sums[nearest].sum += cell.sum
            sums[nearest].count += cell.count
        }
        for index in middles.indices where sums[index].count > 0 { middles[index] = sums[index].middle }
    }
}

extension SIMD3<Float> {
    /// The parts of 0xRRGGBB.
    init(_ color: UInt32) { self = [Float(color >> 16 & 0xFF), Float(color >> 8 & 0xFF), Float(color & 0xFF)] }

    /// The square of how far another colour's parts are, weighted by what they count.
    func distance(to other: SIMD3<Float>) -> Float {
        let difference = other - self
        return (difference * difference * weights).sum()
    }

    /// The index of the nearest of `colors`, 0 where there is none.
    func nearest(in colors: [SIMD3<Float>]) -> Int {
        var (nearest, least) = (0, Float.infinity)
        for index in colors.indices {
            let distance = distance(to: colors[index])
            if distance < least { (nearest, least) = (index, distance) }
        }
        return nearest
    }

    /// The colour nearest to these parts, 0xFFRRGGBB.
    var color: UInt32 {
        func part(_ value: Float, _ shift: UInt32) -> UInt32 {
            UInt32(Swift.min(Swift.max(value.rounded(), 0), 255)) << shift
        }
        return 0xFF00_0000 | part(x, 16) | part(y, 8) | part(z, 0)
    }
}
