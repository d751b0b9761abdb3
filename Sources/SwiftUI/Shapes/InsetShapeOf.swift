/// A shape in a smaller rectangle: what insetting a shape without parameters of its own comes to.
nonisolated struct InsetShapeOf<Base: Shape>: InsettableShape {
    let base: Base
    var amount: CGFloat

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func inset(by amount: CGFloat) -> InsetShapeOf { InsetShapeOf(base: base, amount: self.amount + amount) }
}

extension CGRect {
    /// The rectangle with each side `amount` points further in; of no size in its middle where there is no more space.
    /// An amount that is not finite counts as 0.
    func shrunk(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let rect = standardized
        let (width, height) = (max(rect.width - 2 * amount, 0), max(rect.height - 2 * amount, 0))
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
