import UIKit

/// The text of a field, read and written.
struct FieldText {
    /// Returns the text of the value.
    let read: () -> String
    /// Takes a text; nil where it cannot be a value.
    let write: (String) -> Void
    /// Whether a text is taken only when entry ends.
    let isReadAtEnd: Bool

    /// The text itself.
    init(_ text: Binding<String>) {
        (read, write, isReadAtEnd) = ({ text.wrappedValue }, { text.wrappedValue = $0 }, false)
    }

    /// A value that is written as text.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        read = { format.format(value.wrappedValue) }
        write = { text in
            if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read }
        }
        isReadAtEnd = true
    }
}

/// UIKit's text field, bound to a text.
nonisolated struct FieldView: View {
    typealias Body = Never

    /// The text.
    let text: FieldText
    /// Whether dots are shown in place of the letters.
    var isSecure = false
    /// Called with true when entry begins, and with false when it ends.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Called when return is pressed.
    var onCommit: () -> Void = {}
    /// The accessibility label; nil for none.
    var name: String?
    /// The text while it is empty; nil for none.
    var placeholder: String?
    /// The colour of that text; nil for the usual one.
    var placeholderColor: RGBA?

    /// Returns the field with the strings of its label and its prompt.
    @MainActor func described(_ label: some View, _ prompt: Text?, _ surroundings: EnvironmentValues) -> FieldView {
        var field = self
        let resolver = TextResolver(surroundings)
        (field.name, field.placeholder) = resolver.strings(label, prompt)
        if let prompt, prompt.spans.contains(where: { $0.appearance.style != nil }) {
            field.placeholderColor = resolver.attributed(prompt).runs.first?.attributes.color
        }
        return field
    }

    @MainActor static func _makeNode(_ view: FieldView, _ context: _NodeContext) -> _ViewNode<FieldView> {
        LeafNode(view, context) { FieldElement($0, $1) }
    }
}

extension TextResolver {
    /// The accessibility label of a field with this label, and its text while it is empty: the prompt, or else the
    /// same.
    func strings(_ label: some View, _ prompt: Text?) -> (name: String?, placeholder: String?) {
        let text = (label as? Text) ?? (label as? _TextFieldStyleLabel)?.text
        let name = text.map { string($0) }
        return (name, prompt.map { string($0) } ?? name)
    }
}

private final class FieldElement: ViewElement<UITextField>, LeafElement, UITextFieldDelegate, FocusTarget,
    _PlainObject
{
    private var leaf: FieldView
    private var submit: SubmitAction?
    private var focusGroups: [FocusGroup] = []
    var focusView: UIView? { isGone || !view.isEnabled ? nil : view }

    init(_ node: _Node, _ leaf: FieldView) {
        self.leaf = leaf
        super.init(node, UITextField())
        view.delegate = self
        view.addAction(UIAction { [weak self] _ in self?.change() }, for: .editingChanged)
    }

    /// The user typed: the text is asked what it has become.
    private func change() {
        guard !leaf.text.isReadAtEnd else { return }
        leaf.text.write(view.text ?? "")
        show()
    }

    private func show() {
        let text = leaf.text.read()
        if view.text ?? "" != text { view.text = text }
    }

    /// Shows `placeholder` while there is no text; in `color`, where that is one.
    private func show(_ placeholder: String?, _ color: RGBA?) {
        guard let placeholder, let color else { return view.placeholder = placeholder }
        let colored = NSAttributedString(
            string: placeholder, attributes: [.foregroundColor: UIColor(cgColor: CGColor(rgba: color))])
        if view.attributedPlaceholder != colored { view.attributedPlaceholder = colored }
    }

    func apply(_ leaf: FieldView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.isEnabled = surroundings.isEnabled
        view.isSecureTextEntry = leaf.isSecure
        show(leaf.placeholder, leaf.placeholderColor)
        view.font = (surroundings.font ?? .body).uiFont(in: view.traitCollection)
        let around = surroundings.paintSurroundings
        view.textColor =
            around.foreground == nil ? .label : UIColor(cgColor: CGColor(rgba: around.foreground(level: 0).firstColor))
        view.borderStyle = surroundings.textFieldBorder
        view.follow(surroundings.textInputTraits)
        view.textAlignment =
            switch surroundings.multilineTextAlignment {
            case .leading: .natural
            case .center: .center
            case .trailing: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
            }
        view.describe(surroundings.spokenAttributes, label: leaf.name)
        submit = surroundings.submitAction
        focusGroups = surroundings.focusGroups
        for group in focusGroups { group.add(self) }
        if !(leaf.text.isReadAtEnd && view.isEditing) { show() }
        setNeedsLayout()
    }

    /// As wide as there is room.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.widening(view.intrinsicContentSize)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        leaf.onEditingChanged(true)
        for group in focusGroups { group.targetDidChange() }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if leaf.text.isReadAtEnd {
            leaf.text.write(view.text ?? "")
            show()
        }
        leaf.onEditingChanged(false)
        for group in focusGroups { group.targetDidChange() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if leaf.text.isReadAtEnd { leaf.text.write(view.text ?? "") }
        leaf.onCommit()
        submit?(.text)
        textField.resignFirstResponder()
        return true
    }
}
