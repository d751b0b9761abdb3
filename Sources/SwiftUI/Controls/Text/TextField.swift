/// A line of text that the user may change: UIKit's text field; or along the vertical axis as many lines as it takes:
/// UIKit's text view.
public struct TextField<Label: View>: View {
    private let field: FieldView
    private var lines: TextViewLeaf?
    private let label: Label
    private let prompt: Text?
    @Environment(\.self) private var surroundings

    /// A field of `text`, called `label`. What is shown while it is empty is `prompt`, or the label where that is text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldView(text: FieldText(text)), prompt, label())
    }

    /// A field of `text`, called `label`, that along the vertical axis grows with its lines. What is shown while it is
    /// empty is `prompt`, or the label where that is text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, axis, label())
    }

    private init(_ text: Binding<String>, _ prompt: Text?, _ axis: Axis, _ label: Label) {
        self.init(FieldView(text: FieldText(text)), prompt, label)
        if axis == .vertical { lines = TextViewLeaf(text: text, isField: true) }
    }

    init(_ field: FieldView, _ prompt: Text?, _ label: Label) {
        (self.field, self.prompt, self.label) = (field, prompt, label)
    }

    /// The field, in its style.
    public var body: some View {
        if let style = surroundings.textFieldStyle {
            style.body(styled).transformEnvironment(\.textFieldStyle) { $0 = nil }
        } else if let lines {
            lines.described(label, prompt, surroundings).modifier(FieldBorder(kind: surroundings.textFieldBorder))
        } else {
            field.described(label, prompt, surroundings)
        }
    }

    /// The field as a style of a program's own is handed it.
    private var styled: TextField<_TextFieldStyleLabel> {
        var styled = TextField<_TextFieldStyleLabel>(
            field, prompt, _TextFieldStyleLabel(label: AnyView(label), text: label as? Text))
        styled.lines = lines
        return styled
    }
}

extension TextField where Label == Text {
    /// A field of `text`, called by the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(FieldView(text: FieldText(text)), prompt, Text(titleKey))
    }

    /// A field of `text`, called `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(FieldView(text: FieldText(text)), prompt, Text(title))
    }

    /// A field of `text`, called by the text of `titleKey`, that along the vertical axis grows with its lines.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt, axis, Text(titleKey))
    }

    /// A field of `text`, called `title`, that along the vertical axis grows with its lines.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text, prompt, axis, Text(title))
    }

    /// A field of `text`, called by the text of `titleKey`. `onEditingChanged` is called with true when entry begins,
    /// and with false when it ends; `onCommit` when return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldView(text: FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), nil,
            Text(titleKey))
    }

    /// A field of `text`, called `title`. `onEditingChanged` is called with true when entry begins, and with false when
    /// it ends; `onCommit` when return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            FieldView(text: FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), nil, Text(title))
    }

    /// A field of `value` as `format` writes it, called by the text of `titleKey`. What is typed is read when entry
    /// ends; what cannot be read leaves the value as it was.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldView(text: FieldText(value, format)), prompt, Text(titleKey))
    }

    /// A field of `value` as `format` writes it, called `title`. What is typed is read when entry ends; what cannot be
    /// read leaves the value as it was.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldView(text: FieldText(value, format)), prompt, Text(title))
    }
}
