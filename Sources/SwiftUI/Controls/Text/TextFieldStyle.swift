import UIKit

/// The look of text fields, and of what is around them.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of `_body(configuration:)`'s result.
    associatedtype _Body: View
    /// The label of the field that a style is handed.
    typealias _Label = _TextFieldStyleLabel
    /// Makes the view of `configuration`, the field without the style. Programs' own styles do.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a style is handed. It is read, and shown while the field is empty.
public struct _TextFieldStyleLabel: View {
    let label: AnyView
    /// The label where it is text.
    let text: Text?

    /// The label.
    public var body: some View { label }
}

/// A style of SwiftUI's own, which is a border.
@MainActor private protocol BorderStyle: TextFieldStyle {
    var border: UITextField.BorderStyle { get }
}

/// The style of fields where nothing is said: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, BorderStyle, Sendable {
    /// The style.
    nonisolated public init() {}
    /// The field without a border.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
    fileprivate var border: UITextField.BorderStyle { .none }
}

/// Fields without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BorderStyle, Sendable {
    /// The style.
    nonisolated public init() {}
    /// The field without a border.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
    fileprivate var border: UITextField.BorderStyle { .none }
}

/// Fields in a line with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BorderStyle, Sendable {
    /// The style.
    nonisolated public init() {}
    /// The field in a line.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
    fileprivate var border: UITextField.BorderStyle { .roundedRect }
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
private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
    /// The border of text fields.
    var textFieldBorder: UITextField.BorderStyle {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }

    /// The style of a program's own in force; nil for none.
    var textFieldStyle: StyleBox<TextField<_TextFieldStyleLabel>>? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// The text fields in this view in the style `style`.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                nonisolated(unsafe) let style = style
                let border = MainActor.assumeIsolated { (style as? any BorderStyle)?.border }
                $0.textFieldBorder = border ?? .none
                $0.textFieldStyle =
                    border == nil ? StyleBox(style, outside: nil) { $0._body(configuration: $1) } : nil
            })
    }
}
