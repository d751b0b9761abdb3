/// How far beyond a shape's bounds the middles of pixels lie that it may cover, in pixels: half a side, and space for
/// rounding.
private let sideReach = 0.501

/// The rows of a box: where in each the edges are.
///
/// Bounds of two boxes with rounder corners, one around the edges' pixels and one within them, are found in four lanes:
/// outer left and right, inner left and right. A right bound is the left one of the row opposite, from the other side.
struct BoxRows {
    let box: RoundedBox
    let isSharp: Bool
    private let isUpright: Bool
    private let centerX: Double, centerY: Double
    /// Half the sides without the corners, and the corners' radii, by lane.
    private let flatX: Wide, flatY: Wide, radius: Wide
    /// Half the height of both boxes.
    private let outerHeight: Float, innerHeight: Float
    private let narrow: NarrowRows?

    init(_ box: RoundedBox, isSharp: Bool) {
        (self.box, self.isSharp) = (box, isSharp)
        isUpright = box.sine == 0
        (centerX, centerY) = (box.centerX.rounded(.down), box.centerY.rounded(.down))
        let (flatX, flatY) = (max(box.halfWidth - box.radius, 0), max(box.halfHeight - box.radius, 0))
        let (inset, inner) = isSharp ? (edgeReach, 0) : (0, box.radius - edgeReach)
        let outer = box.radius + edgeReach
        func lanes(_ outer: Double, _ inner: Double) -> Wide {
            Wide(Float(outer), Float(outer), Float(inner), Float(inner))
        }
        self.flatX = lanes(flatX, flatX - inset)
        self.flatY = lanes(flatY, flatY - inset)
        radius = lanes(outer, max(inner, 0))
        let limit = Float(flatX * box.cosine + flatY * box.sine + box.radius + sideReach)
        outerHeight = Float(flatX * box.sine + flatY * box.cosine + box.radius + sideReach)
        if isSharp {
            narrow = nil
        } else if isUpright {
            narrow = NarrowRows(slope: 0, distance: limit, limit: limit)
        } else if min(flatX, flatY) < 1e-6 {
            let (along, down) = flatX < flatY ? (-box.sine, box.cosine) : (box.cosine, box.sine)
            let distance = (box.radius + (box.cosine + box.sine) / 2 + 1e-3) / down
            narrow = NarrowRows(slope: Float(along / down), distance: Float(distance), limit: limit)
        } else {
            narrow = nil
        }
        let hasInner = inner >= 0 && flatX >= inset && flatY >= inset
        innerHeight =
            hasInner ? Float((flatX - inset) * box.sine + (flatY - inset) * box.cosine + inner) : -1
    }

    /// Paints a box with round corners.
    @inline(__always)
    func paint(_ space: some BoxSpace, _ target: PixelTarget, _ ink: Ink) {
        if box.radius < wideRadius {
            paint(RoundCoverage(space, radius: box.radius), target, ink)
        } else {
            paint(WideCoverage(space, radius: box.radius), target, ink)
        }
    }

    /// Paints the box.
    @inline(__always)
    func paint(_ shape: some Coverage, _ target: PixelTarget, _ ink: Ink) {
        let (insetX, insetY) = (Float(box.centerX - centerX), Float(box.centerY - centerY))
        let painter = RowPainter(
            target, ink, anchorX: Int(centerX), anchorY: Int(centerY), insetX: insetX)
        let first = max(Int((insetY - outerHeight + 0.5).rounded(.down)), painter.rows.lowerBound)
        let last = min(Int((insetY + outerHeight - 0.5).rounded(.up)), painter.rows.upperBound)
        guard first < last, !painter.columns.isEmpty else { return }
        if let narrow {
            painter.narrow(shape, narrow, first..<last, insetX: insetX, insetY: insetY)
        } else if isUpright {
            paintUpright(shape, painter, first..<last, insetX, insetY)
        } else {
            paintTurned(shape, painter, first..<last, insetX, insetY)
        }
    }

