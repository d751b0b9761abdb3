import CoreGraphics
import OctantDisplay
import QuartzCore

/// The space around the menu's rows, its corners, and its distance from what it is about, in points. Ours.
private let rowMargin: CGFloat = 5
private let cornerRadius: CGFloat = 10
private let drop: CGFloat = 4
/// The heights of a row for a pointer and for a finger, and the least width, in points. Ours.
private let rowHeights: (pointer: CGFloat, finger: CGFloat) = (30, 44)
private let leastWidth: CGFloat = 120

/// What is notified of a menu's end. Main actor only.
@MainActor
protocol EditMenuOwner: AnyObject {
    /// The menu is about to go.
    func editMenuWillClose(_ menu: EditMenuView)
    /// The menu is gone.
    func editMenuDidClose(_ menu: EditMenuView)
}

/// The menu of what can be done with a text or a view. What it is about stays the first responder; a key that is not
/// the menu's closes it, and is typed. Main actor only.
final class EditMenuView: MenuView {
    /// The sides of what a menu is about, with a preference for one of them: the opposite is taken where that has no
    /// room.
    enum Side {
        case below, above, left, right

        /// The side from which an arrow in `direction` points at what the menu is about.
        init(_ direction: UIEditMenuArrowDirection) {
            switch direction {
            case .automatic, .down: self = .above
            case .up: self = .below
            case .left: self = .right
            case .right: self = .left
            }
        }
    }

    private weak var responder: UIResponder?
    private weak var owner: (any EditMenuOwner)?
    /// The rectangle of the window that the menu is about.
    var target: CGRect {
        didSet { if target != oldValue { setNeedsLayout() } }
    }
    private let side: Side
    private let rowHeight: CGFloat
    /// All rows, from top to bottom.
    private var lines: [EditMenuRow] = []
    /// The places in the menu whose elements were asked for.
    private var asked: Set<ObjectIdentifier> = []

    // MARK: Coming and going

    /// Shows the lines of `elements`, those of menus that are displayed inline among them, beside `target` of the
    /// window, for a finger or for the pointer, in place of a menu that is shown. `owner` hears of its end. Returns the
    /// menu; nil where there is nothing to show.
    @discardableResult
    static func show(
        _ elements: [UIMenuElement], for responder: UIResponder, in window: UIWindow, _ target: CGRect, _ side: Side,
        isTouch: Bool, owner: (any EditMenuOwner)? = nil
    ) -> EditMenuView? {
        open(in: window)?.close()
        let menu = EditMenuView(
            for: responder, target, side, isTouch ? rowHeights.finger : rowHeights.pointer, owner)
        menu.show(elements)
        guard !menu.lines.isEmpty, target.isFinite else { return nil }
        menu.show(in: window)
        return menu
    }

    private static func lines(of elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.filled.flatMap { element -> [UIMenuElement] in
            // What is not there yet comes when it is.
            if element is UIDeferredMenuElement { return [] }
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return lines(of: menu.children) }
            return (element as? UIAction)?.attributes.contains(.hidden) == true ? [] : [element]
        }
    }

    /// Closes the menu of `responder`, if it is up.
    static func close(of responder: UIResponder) {
        guard let window = responder.hostWindow, let menu = open(in: window) as? EditMenuView,
            menu.responder === responder
        else { return }
        menu.close()
    }

    private init(
        for responder: UIResponder, _ target: CGRect, _ side: Side, _ rowHeight: CGFloat,
        _ owner: (any EditMenuOwner)?
    ) {
        (self.responder, self.target, self.side, self.rowHeight) = (responder, target, side, rowHeight)
        self.owner = owner
        super.init()
        panel.layer.cornerRadius = cornerRadius
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        panel.layer.borderWidth = 1
        refreshColors()
    }

    /// Makes the rows those of `elements`.
    func show(_ elements: [UIMenuElement]) {
        for case let place as UIDeferredMenuElement in elements where asked.insert(ObjectIdentifier(place)).inserted {
            place.appear { [weak self] in if self?.superview != nil { self?.show(elements) } }
        }
        for row in lines { row.removeFromSuperview() }
        lines = Self.lines(of: elements).map { element in
            let row = EditMenuRow(element, height: rowHeight)
            row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .primaryActionTriggered)
            panel.addSubview(row)
            return row
        }
        rows = lines.filter(\.isEnabled)
        setNeedsLayout()
    }

    /// Does what `element` is for. A menu is shown in this one's place.
    private func choose(_ element: UIMenuElement) {
        let sender: Any? = owner is UIMenuController ? owner : responder
        let window = window
        let action = element as? UIAction
        if action?.attributes.contains(.keepsMenuPresented) != true { close() }
        if let action {
            action.perform(sender: sender)
        } else if let menu = element as? UIMenu, let window {
            ActionMenuView.show(menu, of: window, at: target) { $0.perform(sender: sender) }
        }
    }

    override func close() {
        guard superview != nil else { return }
        owner?.editMenuWillClose(self)
        super.close()
        owner?.editMenuDidClose(self)
    }

    // MARK: Appearance

    override func panelFrame() -> CGRect {
        let widest = lines.map(\.intrinsicContentSize.width).max() ?? 0
        let width = min(max(widest + 2 * rowMargin, leastWidth), max(bounds.width - 2 * menuMargin, 0))
        let room = max(bounds.height - 2 * menuMargin, 0)
        let size = CGSize(width: width, height: min(CGFloat(lines.count) * rowHeight + 2 * rowMargin, room))
        return frame(at: origin(size), size)
    }

    /// The panel's origin on the preferred side, or on the opposite one where there is no room but there.
    private func origin(_ size: CGSize) -> CGPoint {
        let (below, above) = (target.maxY + drop, target.minY - drop - size.height)
        let (right, left) = (target.maxX + drop, target.minX - drop - size.width)
        let fitsBelow = below + size.height <= bounds.height - menuMargin
        let fitsRight = right + size.width <= bounds.width - menuMargin
        // Along a line the menu begins where a point is, and is in the middle of what has an extent.
        let start = isRightToLeft ? target.midX - size.width : target.midX
        let x = target.width > 0 ? target.midX - size.width / 2 : start
        let y = target.midY - size.height / 2
        return switch side {
        case .below: CGPoint(x: x, y: fitsBelow ? below : above)
        case .above: CGPoint(x: x, y: above >= menuMargin || !fitsBelow ? above : below)
        case .left: CGPoint(x: left >= menuMargin || !fitsRight ? left : right, y: y)
        case .right: CGPoint(x: fitsRight ? right : left, y: y)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = panel.bounds.size
        let share = max(size.height - 2 * rowMargin, 0) / CGFloat(max(lines.count, 1))
        for (index, row) in lines.enumerated() {
            row.frame = CGRect(
                x: rowMargin, y: rowMargin + CGFloat(index) * share, width: max(size.width - 2 * rowMargin, 0),
                height: share)
        }
    }

    private func refreshColors() {
        let traits = traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        panel.backgroundColor = isDark ? .secondarySystemBackground : .systemBackground
        panel.layer.borderColor = UIColor.separator.value(in: traits).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshColors()
    }
}
