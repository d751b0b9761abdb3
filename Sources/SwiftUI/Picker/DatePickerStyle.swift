import UIKit

/// The style of date pickers: one of SwiftUI's.
public protocol DatePickerStyle {
    /// What the style is. Of no use to programs.
    var _kind: _DatePickerKind { get }
}

/// What a style of date pickers is. Of no use to programs.
public struct _DatePickerKind: Sendable {
    let style: UIDatePickerStyle
}

/// The usual style: buttons that bring wheels.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Buttons.
    public init() {}
    /// Buttons.
    public var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}

/// Buttons that bring wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Buttons.
    public init() {}
    /// Buttons.
    public var _kind: _DatePickerKind { _DatePickerKind(style: .compact) }
}

/// A month's calendar, with a button for the time where that is chosen, too.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A calendar.
    public init() {}
    /// A calendar.
    public var _kind: _DatePickerKind { _DatePickerKind(style: .inline) }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Wheels.
    public init() {}
    /// Wheels.
    public var _kind: _DatePickerKind { _DatePickerKind(style: .wheels) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// Buttons that bring wheels.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that bring wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month's calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }

extension EnvironmentValues {
    /// The style of date pickers.
    var datePickerStyle: UIDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// The date pickers in this view in the style `style`.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyle, style._kind.style)
    }
}
