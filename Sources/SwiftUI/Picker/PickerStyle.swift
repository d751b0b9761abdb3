/// The kinds of pickers that there are.
enum PickerKind {
    case menu, segmented
}

/// The style of pickers: `.automatic`, `.menu` or `.segmented`.
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