    @inline(__always)
    private func paintUpright(
        _ shape: some Coverage, _ painter: RowPainter, _ rows: Range<Int>, _ insetX: Float, _ insetY: Float
    ) {
        let half = Float(box.halfHeight)
        let (outer, inner) = (radius[0] * radius[0], radius[2] * radius[2])
        let straight = isSharp ? flatX[2] : flatX[2] - 0.5
        for row in rows {
            let y = Float(row) + 0.5 - insetY
            let line = painter.line(row)
            let (beyondOuter, beyondInner) = (max(abs(y) - flatY[0], 0), max(abs(y) - flatY[2], 0))
            let isInner = abs(y) < innerHeight && !isSharp
            // Where the row is cut by the upper or lower side, what lies between the corners is covered alike.
            let roots = Wide(outer - beyondOuter * beyondOuter, inner - beyondInner * beyondInner, 0, 0)
                .atLeast(Wide()).root
            let (reach, core) = (flatX[0] + roots[0], isInner ? flatX[2] + roots[1] : straight)
            let bounds = (Wide(-reach, reach, -core, core) + insetX).whole
            let (start, end) = (Int(bounds[0]), Int(bounds[1]))
            let (solidStart, solidEnd) = (Int(bounds[2]), Int(bounds[3]))
            guard solidStart &+ 4 <= solidEnd else {
                _ = painter.edge(shape, line, y, from: start, to: end)
                continue
            }
            let edge = painter.edge(shape, line, y, from: start, to: solidStart)
            if isInner {
                painter.solid(line, from: edge, to: solidEnd)
            } else {
                let height = min(half - y, 0.5) + min(half + y, 0.5)
                if height > 0 { painter.solid(line, from: edge, to: solidEnd, coverage: height) }
            }
            _ = painter.edge(shape, line, y, from: max(edge, solidEnd), to: end)
        }
    }

    @inline(__always)
    private func paintTurned(
        _ shape: some Coverage, _ painter: RowPainter, _ seen: Range<Int>, _ insetX: Float, _ insetY: Float
    ) {
        let (cosine, sine) = (Float(box.cosine), Float(box.sine))
        // The top and left corners' middles, of each lane; the bottom one is opposite to the top.
        let topY = -(sine * flatX) - cosine * flatY
        let (leftX, leftY) = (-(cosine * flatX) - sine * flatY, cosine * flatY - sine * flatX)
        let square = radius * radius
        // From top to left, then from left to bottom: where the straight sides begin and end.
        let (upStart, upEnd) = (topY - radius * sine, leftY - radius * sine)
        let (downStart, downEnd) = (leftY + radius * cosine, -topY + radius * cosine)
        let (upSlope, downSlope) = (-sine / cosine, cosine / sine)
        // The rows in which all pixels of a left edge belong to one straight side.
        let margin: Float = isSharp ? Float(edgeReach) : 0
        func rows(_ start: Wide, _ end: Wide) -> Range<Float> {
            let first = max(start[0], start[2]) + margin
            return first..<max(min(end[0], end[2]) - margin, first)
        }
        let (upRows, downRows) = (rows(upStart, upEnd), rows(downStart, downEnd))
        let (upDistance, downDistance) = (Float(box.halfWidth), Float(box.halfHeight))
        let (greater, lesser) = (max(cosine, sine), min(cosine, sine))
        let (reach, slope, curve) = ((greater + lesser) / 2, 1 / greater, 1 / (2 * greater * lesser))
        @inline(__always) func straight(_ distance: Float, _ growth: Float) -> StraightEdge {
            StraightEdge(
                distance: distance, growth: growth, reach: reach, lesser: lesser, slope: slope, curve: curve)
        }
        for row in seen {
            let y = Float(row) + 0.5 - insetY
            let line = painter.line(row)
            let at = Wide(y, -y, y, -y)
            // How far from the left corner the middle of the nearest round corner is, down both sides that meet there.
            let up = (at + radius * sine).atMost(leftY).atLeast(topY) - leftY
            let down = (at - radius * cosine).atMost(-topY).atLeast(leftY) - leftY
            let height = at - leftY - up - down
            let bound =
                leftX + up * upSlope + down * downSlope - (square - height * height).atLeast(Wide()).root
            let bounds = (bound * Wide(1, -1, 1, -1) + insetX).whole
            let (start, end) = (Int(bounds[0]), Int(bounds[1]))
            let (solidStart, solidEnd) = (Int(bounds[2]), Int(bounds[3]))
            guard abs(y) < innerHeight, solidStart &+ 4 <= solidEnd else {
                _ = painter.edge(shape, line, y, from: start, to: end)
                continue
            }
            let edge: Int
            if downRows.contains(y) {
                edge = painter.edge(
                    straight(downDistance - cosine * y, sine), line, y, from: start, to: solidStart)
            } else if upRows.contains(y) {
                edge = painter.edge(straight(upDistance + sine * y, cosine), line, y, from: start, to: solidStart)
            } else {
                edge = painter.edge(shape, line, y, from: start, to: solidStart)
            }
            painter.solid(line, from: edge, to: solidEnd)
            let rest = max(edge, solidEnd)
            if downRows.contains(-y) {
                _ = painter.edge(straight(downDistance + cosine * y, -sine), line, y, from: rest, to: end)
            } else if upRows.contains(-y) {
                _ = painter.edge(straight(upDistance - sine * y, -cosine), line, y, from: rest, to: end)
            } else {
                _ = painter.edge(shape, line, y, from: rest, to: end)
            }
        }
    }
}
