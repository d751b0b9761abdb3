/// The style that a shape is filled or drawn with: a colour, a gradient, or one from the environment.
public protocol ShapeStyle: Sendable {
    /// The style that a style of one's own comes to; `Never` for those that are SwiftUI's.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one comes to in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Styles that are SwiftUI's come to nothing else.
    public func resolve(in environment: EnvironmentValues) -> Never { noBody(Self.self) }
}

extension Never: ShapeStyle {}

/// A style that provides its paint itself.
protocol PaintingStyle: ShapeStyle {
    /// The paint in these surroundings.
    func paint(in surroundings: PaintSurroundings) -> Paint
}

extension ShapeStyle {
    /// The paint in these surroundings; none for a style that does not provide it.
    func resolvedPaint(in surroundings: PaintSurroundings) -> Paint {
        if let style = self as? any PaintingStyle { return style.paint(in: surroundings) }
        guard Resolved.self != Never.self, let environment = surroundings.environment else { return .color(.clear) }
        return resolve(in: environment).resolvedPaint(in: surroundings)
    }

    /// The style with its opacity multiplied by `opacity`, 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

/// A style of some type.
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
    private let style: any ShapeStyle

    /// The style `style`.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    func paint(in surroundings: PaintSurroundings) -> Paint { style.resolvedPaint(in: surroundings) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both are known to paint the same: styles of a type that cannot be compared never are.
    public static func == (one: AnyShapeStyle, other: AnyShapeStyle) -> Bool {
        func isSame<S: Equatable>(_ style: S) -> Bool { other.style as? S == style }
        guard let style = one.style as? any Equatable else { return false }
        return isSame(style)
    }
}

private struct FadedStyle<Base: ShapeStyle>: PaintingStyle, Equatable {
    let base: Base
    let opacity: Double

    static func == (one: FadedStyle, other: FadedStyle) -> Bool {
        one.opacity == other.opacity && AnyShapeStyle(one.base) == AnyShapeStyle(other.base)
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        base.resolvedPaint(in: surroundings).faded(opacity)
    }
}

extension Color: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint {
        .color(rgba(in: surroundings.traits, tint: surroundings.tintColor))
    }
}

extension Color.Resolved: PaintingStyle {
    func paint(in surroundings: PaintSurroundings) -> Paint { .color(rgba) }
}

/// The style that shapes, text and symbols are drawn with by default: the one of the environment.
public struct ForegroundStyle: PaintingStyle, Hashable {
    /// The surroundings' style.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { surroundings.foreground(level: 0) }
}

/// The background of the surroundings: the system's.
public struct BackgroundStyle: PaintingStyle, Hashable {
    /// The system's background.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint {
        guard let style = surroundings.environment?.backgroundStyle else {
            return Color(uiColor: .systemBackground).paint(in: surroundings)
        }
        // A background that asks for the background means the system's.
        var around = surroundings
        around.environment?.backgroundStyle = nil
        return style.paint(in: around)
    }
}

/// The colour of lines between things: the system's.
public struct SeparatorShapeStyle: PaintingStyle, Hashable {
    /// The system's separator.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { Color(uiColor: .separator).paint(in: surroundings) }
}

/// The tint set around the view; the system's blue where none is.
public struct TintShapeStyle: PaintingStyle, Hashable {
    /// The tint.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint {
        surroundings.tintPaint ?? Color.accentColor.paint(in: surroundings)
    }
}

/// A level of what the surroundings draw with: the style itself, and weaker ones of it.
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
    private let level: Int

    private init(level: Int) { self.level = level }

    /// The surroundings' style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Weaker.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Weaker still.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The weakest but one.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    func paint(in surroundings: PaintSurroundings) -> Paint { surroundings.foreground(level: level) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The system's background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The system's separator.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint set around the view.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of the environment.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// Weaker than what the surroundings draw with.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Weaker still.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The weakest but one.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
