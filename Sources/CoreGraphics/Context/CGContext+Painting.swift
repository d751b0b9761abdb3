internal import CCairo
import OctantBase

// Space for a smooth edge beyond a shape's own bounds, in pixels.
private let edge: CGFloat = 1
// The widest pen, in pixels: twice the widest image.
private let penLimit = CGFloat(2 * bitmapSideLimit)
// How far Cairo's lines may lie off a curve, in pixels: its own default, and of wide pens a part of the radius. Cairo
// lays the corners of a pen around every corner of a line; a pen of many on a line of many takes minutes, and once
// there is no memory for them nothing more is drawn.
private let tolerance: CGFloat = 0.1
private let toleranceOfRadius: CGFloat = 1 / 5000
// The same where the line has dashes, which end where the length of Cairo's lines says: on a circle of 18 pixels they
// are .2 pixels short by the default, with this .02.
private let dashTolerance: CGFloat = 0.01
// The most corners of pens that the dashes of a line may have together.
private let mostDashCorners: CGFloat = 2e6
// The most corners of a line that leads farther than that, where it is a clip: Cairo finds all positions where two
// cross.
private let mostFarCorners = 500
// The most dashes that a clip is made of: where they lie over one another Cairo finds every position where two cross.
private let mostClippingDashes: CGFloat = 250

extension CGContext {
    /// Fills the path, open sub-paths closed. The path is used up.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Strokes the path. The path is used up.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the path, or both. The path is used up.
    public func drawPath(using mode: CGPathDrawingMode) {
        let (geometry, space) = (current, pathSpace)
        current = PathGeometry()
        let before = marks
        willDraw()
        marks = before
        note(geometry, space, mode)
        switch mode {
        case .fill: fill(geometry, space, .winding)
        case .eoFill: fill(geometry, space, .evenOdd)
        case .stroke: stroke(geometry, space)
        case .fillStroke:
            fill(geometry, space, .winding)
            stroke(geometry, space)
        case .eoFillStroke:
            fill(geometry, space, .evenOdd)
            stroke(geometry, space)
        }
        didDraw()
    }

    /// Makes `geometry`, in the current space, the path, in place of one being built.
    private func startPath(_ geometry: PathGeometry) {
        current = geometry
        pathSpace = state.ctm
    }

    /// Fills `rect`. A path being built is forgotten, as on Apple's systems.
    public func fill(_ rect: CGRect) {
        startPath(PathGeometry(rect: rect))
        fillPath()
    }

    /// Fills `rects`.
    public func fill(_ rects: [CGRect]) {
        current = PathGeometry()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse inside `rect`.
    public func fillEllipse(in rect: CGRect) {
        startPath(PathGeometry(ellipseIn: rect))
        fillPath()
    }

    /// Strokes the outline of `rect`.
    public func stroke(_ rect: CGRect) {
        startPath(PathGeometry(rect: rect))
        strokePath()
    }

    /// Strokes the outline of `rect` with lines `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        setLineWidth(before)
    }

    /// Strokes the ellipse inside `rect`.
    public func strokeEllipse(in rect: CGRect) {
        startPath(PathGeometry(ellipseIn: rect))
        strokePath()
    }

