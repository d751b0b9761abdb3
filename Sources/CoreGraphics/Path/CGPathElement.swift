/// The kind of one element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a sub-path; 1 point.
    case moveToPoint = 0
    /// A straight line; 1 point.
    case addLineToPoint = 1
    /// A quadratic curve; 2 points: control, end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; 3 points: two controls, end.
    case addCurveToPoint = 3
    /// Closes the sub-path; no points.
    case closeSubpath = 4
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
    /// The kind of the element, which determines how many points it has.
    public var type: CGPathElementType
    /// The element's points; valid during the block only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element of `type` with the points at `points`.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What `CGPath.apply(info:function:)` calls with each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
