/// The least distance between a control and its label, in points. Ours.
private let labelSpacing: CGFloat = 8

/// A label and, at the end of its row, a control, which a screen reader reads as one; without the label the control
/// alone.
struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    let hidesLabel: Bool

    var body: some View {
        LabelledRow {
            if hidesLabel {
                control.background { label.hidden().accessibilityHidden(true) }
            } else {
                HStack(spacing: 0) {
                    label.accessibilityHidden(true)
                    Spacer(minLength: labelSpacing)
                    control
                }
            }
        }
    }
}
