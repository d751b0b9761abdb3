/// A position in a rectangle by fractions of its sides: (0, 0) is the top leading corner, (1, 1) the bottom trailing
/// one.
public struct UnitPoint: Sendable, Hashable, Animatable {
    /// The fraction of the width; outside of 0...1 it lies outside of the rectangle.
    public var x: CGFloat
    /// The fraction of the height.
    public var y: CGFloat

    /// The top leading corner.
    public init() { (x, y) = (0, 0) }

    /// The position at these fractions of the width and the height.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// (0, 0).
    public static let zero = UnitPoint()
    /// (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The two fractions, each times 128.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
        set { (x, y) = (newValue.first / CGFloat(unitScale), newValue.second / CGFloat(unitScale)) }
    }

    /// The position in `rect`, in its coordinates.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
