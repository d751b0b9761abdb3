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
