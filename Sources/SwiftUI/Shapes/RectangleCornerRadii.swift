/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
    /// The radius of the corner where the first line begins.
    public var topLeading: CGFloat
    /// The radius of the corner where the last line begins.
    public var bottomLeading: CGFloat
    /// The radius of the corner where the last line ends.
    public var bottomTrailing: CGFloat
    /// The radius of the corner where the first line ends.
    public var topTrailing: CGFloat

    /// The four radii, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The radii, each changed by `body`.
    func mapped(_ body: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: body(topLeading), bottomLeading: body(bottomLeading), bottomTrailing: body(bottomTrailing),
            topTrailing: body(topTrailing))
    }
}
