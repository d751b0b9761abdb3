/// A figure of two dimensions that fills whatever space it is given.
///
/// As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The figure in `rect`, in its coordinates, in points.
    func path(in rect: CGRect) -> Path

    /// The role of the shape: `fill` by default.
    static var role: ShapeRole { get }

    /// What becomes of the figure where lines run in the other direction: mirrored by default, where they run from
    /// right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape for `proposal`, in points: all of it by default, and 10 where nothing is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The role of a shape, which styles may depend on.
public enum ShapeRole: Hashable, Sendable {
    /// To be filled.
    case fill
    /// To be drawn as a line.
    case stroke
    /// To set things apart.
    case separator
}

extension Shape {
    /// To be filled.
    public static var role: ShapeRole { .fill }

    /// Mirrored where lines run from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All of `proposal`, and 10 points where nothing is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A shape that can be drawn some way inside of its bounds.
public nonisolated protocol InsettableShape: Shape {
    /// The shape inside.
    associatedtype InsetShape: InsettableShape

    /// The shape `amount` points inside of its bounds; a negative amount is outside.
    func inset(by amount: CGFloat) -> InsetShape
}
