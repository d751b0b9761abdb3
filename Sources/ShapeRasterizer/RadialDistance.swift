/// Twice the distance d inside a circle, or a box with corners of its radius r, times the length l = r - d of the
/// offset from its middle, or from what its corners turn about.
protocol RadialDistance {
    init(radius: Double)
    /// That where the square of the offset's length is `square`, less `bend`, the same at the outline.
    func twice(_ square: Wide, less bend: Wide) -> Wide
    /// The same outside: the negative of that.
    func outside(_ square: Wide, more bend: Wide) -> Wide
}

/// That of radii of a pixel and more: (r - l)·l, by a root.
struct TightDistance: RadialDistance {
    private let both: Float, inverse: Float

    init(radius: Double) { (both, inverse) = (Float(2 * radius), Float(1 / radius)) }

    @inline(__always) func twice(_ square: Wide, less bend: Wide) -> Wide {
        // Where there is no offset this must not be less than nothing.
        square.root * (both - bend * inverse) - (square + square)
    }

    @inline(__always) func outside(_ square: Wide, more bend: Wide) -> Wide {
        square + square - square.root * (both - bend * inverse)
    }
}

/// That of radii of two pixels and more. With z = 1 - l²/r², 2·d·l is r²·(z - z²/4 - z³/8), and less than the next
/// term away from it where a pixel may be cut.
struct CurvedDistance: RadialDistance {
    private let square: Float, first: Float, second: Float, least: Float

    init(radius: Double) {
        let square = radius * radius
        (self.square, first, second) = (Float(square), Float(0.25 / square), Float(0.125 / (square * square)))
        // Farther outside the third power would win.
        least = 0.25 * first
    }

    @inline(__always) func twice(_ square: Wide, less bend: Wide) -> Wide {
        let inside = self.square - square
        let factor = (inside * second + first).atLeast(Wide(repeating: least))
        return (inside - bend) - inside * inside * factor
    }

    @inline(__always) func outside(_ square: Wide, more bend: Wide) -> Wide {
        let inside = self.square - square
        let factor = (inside * second + first).atLeast(Wide(repeating: least))
        return inside * inside * factor - (inside - bend)
    }
}

/// That of greater radii, for which the second power is enough.
struct WideDistance: RadialDistance {
    private let square: Float, first: Float

    init(radius: Double) { (square, first) = (Float(radius * radius), Float(0.25 / (radius * radius))) }

    @inline(__always) func twice(_ square: Wide, less bend: Wide) -> Wide {
        let inside = self.square - square
        return (inside - bend) - inside * inside * first
    }

    @inline(__always) func outside(_ square: Wide, more bend: Wide) -> Wide {
        let outside = square - self.square
        return outside * outside * first + (outside + bend)
    }
}
