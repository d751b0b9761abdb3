/// A view of a shape that was filled or drawn, which can be filled and drawn again on top.
public protocol ShapeView<Content>: View {
    /// The shape.
    associatedtype Content: Shape

    /// The shape that is shown.
    nonisolated var shape: Content { get }
}

extension Shape {
    /// The shape filled with what the surroundings draw with.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// The shape filled with `content`.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }

    /// The shape filled with what the surroundings draw with.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// A line along the shape, drawn with `content`.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// A line of `lineWidth` points along the shape, drawn with `content`.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// A line inside of the shape's bounds, drawn with `content`.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// A line of `lineWidth` points inside of the shape's bounds, drawn with `content`.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
    /// This view, and the shape filled with `content` in front of it.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// This view, and a line along the shape in front of it.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// This view, and a line of `lineWidth` points along the shape in front of it.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// This view, and a line inside of the shape's bounds in front of it.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// This view, and a line of `lineWidth` points inside of the shape's bounds in front of it.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

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

/// A view in front of another one, if there is one.
private nonisolated struct Backed<Front: View, Background: View>: View {
    let front: Front
    let background: Background

    @MainActor var body: some View {
        if Background.self == EmptyView.self {
            front
        } else {
            front.modifier(OverlayModifier(secondary: background, alignment: .center, isBehind: true))
        }
    }
}
