/// An outline of lines and curves that can be added to. Coordinates are points; a `transform` given with a call is
/// applied to that call's coordinates.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path of nothing.
    public convenience init() { self.init(geometry: PathGeometry()) }

    /// Starts a sub-path at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.move(to: point.applying(transform)) }
    }

    /// A straight line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.line(to: point.applying(transform)) }
    }

    /// A new sub-path from the first of `points` by straight lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        change { geometry in
            geometry.move(to: first.applying(transform))
            for point in points.dropFirst() { geometry.line(to: point.applying(transform)) }
        }
    }

    /// A quadratic curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        change { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// A cubic curve to `end`.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.cubic(
                to: end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        }
    }

    /// A circular arc, joined by a line to what is there. Angles in radians; with `clockwise` false it runs with
    /// growing angles, which is counter-clockwise where y goes up. 2π or more is one full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: transform)
        }
    }

    /// The arc of `radius` that rounds the corner at `tangent1End` between the current point and `tangent2End`.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform) }
    }

    /// A circular arc from `startAngle` through `delta` radians, at most 2π.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center,
                radius: radius,
                startAngle: startAngle,
                delta: delta,
                transform: transform
            )
        }
    }

    /// The outline of `rect` as a sub-path of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.append(PathGeometry(rect: rect).applying(transform)) }
    }

    /// The outlines of `rects`, each a sub-path of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// The ellipse inside `rect` as a sub-path of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.append(PathGeometry(ellipseIn: rect).applying(transform)) }
    }

    /// The outline of `rect` with rounded corners as a sub-path of its own.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let outline = PathGeometry(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        change { $0.append(outline.applying(transform)) }
    }

    /// All of `path`, as sub-paths of their own.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.geometry.applying(transform)
        change { $0.append(added) }
    }

    /// A straight line back to the sub-path's start, joined there.
    public func closeSubpath() { change { $0.close() } }
}
