/// Where a pixel is beside the part of a box that its corners turn about.
protocol BoxSpace {
    /// The offset of pixels from that part, along the pixels' axes, and `bend` where a corner is nearest, else nothing.
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, bend: Wide)
}

/// That of an upright box.
struct UprightSpace: BoxSpace {
    private let flatX: Float, flatY: Float

    init(_ box: RoundedBox) {
        flatX = Float(max(box.halfWidth - box.radius, 0))
        flatY = Float(max(box.halfHeight - box.radius, 0))
    }

    @inline(__always)
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, bend: Wide) {
        let beyondX = (x.size - flatX).atLeast(Wide())
        let beyondY = max(abs(y) - flatY, 0)
        let bend = Wide().replacing(with: Wide(repeating: beyondY > 0 ? bend : 0), where: beyondX .> Wide())
        return (beyondX, Wide(repeating: beyondY), bend)
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
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, bend: Wide) {
        let along = x * cosine + y * sine
        let nearest = along.atMost(half).atLeast(-half)
        let bend = Wide().replacing(with: Wide(repeating: bend), where: along .!= nearest)
        return (x - nearest * cosine, y - nearest * sine, bend)
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
    func offset(_ x: Wide, _ y: Float) -> (x: Wide, y: Wide, bend: Wide) {
        let (along, across) = (x * cosine + y * sine, y * cosine - x * sine)
        let outX = along - along.atMost(flatX).atLeast(-flatX)
        let outY = across - across.atMost(flatY).atLeast(-flatY)
        let isCorner = (outX .!= Wide()) .& (outY .!= Wide())
        let bend = Wide().replacing(with: Wide(repeating: bend), where: isCorner)
        return (outX * cosine - outY * sine, outX * sine + outY * cosine, bend)
    }
}

/// The coverage of a box with round corners.
struct RoundCoverage<Space: BoxSpace, Distance: RadialDistance>: Coverage {
    let space: Space, distance: Distance

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        let offset = space.offset(x, y)
        let twice = distance.twice(offset.x * offset.x + offset.y * offset.y, less: offset.bend)
        return Slant(offset.x, offset.y).share(twice: twice, parts)
    }
}

/// The coverage of a rectangle: the product of those of two strips.
struct SharpCoverage: Coverage {
    private let left: StraightEdge, right: StraightEdge, top: StraightEdge, bottom: StraightEdge

    init(_ box: RoundedBox) {
        let (cosine, sine) = (Float(box.cosine), Float(box.sine))
        let (width, height) = (Float(box.halfWidth), Float(box.halfHeight))
        left = StraightEdge(across: cosine, down: sine, distance: width)
        right = StraightEdge(across: -cosine, down: -sine, distance: width)
        top = StraightEdge(across: -sine, down: cosine, distance: height)
        bottom = StraightEdge(across: sine, down: -cosine, distance: height)
    }

    @inline(__always) func coverage(_ x: Wide, _ y: Float, _ parts: Parts) -> Wide {
        // A strip's share is what both its edges cover less what they have in common: all.
        let one = Parts(1)
        let width = left.coverage(x, y, one) + right.coverage(x, y, one) - 1
        let height = top.coverage(x, y, one) + bottom.coverage(x, y, one) - 1
        return width.atLeast(Wide()) * height.atLeast(Wide()) * parts.whole
    }
}
