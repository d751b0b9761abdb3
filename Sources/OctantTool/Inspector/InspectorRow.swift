import UIKit

// The width of a row's name and the least height of a row, in points.
private let nameWidth: CGFloat = 96
private let rowHeight: CGFloat = 32

/// One line of the inspector: a name and a control.
final class InspectorRow: UIView {
    private let label = UILabel()
    private let control: UIView
    /// Whether the control is as wide as the row allows.
    private let fills: Bool

    /// A row of `control`, as wide as there is room if it `fills`.
    init(_ name: String, _ control: UIView, fills: Bool = true) {
        (self.control, self.fills) = (control, fills)
        super.init(frame: .zero)
        label.text = name
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        [label, control].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: nameWidth, height: bounds.height)
        let room = CGSize(width: bounds.width - nameWidth, height: bounds.height)
        let natural = control.sizeThatFits(room)
        let size = CGSize(
            width: fills ? room.width : min(natural.width, room.width), height: min(natural.height, bounds.height))
        control.frame = CGRect(
            x: nameWidth, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}

/// A slider with its number beside it.
final class NumberSlider: UIView {
    // The width of the number, in points.
    private static let numberWidth: CGFloat = 44
    private let slider = UISlider()
    private let label = UILabel()
    private let format: String

    /// A slider over `range` at `value`, whose number is written as `format` says; `change` hears every other value.
    init(_ value: Float, in range: ClosedRange<Float>, format: String, change: @escaping @MainActor (Float) -> Void) {
        self.format = format
        super.init(frame: .zero)
        (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
        slider.value = value
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.write()
                change(self.slider.value)
            }, for: .valueChanged)
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.textAlignment = .right
        write()
        [slider, label].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func write() { label.text = String(format: format, Double(slider.value)) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: bounds.width - Self.numberWidth, y: 0, width: Self.numberWidth, height: bounds.height)
        slider.frame = CGRect(x: 0, y: 0, width: max(label.frame.minX - 8, 0), height: bounds.height)
    }
}

/// A row of dots of colour of which one is chosen, or none: the first stands for none.
final class ColorDots: UIView {
    // A dot's side and the distance to the next one, in points.
    private static let side: CGFloat = 20
    private static let spacing: CGFloat = 9
    // The ring around the chosen dot: its width and its distance from the dot, in points.
    private static let ringWidth: CGFloat = 2
    private static let ringDistance: CGFloat = 4

    private let dots: [UIControl]
    private let ring = UIView()
    private var chosen: Int

    /// The dots of `InspectorColors`, `name` chosen; `choose` hears every other name.
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

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: CGFloat(dots.count) * (Self.side + Self.spacing) + Self.ringDistance,
            height: Self.side + 2 * Self.ringDistance)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(
                x: Self.ringDistance + CGFloat(index) * (Self.side + Self.spacing),
                y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
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
