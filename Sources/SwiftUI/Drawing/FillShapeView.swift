/// A shape filled in front of another view of it.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The rule of the fill.
    public var fillStyle: FillStyle
    /// The view behind it.
    public var background: Background

    /// `shape`, filled with `style`, in front of `background`.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    /// The background and the shape.
    @MainActor public var body: some View {
        Backed(front: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), background: background)
    }
}
