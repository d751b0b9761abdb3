/// What keeps a quotient of nothing by nothing from being no number.
private let tiny: Float = 1e-30
/// By how much the lesser part of a direction grows, in parts of the greater one, so that it is never nothing.
private let tilt: Float = 1.0 / 65536
/// What is added to shares of pixels so that a whole pixel that is computed and one that is not are rounded alike.
let nudge: Float = 4e-6

/// By how much a curve's pixel reaches farther out than its middle, times the curve's radius: 1/24.
let bend: Float = 1.0 / 24

/// The share of each of four pixels that a shape covers.
protocol Coverage {
    /// The shares, 0...1, of the pixels whose middles are at the columns `x` of the row `y`, from the shape's middle.
    func coverage(_ x: Wide, _ y: Float) -> Wide
}

/// The directions of edges, by the size of their parts along the greater and the lesser of both axes.
struct Slant {
    let greater: Wide, lesser: Wide

    /// That of edges whose normals are (`x`, `y`), of any length.
    @inline(__always) init(_ x: Wide, _ y: Wide) {
        let (across, down) = (x.size, y.size)
        greater = across.atLeast(down)
        lesser = across.atMost(down) + greater * tilt
    }

    /// The uncovered share of a pixel whose middle is `distance`, not negative, inside an edge: the area that the edge
    /// cuts off a unit square. Distances are in the unit of the normals' lengths.
    @inline(__always) func cut(_ distance: Wide) -> Wide {
        let depth = ((greater + lesser) * 0.5 - distance).atLeast(Wide())
        let corner = depth.atMost(lesser)
        return (2 * lesser * (depth - corner) + corner * corner) / (2 * greater * lesser + tiny)
    }

    /// The covered share of a pixel whose middle is `distance` inside an edge, or outside if that is negative.
    @inline(__always) func share(_ distance: Wide) -> Wide {
        (0.5 + nudge) + (0.5 - cut(distance.size)).signed(as: distance)
    }
}

/// The coverage beside one straight edge.
struct StraightEdge: Coverage {
    /// The distance inside the edge of the row's column 0, and by how much it grows with the columns.
    let distance: Float, growth: Float
    /// The slant's measures: half the sum of its parts, the lesser one, one through the greater, and one through twice
    /// their product.
    let reach: Float, lesser: Float, slope: Float, curve: Float

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        let distance = distance + growth * x
        let depth = (reach - distance.size).atLeast(Wide())
        let corner = depth.atMost(Wide(repeating: lesser))
        let cut = (depth - corner) * slope + corner * corner * curve
        return (0.5 + nudge) + (0.5 - cut).signed(as: distance)
    }
}
