/// A line inside of a shape's bounds in front of another view of it.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    /// The shape.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The style of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The view behind it.
    public var background: Background

    /// A line inside of the bounds of `shape`, drawn with `style`, in front of `background`.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// The background and the line.
    @MainActor public var body: some View {
        StrokeShapeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased, background: background)
    }
}
