private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum ForegroundSetKey: EnvironmentKey { static let defaultValue = false }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum UntintedLabelKey: EnvironmentKey { static let defaultValue = false }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
    /// The font of text; nil for the usual one, that of ordinary text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The style to draw with; nil for none, which draws with the label colours.
    var foreground: ForegroundLevels? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// Whether the program set the style to draw with: buttons have it too, and no tint of their own.
    var isForegroundSet: Bool {
        get { self[ForegroundSetKey.self] }
        set { self[ForegroundSetKey.self] = newValue }
    }

    fileprivate mutating func setForeground(_ styles: [AnyShapeStyle]) {
        foreground = styles.isEmpty ? nil : ForegroundLevels(styles, outside: foreground)
        isForegroundSet = !styles.isEmpty
    }

    /// The tint; nil for none, which leaves it to UIKit's tint.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// Whether this is in a button's label, and no tint is set in there: indicators have the label's colour then, so
    /// that they can be seen on the button's.
    var isUntintedLabel: Bool {
        get { self[UntintedLabelKey.self] }
        set { self[UntintedLabelKey.self] = newValue }
    }

    fileprivate mutating func setTint(_ tint: AnyShapeStyle?) {
        self.tint = tint
        if tint != nil { isUntintedLabel = false }
    }

    /// The values that determine how styles are resolved.
    var paintSurroundings: PaintSurroundings {
        var surroundings = PaintSurroundings(traits: traitCollection, tint: tint, foreground: foreground)
        surroundings.environment = self
        return surroundings
    }

    /// The paint of `brush` here: a subscript, so that what it depends on is recorded for elements.
    subscript(painting brush: Brush) -> Paint { brush.style.paint(in: paintSurroundings) }
}

/// A style as part of a key path. Two are the same if they are one object.
final class Brush: Hashable, Sendable {
    /// The style.
    let style: AnyShapeStyle

    init(_ style: AnyShapeStyle) { self.style = style }

    static func == (one: Brush, other: Brush) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
    /// The colour as plain numbers in `environment`.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(paint(in: environment.paintSurroundings).firstColor)
    }
}

extension View {
    /// The font of text in this view; nil for the usual one.
    nonisolated public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier { $0.font = font }) }

    /// Sets the style of text, symbols and shapes in this view. Its weaker levels are derived from it.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(EnvironmentModifier { $0.setForeground([style]) })
    }

    /// The style of text, symbols and shapes in this view that have none of their own: buttons have their tint.
    nonisolated func usualForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(EnvironmentModifier { $0.foreground = ForegroundLevels([style], outside: $0.foreground) })
    }

    /// Sets the styles of the first two levels of text, symbols and shapes in this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
        return modifier(EnvironmentModifier { $0.setForeground(styles) })
    }

    /// Sets the styles of the first three levels of text, symbols and shapes in this view.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modifier(EnvironmentModifier { $0.setForeground(styles) })
    }

    /// The colour that text, symbols and shapes in this view are drawn with; nil for the usual one.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        let styles = color.map { [AnyShapeStyle($0)] } ?? []
        return modifier(EnvironmentModifier { $0.setForeground(styles) })
    }

    /// The tint of this view; nil for the system's.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        let style = tint.map { AnyShapeStyle($0) }
        return modifier(EnvironmentModifier { $0.setTint(style) })
    }

    /// The tint of this view; nil for the system's.
    nonisolated public func tint(_ tint: Color?) -> some View {
        let style = tint.map { AnyShapeStyle($0) }
        return modifier(EnvironmentModifier { $0.setTint(style) })
    }

    /// The tint of this view under its older name; nil for the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
