import OctantBase

// A difference of angles this close to 2π, in radians, is 2π: angles often come from Float.
private let turnTolerance: CGFloat = 1e-6

extension PathGeometry {
    /// A circular arc, joined by a line to what is there. Angles in radians from the x axis towards the y axis;
    /// `clockwise` false runs with growing angles. A difference of 2π or more is one full circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite else {
            Log.once("path.angle", "an arc's angle is not finite: the arc is left out")
            return
        }
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= turn - turnTolerance {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// A circular arc from `startAngle` through `delta` radians, joined by a line to what is there.
    package mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite, transform.isFinite else {
            Log.once("path.arc", "an arc's geometry is not finite: the arc is left out")
            return
        }
        let radius = max(radius, 0)
        let turn = 2 * CGFloat.pi
        let delta = min(max(delta, -turn), turn)
        func map(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        var (cosine, sine) = unit(startAngle)
        let first = map(cosine, sine)
        if currentPoint == nil {
            move(to: first)
        } else if currentPoint != first {
            line(to: first)
        }
        guard radius > 0, delta != 0 else { return }
        // At most a quarter turn per curve: the error is then under 2.8e-4 radii.
        let count = max(1, Int((abs(delta) / (.pi / 2) - turnTolerance).rounded(.up)))
        let step = delta / CGFloat(count)
        let control = 4 / 3 * CGFloat(tan(Double(step) / 4))
        for index in 1...count {
            let (nextCosine, nextSine) = unit(startAngle + step * CGFloat(index))
            cubic(
                to: map(nextCosine, nextSine),
                control1: map(cosine - control * sine, sine + control * cosine),
                control2: map(nextCosine + control * nextSine, nextSine - control * nextCosine)
            )
            (cosine, sine) = (nextCosine, nextSine)
        }
    }

    /// The arc of `radius` that touches the line from the current point to `tangent1` and the line from there to
    /// `tangent2`, joined by a line to the current point.
    package mutating func addArc(
        tangent1: CGPoint,
        tangent2: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else {
            Log.once("path.noCurrentPoint", "a path segment was added before any move(to:): it is left out")
            return
        }
        guard tangent1.isFinite, tangent2.isFinite, radius.isFinite, transform.isFinite else {
            Log.once("path.arc", "an arc's geometry is not finite: the arc is left out")
            return
        }
        let from = current.applying(transform.inverted())
        let (dx0, dy0) = (from.x - tangent1.x, from.y - tangent1.y)
        let (dx1, dy1) = (tangent2.x - tangent1.x, tangent2.y - tangent1.y)
        let length0 = (dx0 * dx0 + dy0 * dy0).squareRoot()
        let length1 = (dx1 * dx1 + dy1 * dy1).squareRoot()
        let cross = dx0 * dy1 - dy0 * dx1
        // With no corner to round, it is the line to the first tangent point.
        guard radius > 0, length0 > 0, length1 > 0, abs(cross) > 1e-9 * length0 * length1 else {
            return line(to: tangent1.applying(transform))
        }
        let cosine = (dx0 * dx1 + dy0 * dy1) / (length0 * length1)
        let half = CGFloat(acos(Double(min(max(cosine, -1), 1)))) / 2
        let distance = radius / CGFloat(tan(Double(half)))
        let reach = radius / CGFloat(sin(Double(half)))
        let (middleX, middleY) = (dx0 / length0 + dx1 / length1, dy0 / length0 + dy1 / length1)
        let middle = (middleX * middleX + middleY * middleY).squareRoot()
        let center = CGPoint(x: tangent1.x + middleX / middle * reach, y: tangent1.y + middleY / middle * reach)
        let touch0 = CGPoint(x: tangent1.x + dx0 / length0 * distance, y: tangent1.y + dy0 / length0 * distance)
        let start = CGFloat(atan2(Double(touch0.y - center.y), Double(touch0.x - center.x)))
        let sweep = .pi - 2 * half
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: start,
            delta: cross > 0 ? -sweep : sweep,
            transform: transform
        )
    }

    /// The cosine and sine of `angle`, exact at whole quarters, so that arcs end where rectangles do.
    private func unit(_ angle: CGFloat) -> (CGFloat, CGFloat) {
        let quarters = angle / (.pi / 2)
        let whole = quarters.rounded()
        if abs(quarters - whole) < 1e-12, abs(whole) < 1e9 {
            switch ((Int(whole) % 4) + 4) % 4 {
            case 0: return (1, 0)
            case 1: return (0, 1)
            case 2: return (-1, 0)
            default: return (0, -1)
            }
        }
        return (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    }
}
