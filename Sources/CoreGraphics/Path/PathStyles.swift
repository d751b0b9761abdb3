/// Which places a path encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the path winds around a place a non-zero number of times.
    case winding
    /// Inside where a ray from the place crosses the path an odd number of times.
    case evenOdd
}

/// How an open end of a stroked line looks.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half the line's width beyond the end point, square.
    case square = 2
}

/// How two stroked segments meet.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A corner cut off.
    case bevel = 2
}

/// How `CGContext.drawPath(using:)` paints the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill, winding rule.
    case fill = 0
    /// Fill, even-odd rule.
    case eoFill = 1
    /// Stroke.
    case stroke = 2
    /// Fill by the winding rule, then stroke.
    case fillStroke = 3
    /// Fill by the even-odd rule, then stroke.
    case eoFillStroke = 4
}
