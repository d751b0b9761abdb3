/// Holds views with glass behind them, which it shows as they are, each by itself: panes that come near one another do
/// not flow together.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// The views of `content`. `spacing`, the points within which panes would flow together, counts for nothing.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}