    /// Strokes a line between each two of `points`.
    public func strokeLineSegments(between points: [CGPoint]) {
        current = PathGeometry()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes `rect` transparent, whatever the colours and modes.
    public func clear(_ rect: CGRect) {
        guard isDrawable, !rect.isNull else { return }
        willDraw()
        saveGState()
        setBlendMode(.clear)
        compositing {
            emit(PathGeometry(rect: rect), state.ctm, to: cairo)
            cairo_fill(cairo)
        }
        restoreGState()
        didDraw()
    }

    private func fill(_ geometry: PathGeometry, _ space: CGAffineTransform, _ rule: CGPathFillRule) {
        guard !geometry.isEmpty, isDrawable else { return }
        if state.shadow != nil {
            let bounds = geometry.applying(space).controlPointBoundingBox.insetBy(dx: -edge, dy: -edge)
            castShadow(within: bounds) { fill(geometry, space, rule, on: $0) }
        }
        compositing {
            guard state.blendMode.isUnbounded else { return fill(geometry, space, rule, on: cairo) }
            paint(state.fill, state.fillPattern, inside: geometry, space, rule)
        }
    }

    private func fill(
        _ geometry: PathGeometry,
        _ space: CGAffineTransform,
        _ rule: CGPathFillRule,
        on cairo: OpaquePointer
    ) {
        emit(geometry, space, to: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        setSource(state.fill, state.fillPattern, on: cairo)
        cairo_fill(cairo)
    }

    private func stroke(_ geometry: PathGeometry, _ space: CGAffineTransform) {
        guard !geometry.isEmpty, isDrawable, state.lineWidth > 0 else { return }
        guard state.dashLengths.isEmpty || canDash(geometry, space) else {
            // Cairo would cut it all the same, and take minutes.
            saveGState()
            setLineDash(phase: 0, lengths: [])
            stroke(geometry, space)
            restoreGState()
            return
        }
        if state.shadow != nil {
            castShadow(within: strokeBounds(geometry, space)) { stroke(geometry, space, on: $0) }
        }
        guard state.blendMode.isUnbounded else { return compositing { stroke(geometry, space, on: cairo) } }
        // Cairo would change what lies beside the line too, so the line's outline becomes the clip.
        let outline = geometry.applying(space).applying(state.ctm.inverted()).dashed(
            phase: state.dashPhase,
            lengths: state.dashLengths
        ).stroked(width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
        let box = outline.applying(state.ctm).controlPointBoundingBox
        let reach = max(-box.minX, -box.minY, box.maxX, box.maxY)
        guard outline.points.count <= mostFarCorners || reach <= penLimit else {
            Log.once(
                "context.far", "a line of \(outline.points.count) corners leads too far for a clip: it is left out")
            return
        }
        compositing { paint(state.stroke, state.strokePattern, inside: outline, state.ctm, .winding) }
    }

    /// Whether the path has no more dashes than can be drawn in good time; logs once when it has.
    private func canDash(_ geometry: PathGeometry, _ space: CGAffineTransform) -> Bool {
        // Cairo measures the path that it has, which is not the one that was meant where it has no number for a point.
        let back = CGAffineTransform(
            a: state.ctm.a, b: state.ctm.b, c: state.ctm.c, d: state.ctm.d, tx: 0, ty: 0
        ).inverted()
        let path = geometry.applying(space).moved(Self.nearest).applying(back)
        guard !path.isEmpty else { return false }
        let most = state.blendMode.isUnbounded ? mostClippingDashes : mostDashCorners / pen.corners
        return path.canBeDashed(lengths: state.dashLengths, most: Double(most))
    }

    /// Paints `color`, or the pattern, over what is there with the blend mode, inside the path only.
    private func paint(
        _ color: RGBA,
        _ pattern: ContextPattern?,
        inside geometry: PathGeometry,
        _ space: CGAffineTransform,
        _ rule: CGPathFillRule
    ) {
        cairo_save(cairo)
        emit(geometry, space, to: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
        setSource(color, pattern, on: cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private func stroke(_ geometry: PathGeometry, _ space: CGAffineTransform, on cairo: OpaquePointer) {
        emit(geometry, space, to: cairo)
        setSource(state.stroke, state.strokePattern, on: cairo)
        strokePen(on: cairo)
    }

    /// Strokes Cairo's path with a pen of the current coordinates.
    private func strokePen(on cairo: OpaquePointer) {
        withPen(on: cairo) { cairo_stroke(cairo) }
    }

    /// The pen of lines in the current coordinates: how wide it is, in points, the tolerance for it, in pixels, and how
    /// many corners Cairo gives it then.
    private var pen: (width: CGFloat, tolerance: CGFloat, corners: CGFloat) {
        let scale = hypot(hypot(state.ctm.a, state.ctm.b), hypot(state.ctm.c, state.ctm.d))
        var width = state.lineWidth
        if width * scale > penLimit {
            Log.once("context.pen", "a line is over \(Int(penLimit)) pixels wide: it is drawn with that")
            width = penLimit / scale
        }
        let radius = width * scale / 2
        let finest = state.dashLengths.isEmpty ? tolerance : dashTolerance
        let tolerance = max(finest, radius * toleranceOfRadius)
        return (width, tolerance, 4 + 2 * .pi / (2 * min(tolerance / max(radius, tolerance), 1)).squareRoot())
    }

    /// Runs `body` with Cairo in the current coordinates, and the pen that lines have there.
    private func withPen(on cairo: OpaquePointer, _ body: () -> Void) {
        var matrix = state.ctm.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
        let pen = pen
        cairo_set_line_width(cairo, pen.width)
        cairo_set_tolerance(cairo, pen.tolerance)
        body()
        cairo_identity_matrix(cairo)
        cairo_set_tolerance(cairo, tolerance)
    }

    /// The bounds of a stroke, in pixels.
    private func strokeBounds(_ geometry: PathGeometry, _ space: CGAffineTransform) -> CGRect {
        emit(geometry, space, to: cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        withPen(on: cairo) { cairo_stroke_extents(cairo, &left, &top, &right, &bottom) }
        cairo_new_path(cairo)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(state.ctm)
            .insetBy(dx: -edge, dy: -edge)
    }

    /// Makes `color`, of the state's opacity, Cairo's source.
    func setSource(_ color: RGBA, on cairo: OpaquePointer) {
        // Cairo lays the colour of an upright line down even where it is to clear.
        let alpha = state.blendMode == .clear ? 0 : color.a * state.alpha
        cairo_set_source_rgba(cairo, color.r, color.g, color.b, alpha)
    }
}
