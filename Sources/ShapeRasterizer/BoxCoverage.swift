/// Where a pixel is beside the part of a box that its corners turn about.
protocol BoxSpace {
    /// The offset of pixels from that part, along the pixels' axes, and whether a corner is nearest.
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, isCorner: SIMDMask<SIMD4<Int32>>)
}

/// A circle's: its middle.
struct DiscSpace: BoxSpace {
    @inline(__always)
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, isCorner: SIMDMask<SIMD4<Int32>>) {
        (x, Wide(repeating: y), SIMDMask(repeating: true))
    }
}

/// That of an upright box.
struct UprightSpace: BoxSpace {
    private let flatX: Float, flatY: Float

    init(_ box: RoundedBox) {
        flatX = Float(max(box.halfWidth - box.radius, 0))
        flatY = Float(max(box.halfHeight - box.radius, 0))
    }

    @inline(__always)
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, isCorner: SIMDMask<SIMD4<Int32>>) {
        let beyondX = (x.size - flatX).atLeast(Wide())
        let beyondY = Wide(repeating: max(abs(y) - flatY, 0))
        return (beyondX, beyondY, (beyondX .> Wide()) .& (beyondY .> Wide()))
    }
}

/// That of a line.
struct LineSpace: BoxSpace {
    private let cosine: Float, sine: Float, half: Wide

    /// The line along the box's width, or, if it `isAcross`, along its height.
    init(_ box: RoundedBox, isAcross: Bool) {
        (cosine, sine) = isAcross ? (Float(-box.sine), Float(box.cosine)) : (Float(box.cosine), Float(box.sine))
        half = Wide(repeating: Float((isAcross ? box.halfHeight : box.halfWidth) - box.radius))
    }

    @inline(__always)
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, isCorner: SIMDMask<SIMD4<Int32>>) {
        let along = x * cosine + y * sine
        let nearest = along.atMost(half).atLeast(-half)
        return (x - nearest * cosine, y - nearest * sine, along .!= nearest)
    }
}

/// That of a turned box.
struct TurnedSpace: BoxSpace {
    private let cosine: Float, sine: Float, flatX: Wide, flatY: Wide

    init(_ box: RoundedBox) {
        (cosine, sine) = (Float(box.cosine), Float(box.sine))
        flatX = Wide(repeating: Float(max(box.halfWidth - box.radius, 0)))
        flatY = Wide(repeating: Float(max(box.halfHeight - box.radius, 0)))
    }

    @inline(__always)
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, isCorner: SIMDMask<SIMD4<Int32>>) {
        let (along, across) = (x * cosine + y * sine, y * cosine - x * sine)
        let outX = along - along.atMost(flatX).atLeast(-flatX)
        let outY = across - across.atMost(flatY).atLeast(-flatY)
        return (outX * cosine - outY * sine, outX * sine + outY * cosine, (outX .!= Wide()) .& (outY .!= Wide()))
    }
}

/// The coverage of a box whose corners have a radius of some pixels.
struct RoundCoverage<Space: BoxSpace>: Coverage {
    private let space: Space
    private let radius: Wide
    /// The radius less by how much the pixels of a corner reach farther out than their middles, on average: 1/24 of its
    /// curvature.
    private let cornerRadius: Wide

    init(_ space: Space, radius: Double) {
        self.space = space
        self.radius = Wide(repeating: Float(radius))
        cornerRadius = Wide(repeating: Float(radius - 1 / (24 * radius)))
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        let offset = space.offset(x, y)
        let length = (offset.x * offset.x + offset.y * offset.y).nearlyRoot
        let radius = radius.replacing(with: cornerRadius, where: offset.isCorner)
        return Slant(offset.x, offset.y).share((radius - length) * length)
    }
}

/// The coverage of a box whose corners have a greater radius.
struct WideCoverage<Space: BoxSpace>: Coverage {
    private let space: Space
    private let square: Float, share: Float

    init(_ space: Space, radius: Double) {
        self.space = space
        (square, share) = (Float(radius * radius), Float(0.5 / (radius * radius)))
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        let offset = space.offset(x, y)
        // The distance d inside times the length l: (r² - l²)/2 is d·l + d²/2, and nearly d·r.
        let half = (square - (offset.x * offset.x + offset.y * offset.y)) * 0.5
        let bend = Wide().replacing(with: Wide(repeating: bend), where: offset.isCorner)
        return Slant(offset.x, offset.y).share(half - half * half * share - bend)
    }
}

/// The coverage of a rectangle: the product of those of two strips.
struct SharpCoverage: Coverage {
    let cosine: Float, sine: Float
    let halfWidth: Float, halfHeight: Float
    let slant: Slant

    init(_ box: RoundedBox) {
        (cosine, sine) = (Float(box.cosine), Float(box.sine))
        (halfWidth, halfHeight) = (Float(box.halfWidth), Float(box.halfHeight))
        slant = Slant(Wide(repeating: cosine), Wide(repeating: sine))
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float) -> Wide {
        let (along, across) = ((x * cosine + y * sine).size, (y * cosine - x * sine).size)
        let width = slant.share(halfWidth - along) - slant.cut(halfWidth + along)
        let height = slant.share(halfHeight - across) - slant.cut(halfHeight + across)
        return (width * height).atLeast(Wide())
    }
}
