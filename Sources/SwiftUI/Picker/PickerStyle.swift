/// The kinds of pickers that there are.
enum PickerKind {
    case menu, segmented, inline, link, palette, wheel
}

/// The style of pickers: one of SwiftUI's.
public protocol PickerStyle {
    /// What the style is. Of no use to programs.
    var _kind: _PickerKind { get }
}

/// What a style of pickers is. Of no use to programs.
public struct _PickerKind: Sendable {
    let kind: PickerKind
}

/// A button that shows the choice, and brings up a menu of all.
public struct MenuPickerStyle: PickerStyle {
    /// A button with a menu.
    public init() {}
    /// A button with a menu.
    public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// The usual style: a button that shows the choice, and brings up a menu of all.
public struct DefaultPickerStyle: PickerStyle {
    /// A button with a menu.
    public init() {}
    /// A button with a menu.
    public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// Segments beside each other, one for each choice.
public struct SegmentedPickerStyle: PickerStyle {
    /// Segments.
    public init() {}
    /// Segments.
    public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A button that shows the choice, and brings up a menu of all.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the choice, and brings up a menu of all.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments beside each other, one for each choice.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The choices below each other, in a list as rows; the chosen one has a checkmark.
public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The style.
    public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The choices below each other, in a list as rows; the chosen one has a checkmark.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row that shows the choice, and leads to a page of all.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The style.
    public var _kind: _PickerKind { _PickerKind(kind: .link) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that shows the choice, and leads to a page of all.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The choices beside each other, the chosen one on a ground.
public struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The style.
    public var _kind: _PickerKind { _PickerKind(kind: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The choices beside each other, the chosen one on a ground.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A wheel with a row for each choice.
public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The style.
    public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel with a row for each choice.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }

extension EnvironmentValues {
    /// The style of pickers.
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// The pickers in this view in the style `style`.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind.kind)
    }
}
