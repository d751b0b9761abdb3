internal import CCairo

extension CGContext {
    /// Adds to the path being built: in its own coordinates as long as those are the current ones.
    private func add(_ body: (inout PathGeometry, CGAffineTransform) -> Void) {
        if current.isEmpty { pathSpace = state.ctm }
        if pathSpace == state.ctm {
            body(&current, .identity)
        } else {
            current = current.applying(pathSpace)
            pathSpace = .identity
            body(&current, state.ctm)
        }
    }

    /// The path being built, in the current coordinates.
    private var userPath: PathGeometry {
        if current.isEmpty || pathSpace == state.ctm { return current }
        return current.applying(pathSpace).applying(state.ctm.inverted())
    }

    /// Begins a new path and drops the one being built.
    public func beginPath() { current = PathGeometry() }

    /// Starts a sub-path at `point`.
    public func move(to point: CGPoint) { add { $0.move(to: point.applying($1)) } }

    /// A straight line to `point`.
    public func addLine(to point: CGPoint) { add { $0.line(to: point.applying($1)) } }

    /// A new sub-path from the first of `points` by straight lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// A quadratic curve to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add { $0.quad(to: end.applying($1), control: control.applying($1)) }
    }

    /// A cubic curve to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add { $0.cubic(to: end.applying($1), control1: control1.applying($1), control2: control2.applying($1)) }
    }

    /// A circular arc, joined by a line to what is there. Angles in radians; with `clockwise` false it runs with
    /// growing angles, which is counter-clockwise where y goes up. 2π or more is one full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        add {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }

    /// The arc of `radius` that rounds the corner at `tangent1End` between the current point and `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        add { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: $1) }
    }

    /// The outline of `rect`.
    public func addRect(_ rect: CGRect) { addGeometry(PathGeometry(rect: rect)) }

    /// The outlines of `rects`.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// The ellipse inside `rect`.
    public func addEllipse(in rect: CGRect) { addGeometry(PathGeometry(ellipseIn: rect)) }

    /// All of `path`, as sub-paths of their own.
    public func addPath(_ path: CGPath) { addGeometry(path.geometry) }

    /// All of `geometry`, as sub-paths of their own.
    package func addGeometry(_ geometry: PathGeometry) {
        if current.isEmpty {
            current = geometry
            pathSpace = state.ctm
        } else {
            add { $0.append(geometry.applying($1)) }
        }
    }

    /// A straight line back to the sub-path's start, joined there.
    public func closePath() { current.close() }

    /// A copy of the path being built, in the current coordinates; nil if there is none.
    public var path: CGPath? { current.isEmpty ? nil : CGPath(geometry: userPath) }

    /// Whether no path is being built.
    public var isPathEmpty: Bool { current.isEmpty }

    /// The start of the path's next segment, in the current coordinates; the origin if there is no path.
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

    /// The smallest rectangle around the path's points, controls included; null if there is no path.
    public var boundingBoxOfPath: CGRect { userPath.controlPointBoundingBox }

    /// Makes the outline of the line that stroking the path would draw, dashes included, the path instead.
    public func replacePathWithStrokedPath() {
        current = userPath.dashed(phase: state.dashPhase, lengths: state.dashLengths)
            .stroked(width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
        pathSpace = state.ctm
    }

    /// Whether painting the path by `mode` would cover `point`; a stroke counts as its fill.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return userPath.contains(point, using: rule)
    }

    /// Draws inside the path only from now on, as well as inside the clip so far. The path is used up.
    public func clip(using rule: CGPathFillRule = .winding) {
        emit(current, pathSpace, to: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
        current = PathGeometry()
    }

    /// Draws inside `rect` only from now on.
    public func clip(to rect: CGRect) {
        current = PathGeometry(rect: rect)
        pathSpace = state.ctm
        clip()
    }

    /// Restricts drawing from now on to the inside of `rects`; without any, nothing is drawn.
    public func clip(to rects: [CGRect]) { clip(toRects: rects) }

    /// Restricts drawing from now on to the inside of `rects`; without any, nothing is drawn.
    package func clip(toRects rects: [CGRect]) {
        current = PathGeometry()
        pathSpace = state.ctm
        for rect in rects { current.addRect(rect) }
        clip()
    }

    /// The smallest upright rectangle around the clip, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        guard isDrawable else { return .null }
        return clipExtents.applying(state.ctm.inverted())
    }

    /// The smallest upright rectangle around the clip, in pixels.
    var clipExtents: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPathFillRule {
    /// Cairo's name for the rule.
    var cairoRule: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
