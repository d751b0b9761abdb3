/// A line along a shape in front of another view of it.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
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

    /// A line along `shape`, drawn with `style`, in front of `background`.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// The background and the line.
    @MainActor public var body: some View {
        let line = StrokedShape(shape: shape, style: strokeStyle)
        let fill = FillStyle(antialiased: isAntialiased)
        Backed(front: _ShapeView(shape: line, style: style, fillStyle: fill), background: background)
    }
}
