import UIKit

/// The space between a rounded border and the lines of text in it, in points. Source: docs/sources/indicators.md, Text
/// fields: text is 7 from the sides, and with a line of 22 a field is 34 high.
private let borderSpace = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)

/// The border of a field of several lines: UIKit's, around a field that shows nothing else.
struct FieldBorder: ViewModifier {
    let kind: UITextField.BorderStyle

    func body(content: Content) -> some View {
        content.padding(kind == .none ? EdgeInsets() : borderSpace)
            .background { if kind != .none { EmptyField(kind: kind).accessibilityHidden(true) } }
    }
}

private struct EmptyField: UIViewRepresentable {
    let kind: UITextField.BorderStyle

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isUserInteractionEnabled = false
        field.isAccessibilityElement = false
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.borderStyle = kind }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
