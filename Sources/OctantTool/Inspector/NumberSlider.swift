import UIKit

/// A slider and a field for its number.
final class NumberSlider: UIView, NamedControl {
    // The field's size and its distance from the slider, in points.
    private static let fieldSize = CGSize(width: 56, height: 28)
    private static let spacing: CGFloat = 8

    private let slider = UISlider()
    private let field = UITextField()
    private let digits: Int
    private let change: @MainActor (Float) -> Void

    /// A slider over `range` at `value`, whose number has `digits` digits after the point; `change` gets every other
    /// value.
    init(_ value: Float, in range: ClosedRange<Float>, digits: Int, change: @escaping @MainActor (Float) -> Void) {
        (self.digits, self.change) = (digits, change)
        super.init(frame: .zero)
        (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
        slider.value = value
        slider.addAction(UIAction { [weak self] _ in self?.didSlide() }, for: .valueChanged)
        field.borderStyle = .roundedRect
        field.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        field.textAlignment = .right
        for event in [UIControl.Event.editingDidEnd, .editingDidEndOnExit] {
            field.addAction(UIAction { [weak self] _ in self?.didType() }, for: event)
        }
        writeNumber()
        [slider, field].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func setName(_ name: String) { [slider, field].forEach { $0.accessibilityLabel = name } }

    private func didSlide() {
        writeNumber()
        change(slider.value)
    }

    /// Reads the number typed, within the range; what is no number is reset.
    private func didType() {
        if let number = Float(field.text ?? ""), number.isFinite { slider.value = number }
        didSlide()
    }

    private func writeNumber() { field.text = String(format: "%.\(digits)f", Double(slider.value)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.fieldSize
        let left = max(bounds.width - size.width, 0)
        place(
            field,
            at: CGRect(
                x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        place(
            slider, at: CGRect(x: 0, y: 0, width: max(left - Self.spacing, 0), height: bounds.height))
    }
}
