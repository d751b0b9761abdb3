import Foundation

/// What is covered beside the edges of a line along a circle.
protocol CircularLine {
    /// The share of pixels at (`x`, `y`) from the circle's middle, `square` being the square of that
    /// distance.
    func share(_ x: Wide, _ y: Wide, _ square: Wide, _ parts: Parts) -> Wide
    /// Twice the distance inside the line times that from the circle's middle.
    func twice(_ square: Wide) -> Wide
}

/// A line of some pixels.
struct WideLine<Distance: RadialDistance>: CircularLine {
    private let outer: Distance, inner: Distance

    init(_ arc: Arc) {
        (outer, inner) = (
            Distance(radius: arc.radius + arc.halfWidth), Distance(radius: arc.radius - arc.halfWidth)
        )
    }

    @inline(__always) func twice(_ square: Wide) -> Wide {
        let bend = Wide(repeating: bend)
        return outer.twice(square, less: bend).atMost(inner.outside(square, more: bend))
    }

    @inline(__always) func share(_ x: Wide, _ y: Wide, _ square: Wide, _ parts: Parts) -> Wide {
        Slant(x, y).share(twice: twice(square), parts)
    }
}

/// A line thinner than a pixel's diagonal.
struct ThinLine: CircularLine {
    private let radius: Float, halfWidth: Float

    init(_ arc: Arc) { (radius, halfWidth) = (Float(arc.radius), Float(arc.halfWidth)) }

    @inline(__always) func twice(_ square: Wide) -> Wide {
        let length = square.root
        return (halfWidth - (length - radius).size) * (length + length)
    }

    @inline(__always) func share(_ x: Wide, _ y: Wide, _ square: Wide, _ parts: Parts) -> Wide {
        let length = square.root
        let off = (length - radius).size
        let slant = Slant(x, y)
        let both = length + length
        let share = slant.share(twice: (halfWidth - off) * both, parts)
        return (share - slant.cut(twice: (halfWidth + off) * both, parts)).atLeast(Wide())
    }
}

/// The coverage of a ring.
struct RingCoverage<Line: CircularLine>: Coverage {
    let line: Line

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        line.share(x, Wide(repeating: y), x * x + y * y, parts)
    }
}

/// The ends of an arc: their directions from the circle's middle, and what lies along the arc.
struct ArcEnds {
    let middleX: Float, middleY: Float
    /// The cosine and sine of half the sweep.
    let cosine: Float, sine: Float
    /// The directions of the ends: after the middle, and before it.
    let afterX: Float, afterY: Float, beforeX: Float, beforeY: Float

    init(_ arc: Arc) {
        let half = min(arc.halfSweep, .pi)
        let (x, y, cosine, sine) = (cos(arc.middle), sin(arc.middle), cos(half), sin(half))
        (middleX, middleY, self.cosine, self.sine) = (Float(x), Float(y), Float(cosine), Float(sine))
        (afterX, afterY) = (Float(x * cosine - y * sine), Float(y * cosine + x * sine))
        (beforeX, beforeY) = (Float(x * cosine + y * sine), Float(y * cosine - x * sine))
    }

    /// Whether the point at (`x`, `y`) from the circle's middle lies along the arc.
    @inline(__always) func contains(_ x: Float, _ y: Float) -> Bool {
        cosine * abs(middleX * y - middleY * x) < sine * (middleX * x + middleY * y)
    }
}

/// The coverage of an arc with round ends.
struct RoundArcCoverage<Line: CircularLine, End: RadialDistance>: Coverage {
    let line: Line, end: End
    let ends: ArcEnds
    let radius: Float

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        let cross = ends.middleX * y - ends.middleY * x
        let dot = ends.middleX * x + ends.middleY * y
        let along = ends.cosine * cross.size .< ends.sine * dot
        let isAfter = cross .>= 0
        // The middle of the nearer end, or, along the arc, the circle's.
        @inline(__always) func middle(_ before: Float, _ after: Float) -> Wide {
            Wide(repeating: before * radius).replacing(with: Wide(repeating: after * radius), where: isAfter)
                .replacing(with: Wide(), where: along)
        }
        let offX = x - middle(ends.beforeX, ends.afterX), offY = y - middle(ends.beforeY, ends.afterY)
        let square = offX * offX + offY * offY
        let twice = end.twice(square, less: Wide(repeating: bend)).replacing(with: line.twice(square), where: along)
        return Slant(offX, offY).share(twice: twice, parts)
    }
}

/// The coverage of an arc with blunt ends.
struct BluntArcCoverage<Line: CircularLine>: Coverage {
    let ring: RingCoverage<Line>
    let ends: ArcEnds

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        let cross = ends.middleX * y - ends.middleY * x
        let dot = ends.middleX * x + ends.middleY * y
        let isAfter = cross .>= 0
        @inline(__always) func end(_ before: Float, _ after: Float) -> Wide {
            Wide(repeating: before).replacing(with: Wide(repeating: after), where: isAfter)
        }
        let inside = ends.sine * dot - ends.cosine * cross.size
        let slant = Slant(end(ends.beforeX, ends.afterX), end(ends.beforeY, ends.afterY))
        // On the other side of the circle's middle there is no end to cut a pixel.
        let isBeside = ends.cosine * dot + ends.sine * cross.size .> 0
        let whole = Wide().replacing(with: Wide(repeating: 1), where: inside .> 0)
        let share = slant.share(twice: inside + inside, Parts(1))
        return ring.coverage(x, y, parts) * whole.replacing(with: share, where: isBeside)
    }
}
