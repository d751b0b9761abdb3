import UIKit

// The width of a row's name, the longest with space to what is beside it, and the height of a row, in points.
private let nameWidth: CGFloat = 104
private let rowHeight: CGFloat = 32
// How much wider a control may want to be than the space beside its name.
private let mostSqueeze: CGFloat = 1.15
// The height of a name above its control, in points.
private let nameHeight: CGFloat = 22

/// One line of the inspector: a name and a control.
final class InspectorRow: UIView {
    private let label = UILabel()
    private let control: UIView
    private let placing: Placing

    /// The position of the control.
    enum Placing {
        /// Beside the name, as wide as it is by nature, or as there is space.
        case beside, filling
        /// Below the name, as wide as the row.
        case below
    }

    /// A row of `control`, at `placing`.
    init(_ name: String, _ control: UIView, _ placing: Placing = .filling) {
        (self.control, self.placing) = (control, placing)
        super.init(frame: .zero)
        label.text = name
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        [label, control].forEach(addSubview)
        // The control is read with its name, not beside it.
        label.isAccessibilityElement = false
        control.accessibilityLabel = name
        if let control = control as? any NamedControl { control.setName(name) }
        if !control.isAccessibilityElement { control.accessibilityContainerType = .semanticGroup }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: isBelow(in: size.width) ? nameHeight + rowHeight : rowHeight)
    }

    /// Whether the control is below the name in a row of this width, as it was meant to or for lack of space.
    private func isBelow(in width: CGFloat) -> Bool {
        guard placing != .below else { return true }
        let room = CGSize(width: width - nameWidth, height: rowHeight)
        return control.sizeThatFits(room).width > room.width * mostSqueeze
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBelow = isBelow(in: bounds.width)
        let room = CGRect(
            x: isBelow ? 0 : nameWidth, y: isBelow ? nameHeight : 0,
            width: bounds.width - (isBelow ? 0 : nameWidth), height: rowHeight)
        label.textAlignment = isRightToLeft ? .right : .left
        place(
            label,
            at: CGRect(x: 0, y: 0, width: isBelow ? bounds.width : nameWidth, height: isBelow ? nameHeight : rowHeight))
        let natural = control.sizeThatFits(room.size)
        let size = CGSize(
            width: placing == .beside ? min(natural.width, room.width) : room.width,
            height: min(natural.height, room.height))
        place(
            control,
            at: CGRect(
                x: room.minX, y: room.minY + ((room.height - size.height) / 2).rounded(), width: size.width,
                height: size.height))
    }
}

/// A view of several controls that share a name.
@MainActor
protocol NamedControl: UIView {
    /// Sets the name as the accessibility label of each of the controls.
    func setName(_ name: String)
}

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

/// A row of dots of colour of which one is chosen, or none: the first means none.
final class ColorDots: UIView, NamedControl {
    // A dot's side and the distance to the next one, at most and where there is less space, in points.
    private static let side: CGFloat = 20
    private static let spacing: CGFloat = 9
    private static let leastSpacing: CGFloat = 5
    // The ring around the chosen dot: its width and its distance from the dot, in points.
    private static let ringWidth: CGFloat = 2
    private static let ringDistance: CGFloat = 4

    private let dots: [UIControl]
    private let ring = UIView()
    private var chosen: Int

    /// The dots of `InspectorColors`, `name` selected; `choose` gets every other name.
    init(_ name: String?, choose: @escaping @MainActor (String?) -> Void) {
        let names = [nil] + InspectorColors.all.map { Optional($0.name) }
        chosen = names.firstIndex(of: name) ?? 0
        dots = names.map { _ in UIControl() }
        super.init(frame: .zero)
        ring.layer.borderWidth = Self.ringWidth
        ring.layer.cornerRadius = Self.side / 2 + Self.ringDistance
        ring.isUserInteractionEnabled = false
        addSubview(ring)
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == 0 ? .systemFill : InspectorColors.all[index - 1].color
            dot.layer.cornerRadius = Self.side / 2
            dot.isAccessibilityElement = true
            dot.addAction(
                UIAction { [weak self] _ in
                    self?.chosen = index
                    self?.setNeedsLayout()
                    choose(names[index])
                }, for: .touchUpInside)
            addSubview(dot)
        }
        recolor()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func setName(_ name: String) {
        let names = ["none"] + InspectorColors.all.map(\.name)
        for (dot, color) in zip(dots, names) { dot.accessibilityLabel = "\(name), \(color)" }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func width(_ spacing: CGFloat) -> CGFloat {
            CGFloat(dots.count) * (Self.side + spacing) - spacing + 2 * Self.ringDistance
        }
        return CGSize(
            width: max(min(width(Self.spacing), size.width), width(Self.leastSpacing)),
            height: Self.side + 2 * Self.ringDistance)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - 2 * Self.ringDistance - Self.side
        let step = min(Self.side + Self.spacing, room / CGFloat(max(dots.count - 1, 1)))
        for (index, dot) in dots.enumerated() {
            place(
                dot,
                at: CGRect(
                    x: Self.ringDistance + (CGFloat(index) * step).rounded(), y: (bounds.height - Self.side) / 2,
                    width: Self.side, height: Self.side))
            dot.accessibilityTraits = index == chosen ? [.button, .selected] : .button
        }
        ring.frame = dots[chosen].frame.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    private func recolor() {
        ring.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    }
}
