extension Path {
    /// Starts a sub-path at `end`.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

    /// A straight line to `end`.
    public mutating func addLine(to end: CGPoint) { change { $0.line(to: end) } }

    /// A quadratic curve to `end`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.quad(to: end, control: control) }
    }

    /// A cubic curve to `end`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.cubic(to: end, control1: control1, control2: control2) }
    }

    /// A straight line back to the sub-path's start, joined there.
    public mutating func closeSubpath() { change { $0.close() } }

    /// The outline of `rect`, sent through `transform`, as a sub-path of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(rect), transform)
    }

    /// The outline of `rect` with corners of `cornerSize` points, sent through `transform`, as a sub-path of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { append(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform) }

    /// The outline of `rect` with corners of different radii, sent through `transform`, as a sub-path of its own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { append(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform) }

    /// The ellipse inside `rect`, sent through `transform`, as a sub-path of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(ellipseIn: rect), transform)
    }

    /// The outlines of `rects`, sent through `transform`, each a sub-path of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new sub-path from the first of `lines` by straight lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// A circular arc from `startAngle` by `delta`, at most 360°, joined by a line to what is there.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }

    /// A circular arc, joined by a line to what is there. Where y grows downwards, as on screen, `clockwise` false is
    /// clockwise on screen: the arc runs with growing angles. 360° or more is one full circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    /// The arc of `radius` that rounds the corner at `tangent1End` between the current point and `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform) }
    }

    /// All of `path`, sent through `transform`, as sub-paths of their own.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { append(path, transform) }

    private mutating func append(_ path: Path, _ transform: CGAffineTransform) {
        let added = path.geometry.applying(transform)
        change { $0.append(added) }
    }
}
