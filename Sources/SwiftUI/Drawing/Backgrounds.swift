extension View {
    /// This view with `style` behind it, as large as it is, and beyond the safe area's `edges` where it touches them.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// This view with the system's background behind it, as large as it is, and beyond the safe area's `edges` where it
    /// touches them.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// This view with `shape`, filled with `style`, behind it.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// This view with `shape`, filled with the system's background, behind it.
    nonisolated public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

    /// This view with `style` in front of it, as large as it is, and beyond the safe area's `edges` where it touches
    /// them.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// This view with `shape`, filled with `style`, in front of it.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// This view with a line of `width` points inside of its bounds, drawn with `content`.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
