import UIKit

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
