import CoreGraphics
import Foundation

/// The distance between the rows, and the size of the field of digits, in points. Ours.
private let rowGap: CGFloat = 14
private let fieldSize = CGSize(width: 110, height: 36)

/// What shows a colour and lets the user choose another one. Main actor only.
protocol ColorField: UIView {
    /// Called with the colour that was chosen, whatever its opacity, and whether the touch goes on.
    var picked: (ColorValue, Bool) -> Void { get set }
    /// Shows `color`.
    func show(_ color: ColorValue)
}

/// Sliders of red, green and blue, and a field for the three as digits in base 16. Main actor only.
final class ColorSliders: UIView, ColorField {
    private let rows = [ColorPartRow(.red), ColorPartRow(.green), ColorPartRow(.blue)]
    private let name = UILabel()
    private let field = ColorNumberField()
    private var shown = ColorValue(white: 1, alpha: 1)
    var picked: (ColorValue, Bool) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in rows {
            row.slider.picked = { [weak self, weak row] number, continues in
                if let self, let row { pick(row.slider.part, number, continues) }
            }
            addSubview(row)
        }
        name.font = .systemFont(ofSize: 15)
        name.textColor = .secondaryLabel
        name.textAlignment = .natural
        name.isAccessibilityElement = false
        field.autocorrectionType = .no
        field.autocapitalizationType = .allCharacters
        field.entered = { [weak self] in self?.fieldDidChange() }
        for view in [name, field] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ color: ColorValue) {
        shown = color
        for row in rows { row.show(color) }
        let label = localizedStrings.colors.hex
        (name.text, field.accessibilityLabel) = (label + " #", label)
        if !field.isEditing { field.text = color.hexDigits }
    }

    private func pick(_ part: ColorPartSlider.Part, _ number: CGFloat, _ continues: Bool) {
        let color =
            switch part {
            case .red: ColorValue(red: number, green: shown.green, blue: shown.blue, alpha: 1)
            case .green: ColorValue(red: shown.red, green: number, blue: shown.blue, alpha: 1)
            case .blue: ColorValue(red: shown.red, green: shown.green, blue: number, alpha: 1)
            case .opacity: shown
            }
        picked(color, continues)
    }

    private func fieldDidChange() {
        if let color = ColorValue(hexDigits: field.text ?? ""), !color.looksLike(shown) { picked(color, false) }
        field.text = shown.hexDigits
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ColorPartRow.height)
            y += ColorPartRow.height + rowGap
        }
        let room = max(bounds.width - fieldSize.width - rowGap, 0)
        let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (fieldSize.width + rowGap, 0) : (0, room + rowGap)
        name.frame = CGRect(x: start, y: y, width: room, height: fieldSize.height)
        field.frame = CGRect(x: end, y: y, width: fieldSize.width, height: fieldSize.height)
    }
}
