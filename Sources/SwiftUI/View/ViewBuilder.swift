/// Makes one view of the views written in a closure.
@resultBuilder
public enum ViewBuilder {
    /// A view as it was written.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view for an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views were written.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns the view of an `if` without `else`; nil when the condition does not hold.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns the view of the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Returns the view of the other branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// Returns the view that exists on some systems only.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
