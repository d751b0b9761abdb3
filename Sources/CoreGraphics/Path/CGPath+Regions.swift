import OctantBase

extension CGPath {
    /// The outline of the region inside this path, `other` or both, by `rule`. Curves stay curves.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.combined(.union, with: other.geometry, using: rule))
    }

    /// The outline of the region inside both paths, by `rule`.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.combined(.intersection, with: other.geometry, using: rule))
    }

    /// The outline of the region inside this path and not inside `other`, by `rule`.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.combined(.subtraction, with: other.geometry, using: rule))
    }

    /// The outline of the region inside one of the two paths and not the other, by `rule`.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.combined(.symmetricDifference, with: other.geometry, using: rule))
    }

    /// The lines of this path that are inside `other`, by `rule`.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.lines(inside: true, other.geometry, using: rule))
    }

    /// The lines of this path that are not inside `other`, by `rule`.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(geometry: geometry.lines(inside: false, other.geometry, using: rule))
    }

    /// The outline of the region of this path, by `rule`: it does not cross itself, and both rules fill it alike.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        CGPath(geometry: geometry.normalized(using: rule))
    }

    /// The path in straight lines, at most `threshold` points off its curves. What is not above 0 counts as 1e-6.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(geometry: geometry.flattened(tolerance: threshold))
    }

    /// Whether the regions of both paths, by `rule`, have something in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !geometry.combined(.intersection, with: other.geometry, using: rule).isEmpty
    }
}
