/// By how much both parts of a direction grow, in pixels, so that none is ever nothing.
private let tiny: Float = 1.0 / 65536
/// What is added to shares of pixels so that a whole pixel that is computed and one that is not are rounded alike.
let nudge: Float = 4e-6

/// By how much a curve's pixel reaches farther out than its middle, times twice the curve's radius: 1/12.
let bend: Float = 1.0 / 12

/// The unit in which shares of pixels are wanted: that many parts of a pixel, as is wanted for half and a quarter too.
struct Parts {
    let whole: Float, half: Float, quarter: Float

    /// Shares in parts of `whole`.
    init(_ whole: Float) {
        (self.whole, half, quarter) = (whole, whole * (0.5 + nudge), whole / 4)
    }
}

/// The share of each of four pixels that a shape covers.
///
/// A processor works on several groups of four pixels at once, as far as it looks ahead. So a group takes as long as
/// its longest chain of steps that wait for one another: where there is a choice, the shorter chain is here, even with
/// more steps.
protocol Coverage {
    /// The shares, 0...1 in `parts`, of the pixels whose middles are at the columns `x` of the row `y`, from the
    /// shape's middle.
    func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide
}

/// The directions of edges, by the size of their parts along the greater and the lesser of both axes, in pixels.
struct Slant {
    private let sum: Wide, greater: Wide, lesser: Wide

    /// That of edges whose normals are (`x`, `y`), some pixels long.
    @inline(__always) init(_ x: Wide, _ y: Wide) {
        let (across, down) = (x.size, y.size)
        sum = across + down
        greater = across.atLeast(down) + tiny
        lesser = across.atMost(down) + tiny
    }

    /// The uncovered share, in `parts`, of a pixel whose middle is inside an edge: the area that the edge cuts off a
    /// unit square. `twice` is the distance, not negative, in halves of the normals' lengths.
    @inline(__always) func cut(twice distance: Wide, _ parts: Parts) -> Wide {
        let both = lesser + lesser
        let scale = parts.quarter / (greater * both)
        let depth = (sum - distance).atLeast(Wide())
        let corner = depth.atMost(both)
        return corner * scale * (depth + depth - corner)
    }

    /// The covered share of a pixel whose middle is half of `twice` inside an edge, or outside if that is negative.
    @inline(__always) func share(twice distance: Wide, _ parts: Parts) -> Wide {
        (2 * parts.quarter - cut(twice: distance.size, parts)).signed(as: distance) + parts.half
    }
}

/// The coverage beside one straight edge.
struct StraightEdge: Coverage {
    /// By how much the distance inside the edge grows with the columns and the rows, and what it is in the middle.
    private let across: Float, down: Float, distance: Float
    /// The slant's measures: half the sum of its parts, the lesser one, one through the greater, and one through twice
    /// their product.
    private let reach: Float, lesser: Float, slope: Float, curve: Float

    /// The edge at `distance` from the shape's middle whose normal inwards is the unit vector (`across`, `down`).
    init(across: Float, down: Float, distance: Float) {
        (self.across, self.down, self.distance) = (across, down, distance)
        let (one, other) = (abs(across), abs(down))
        let (greater, lesser) = (max(one, other), max(min(one, other), tiny))
        (reach, self.lesser) = ((greater + lesser) / 2, lesser)
        (slope, curve) = (1 / greater, 1 / (2 * greater * lesser))
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        let distance = across * x + (self.distance + down * y)
        let depth = (reach - distance.size).atLeast(Wide())
        let corner = depth.atMost(Wide(repeating: lesser))
        let cut = (depth - corner) * (slope * parts.whole) + corner * corner * (curve * parts.whole)
        return (2 * parts.quarter - cut).signed(as: distance) + parts.half
    }

    /// The columns whose pixels it cuts in the row of the shape's middle, which is `insetX` right of the left border of
    /// its pixel, as numbers to be rounded to the nearest, and how far they move from row to row.
    func columns(_ insetX: Float) -> (start: Float, end: Float, slope: Float) {
        let (middle, reach) = (insetX - distance / across, (self.reach + 1e-3) / abs(across))
        return (middle - reach, middle + reach, -down / across)
    }
}
