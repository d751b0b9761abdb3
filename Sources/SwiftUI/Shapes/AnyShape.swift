/// A shape of some type.
public nonisolated struct AnyShape: Shape {
    private var shape: any Shape

    /// The shape `shape`.
    public init<S: Shape>(_ shape: S) { self.shape = shape }

    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The path of the shape inside.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// No data: between shapes of two types nothing is animated: one replaces the other at once.
    public typealias AnimatableData = EmptyAnimatableData
}
