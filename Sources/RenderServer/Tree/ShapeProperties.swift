import CoreGraphics

/// The properties that CAShapeLayer adds to a layer; the defaults are Core Animation's.
package struct ShapeProperties: Sendable, Equatable {
    package var path: PathGeometry?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    /// The begin and the end of the stroke, as fractions of the length of the whole path.
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    /// Whether edges are smooth rather than hard.
    package var isAntialiased = true
    package var lineDashPhase: CGFloat = 0
    /// The alternating lengths of dashes and gaps, in points; empty for an unbroken line.
    package var lineDashPattern: [CGFloat] = []

    package init() {}
}

extension ShapeProperties: PropertyOwner {
    package static let ownerName = "shape"
    package static let location = PropertyLocation.shape
    package static let table = [
        property("path", \.path, reach: .path, change: []),
        property("fillColor", \.fillColor, reach: .fill),
        property("strokeColor", \.strokeColor, reach: .stroke),
        property("strokeStart", \.strokeStart, limit: .fraction, reach: .stroke),
        property("strokeEnd", \.strokeEnd, limit: .fraction, reach: .stroke),
        property("lineWidth", \.lineWidth, limit: .notNegative, reach: .lineWidth),
        property("miterLimit", \.miterLimit, limit: .notNegative, reach: .miterLimit),
        property("lineDashPhase", \.lineDashPhase, reach: .dashes),
    ]
}

extension ShapeProperties {
    @inline(__always) var fills: Bool { fillColor.isVisible }
    @inline(__always) var strokes: Bool { strokeColor.isVisible && lineWidth > 0 && strokeStart < strokeEnd }

    /// A rectangle in the layer's own space that contains what the shape draws; null when it draws nothing.
    var drawnRect: CGRect { drawnRect(outline: path?.boundingBox ?? .null) }

    /// The same where the path's rectangle is known to be `outline`.
    @inline(__always) func drawnRect(outline: CGRect) -> CGRect {
        if outline.isNull || !(fills || strokes) { return .null }
        return strokes ? lineRect(around: outline) : outline
    }

    /// A rectangle that contains the line of an outline in `box`.
    @inline(__always) func lineRect(around box: CGRect) -> CGRect {
        // A miter reaches half the width times the limit beyond its corner, a square cap the diagonal of half the
        // width; both only where there is such a corner or end.
        var reach = lineWidth / 2
        if lineCap == .square { reach *= 2.0.squareRoot() }
        if lineJoin == .miter { reach = max(reach, lineWidth / 2 * max(1, miterLimit)) }
        return box.insetBy(dx: -reach, dy: -reach)
    }
}
