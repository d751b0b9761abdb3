import UIKit

/// The style of text fields: one of SwiftUI's.
public protocol TextFieldStyle {
    /// The border of the fields. Not for programs.
    static var _border: _TextFieldBorder { get }
}

/// The border of a text field. Not for programs.
public enum _TextFieldBorder: Sendable {
    /// None.
    case none
    /// A line with round corners.
    case rounded
}

/// The style of fields where nothing is said: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// The style.
    public init() {}
    /// None.
    public static var _border: _TextFieldBorder { .none }
}

/// Fields without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// The style.
    public init() {}
    /// None.
    public static var _border: _TextFieldBorder { .none }
}

/// Fields in a line with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// The style.
    public init() {}
    /// A line with round corners.
    public static var _border: _TextFieldBorder { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style where nothing is said.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A line with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldBorderKey: EnvironmentKey { static let defaultValue = UITextField.BorderStyle.none }

extension EnvironmentValues {
    /// The border of text fields.
    var textFieldBorder: UITextField.BorderStyle {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    /// The text fields in this view in the appearance of `style`.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldBorder, S._border == .rounded ? .roundedRect : .none)
    }
}
