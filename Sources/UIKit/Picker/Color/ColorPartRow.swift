import CoreGraphics
import Foundation

/// The height of the name over a slider, the width of the field beside it, and the distance between the two, in points.
/// Ours.
private let nameHeight: CGFloat = 24
private let fieldWidth: CGFloat = 72
private let gap: CGFloat = 12

/// A slider of one part of a colour, with its name over it and a field for its number beside it: 0 to 255, of the
/// opacity a percentage. Main actor only.
final class ColorPartRow: UIView {
    /// The height, in points. Ours.
    static let height: CGFloat = nameHeight + 36

    let slider: ColorPartSlider
    private let name = UILabel()
    private let field = ColorNumberField()
    /// The greatest number of the field.
    private let most: CGFloat

    /// A row for `part`.
    init(_ part: ColorPartSlider.Part) {
        slider = ColorPartSlider(part)
        most = part == .opacity ? 100 : 255
        super.init(frame: .zero)
        name.font = .systemFont(ofSize: 13, weight: .semibold)
        name.textColor = .secondaryLabel
        name.isAccessibilityElement = false
        field.keyboardType = .numberPad
        field.entered = { [weak self] in self?.fieldDidChange() }
        for view in [name, slider, field] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `color`, with the names of `strings`.
    func show(_ color: ColorValue) {
        slider.show(color)
        let label = slider.defaultAccessibility.label ?? ""
        name.text = label.localizedUppercase
        field.accessibilityLabel = label
        if !field.isEditing { field.text = text(CGFloat(slider.value)) }
    }

    private func text(_ share: CGFloat) -> String {
        let number = Int((share * most).rounded())
        return slider.part == .opacity ? localizedStrings.percent(number) : String(number)
    }

    private func fieldDidChange() {
        let digits = (field.text ?? "").compactMap(\.wholeNumberValue)
        // More digits than the greatest number has are as good as that.
        let number = digits.prefix(4).reduce(0) { $0 * 10 + $1 }
        let share = min(CGFloat(number) / most, 1)
        if !digits.isEmpty { slider.picked(share, false) }
        field.text = text(digits.isEmpty ? CGFloat(slider.value) : share)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(bounds.width - fieldWidth - gap, 0)
        let height = bounds.height - nameHeight
        name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: nameHeight)
        let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (fieldWidth + gap, 0) : (0, room + gap)
        slider.frame = CGRect(x: start, y: nameHeight, width: room, height: height)
        field.frame = CGRect(x: end, y: nameHeight, width: fieldWidth, height: height)
    }
}
