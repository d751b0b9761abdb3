import Foundation

/// What is covered beside the edges of a line along a circle.
protocol ArcDistance {
    /// The share of pixels at (`x`, `y`) from the circle's middle, or, where they are not `along` the arc, from the
    /// middle of its end.
    func share(_ x: Wide, _ y: Wide, along: SIMDMask<SIMD4<Int32>>) -> Wide
}

/// That of lines of some pixels.
struct RootDistance: ArcDistance {
    let radius: Float, halfWidth: Float
    /// By how much pixels reach farther out than their middles at a round end, in pixels.
    let endBend: Float

    init(_ arc: Arc) {
        (radius, halfWidth) = (Float(arc.radius), Float(arc.halfWidth))
        endBend = bend / halfWidth
    }

    @inline(__always)
    func share(_ x: Wide, _ y: Wide, along: SIMDMask<SIMD4<Int32>>) -> Wide {
        let length = (x * x + y * y).root
        let off = length - Wide().replacing(with: Wide(repeating: radius), where: along)
        let bent = (length * endBend).replacing(with: Wide(repeating: bend), where: along)
        return Slant(x, y).share((halfWidth - off.size) * length - bent.signed(as: off))
    }
}

/// That of lines thinner than a pixel's diagonal.
struct ThinDistance: ArcDistance {
    let radius: Float, halfWidth: Float

    init(_ arc: Arc) { (radius, halfWidth) = (Float(arc.radius), Float(arc.halfWidth)) }

    @inline(__always)
    func share(_ x: Wide, _ y: Wide, along: SIMDMask<SIMD4<Int32>>) -> Wide {
        let length = (x * x + y * y).root
        let off = (length - Wide().replacing(with: Wide(repeating: radius), where: along)).size
        let slant = Slant(x, y)
        let share = slant.share((halfWidth - off) * length) - slant.cut((halfWidth + off) * length)
        return share.atLeast(Wide())
    }
}

/// That of wide lines, for which no root is needed.
struct WideDistance: ArcDistance {
    /// The squares of the radii: of the middle, of the outer and the inner edge, and of round ends.
    let middle: Float, outer: Float, inner: Float, end: Float

    init(_ arc: Arc) {
        func square(_ value: Double) -> Float { Float(value * value) }
        (middle, end) = (square(arc.radius), square(arc.halfWidth))
        (outer, inner) = (square(arc.radius + arc.halfWidth), square(arc.radius - arc.halfWidth))
    }

    @inline(__always)
    func share(_ x: Wide, _ y: Wide, along: SIMDMask<SIMD4<Int32>>) -> Wide {
        let square = x * x + y * y
        let isInside = along .& (square .< middle)
        var edge = Wide(repeating: end).replacing(with: Wide(repeating: outer), where: along)
        edge.replace(with: Wide(repeating: inner), where: isInside)
        // The distance d outside times the length l: (l² - r²)/2 is d·l - d²/2, and nearly d·r.
        let half = (square - edge) * 0.5
        let distance = half + half * half * 0.5 / edge + bend
        return Slant(x, y).share(Wide(bits: distance.bits ^ 0x8000_0000).replacing(with: distance, where: isInside))
    }
}

/// The coverage of a ring.
struct RingCoverage<Distance: ArcDistance>: Coverage {
    let distance: Distance

    init(_ distance: Distance) { self.distance = distance }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        distance.share(x, Wide(repeating: y), along: SIMDMask(repeating: true))
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
struct RoundArcCoverage<Distance: ArcDistance>: Coverage {
    let distance: Distance
    let ends: ArcEnds
    let radius: Float

    init(_ arc: Arc, _ ends: ArcEnds, _ distance: Distance) {
        (self.distance, self.ends, radius) = (distance, ends, Float(arc.radius))
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        let cross = ends.middleX * y - ends.middleY * x
        let dot = ends.middleX * x + ends.middleY * y
        let along = ends.cosine * cross.size .< ends.sine * dot
        let isAfter = cross .>= 0
        @inline(__always) func end(_ before: Float, _ after: Float) -> Wide {
            Wide(repeating: before * radius).replacing(with: Wide(repeating: after * radius), where: isAfter)
                .replacing(with: Wide(), where: along)
        }
        return distance.share(
            x - end(ends.beforeX, ends.afterX), y - end(ends.beforeY, ends.afterY), along: along)
    }
}

/// The coverage of an arc with blunt ends.
struct BluntArcCoverage<Distance: ArcDistance>: Coverage {
    let distance: Distance
    let ends: ArcEnds

    init(_ ends: ArcEnds, _ distance: Distance) { (self.distance, self.ends) = (distance, ends) }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
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
        let share = distance.share(x, Wide(repeating: y), along: SIMDMask(repeating: true))
        return share * whole.replacing(with: slant.share(inside), where: isBeside)
    }
}
