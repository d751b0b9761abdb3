/// A rectangle with rounded corners that has an inset.
nonisolated protocol RoundedShape: InsettableShape {
    /// Returns the shape with corners `amount` points smaller, of no size where there is no more room.
    func withCorners(smallerBy amount: CGFloat) -> Self
}

/// A rounded shape further in, its corners smaller by as much.
nonisolated struct InsetRoundedShape<Base: RoundedShape>: InsettableShape {
    var base: Base
    /// In points.
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { base.withCorners(smallerBy: amount).path(in: rect.shrunk(by: amount)) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    func inset(by amount: CGFloat) -> InsetRoundedShape { InsetRoundedShape(base: base, amount: self.amount + amount) }
}
