/// The distances that a view asks for from its neighbours.
///
/// On a side where neither neighbour asks for anything the distance is 8 points; otherwise it is the larger of what
/// they ask for.
public struct ViewSpacing: Sendable {
    /// The distance between two views that ask for none, in points. Source: docs/sources/views.md, SwiftUI.
    static let standard: CGFloat = 8

    /// Points asked for on each side; nil for the standard.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// The standard on all sides.
    public init() {}

    /// `length` points on all sides.
    init(_ length: CGFloat) { (top, leading, bottom, trailing) = (length, length, length, length) }

    /// No spacing on any side.
    public static let zero = ViewSpacing(0)

    /// Uses the spacing of `other` on `edges` where that is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
            if let one, let other { return max(one, other) }
            // One of the two asks for the standard.
            guard let asked = one ?? other, asked > Self.standard else { return nil }
            return asked
        }
        if edges.contains(.top) { top = larger(top, other.top) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    /// The union of both spacings on `edges`, and this one's alone on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to `next`, in points, which follows this view along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if let mine, let its { return max(mine, its) }
        return mine ?? its ?? Self.standard
    }

    /// Uses the spacing of `other` on `edges`, whatever this one's is there.
    mutating func replace(_ edges: Edge.Set, with other: ViewSpacing) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
