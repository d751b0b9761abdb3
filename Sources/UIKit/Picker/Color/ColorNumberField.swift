import CoreGraphics

/// The corners, in points. Ours.
private let corner: CGFloat = 8

/// A field for a number of a colour. Main actor only.
final class ColorNumberField: UITextField {
    /// Called when the user has entered something.
    var entered: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = corner
        addAction(UIAction { [weak self] _ in self?.entered() }, for: .editingDidEnd)
        addAction(UIAction { [weak self] _ in _ = self?.resignFirstResponder() }, for: .editingDidEndOnExit)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
