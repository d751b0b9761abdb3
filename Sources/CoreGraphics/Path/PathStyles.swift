/// The areas that a path encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Encloses points around which the path winds a non-zero number of times.
    case winding
    /// Encloses points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// The shape of an open end of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half the line's width beyond the end point, square.
    case square = 2
}

/// The shape where two stroked segments meet.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner cut off.
    case bevel = 2
}

/// The ways in which `CGContext.drawPath(using:)` paints the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Stroke.
    case stroke = 2
    /// Fills by the winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}
