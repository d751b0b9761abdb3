import UIKit

/// The colour of links: the accent colour.
public struct LinkShapeStyle: PaintingStyle, Hashable {
    /// The colour of links.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { Color(uiColor: .link).paint(in: surroundings) }
}

/// The colour of what stands in an empty field: the system's.
public struct PlaceholderTextShapeStyle: PaintingStyle, Hashable {
    /// The colour of what stands in an empty field.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint {
        Color(uiColor: .placeholderText).paint(in: surroundings)
    }
}

/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: PaintingStyle, Hashable {
    /// The ground of what is selected.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { TintShapeStyle().paint(in: surroundings) }
}

/// The background of the window.
public struct WindowBackgroundShapeStyle: PaintingStyle, Hashable {
    /// The background of the window.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { BackgroundStyle().paint(in: surroundings) }
}

/// The colour of areas that lie on a background, such as the ground of a button: the system's.
public struct FillShapeStyle: PaintingStyle, Hashable {
    /// The system's fill.
    public init() {}

    func paint(in surroundings: PaintSurroundings) -> Paint { Color(uiColor: .systemFill).paint(in: surroundings) }
}

/// The fills of larger and larger areas.
private let fills: [UIColor] = [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]

/// The backgrounds of what stands on a background, from the outside in.
private let grounds: [UIColor] = [.secondarySystemBackground, .tertiarySystemBackground]

/// A weaker level of a style.
private struct LevelledStyle<Base: ShapeStyle>: PaintingStyle, Equatable {
    let base: Base
    /// 1...3.
    let level: Int

    static func == (one: LevelledStyle, other: LevelledStyle) -> Bool {
        one.level == other.level && AnyShapeStyle(one.base) == AnyShapeStyle(other.base)
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        // A weaker background is another one of the system's: it lets nothing through.
        if base is BackgroundStyle || base is WindowBackgroundShapeStyle,
            surroundings.environment?.backgroundStyle == nil
        {
            return Color(uiColor: grounds[min(level, grounds.count) - 1]).paint(in: surroundings)
        }
        if base is FillShapeStyle {
            return Color(uiColor: fills[min(level, fills.count) - 1]).paint(in: surroundings)
        }
        var inner = surroundings
        inner.foreground = ForegroundLevels([AnyShapeStyle(base)], outside: surroundings.foreground)
        return inner.foreground(level: level)
    }
}

extension ShapeStyle {
    /// The second level of this style: weaker; of the background, that of what stands on it; of fills, that of larger
    /// areas.
    public var secondary: some ShapeStyle { LevelledStyle(base: self, level: 1) }
    /// The third level of this style: weaker still.
    public var tertiary: some ShapeStyle { LevelledStyle(base: self, level: 2) }
    /// The fourth level of this style: the weakest but one.
    public var quaternary: some ShapeStyle { LevelledStyle(base: self, level: 3) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of what stands in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The ground of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour of areas that lie on a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
