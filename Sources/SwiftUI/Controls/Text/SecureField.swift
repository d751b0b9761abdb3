/// A line of text that the user may change and nobody can read: UIKit's text field with dots.
public struct SecureField<Label: View>: View {
    private let field: FieldView
    private let label: Label
    private let prompt: Text?
    @Environment(\.self) private var surroundings

    /// A field of `text`, called `label`. What is shown while it is empty is `prompt`, or the label where that is text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, _ onCommit: @escaping () -> Void = {}) {
        field = FieldView(text: FieldText(text), isSecure: true, onCommit: onCommit)
        (self.prompt, self.label) = (prompt, label)
    }

    /// The field, in its style.
    public var body: some View {
        if let style = surroundings.textFieldStyle {
            let label = _TextFieldStyleLabel(label: AnyView(label), text: label as? Text)
            style.body(TextField(field, prompt, label)).transformEnvironment(\.textFieldStyle) { $0 = nil }
        } else {
            field.described(label, prompt, surroundings)
        }
    }
}

extension SecureField where Label == Text {
    /// A field of `text`, called by the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(titleKey))
    }

    /// A field of `text`, called `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    /// A field of `text`, called by the text of `titleKey`. `onCommit` is called when return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey), onCommit)
    }

    /// A field of `text`, called `title`. `onCommit` is called when return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(title), onCommit)
    }
}
