import CoreGraphics
import OctantDisplay
internal import OctantLocalization
import QuartzCore

/// The space that the menu leaves to the window's edges and around its rows, its corners, and its distance below the
/// position that it is about, in points. Ours.
private let edgeMargin: CGFloat = 8
private let rowMargin: CGFloat = 5
private let cornerRadius: CGFloat = 10
private let drop: CGFloat = 4
/// The heights of a row for a pointer and for a finger, and the least width, in points. Ours.
private let rowHeights: (pointer: CGFloat, finger: CGFloat) = (30, 44)
private let leastWidth: CGFloat = 120

/// The menu of what can be done with a text: an ordinary view that covers its window, so that a press beside the menu
/// closes it, with the menu itself in it. Main actor only.
///
/// The text stays the first responder, and what is chosen is done by it. Arrows, home and end lead through the rows,
/// return and space choose, escape closes; any other key closes the menu and does what it does without one.
final class EditMenuView: UIView, PointerButtonTarget {
    private weak var responder: UIResponder?
    private let panel = UIView()
    private var rows: [EditMenuRow] = []
    private let position: CGPoint
    private let rowHeight: CGFloat
    /// The window's size that the menu was brought up in.
    private var shownSize: CGSize?

    // MARK: Coming and going

    /// Shows the menu of what `responder` can do now, at `position` of the window, a finger's position with `isTouch`,
    /// in place of one that is shown. Nothing is shown when it can do nothing.
    static func show(for responder: UIResponder, in window: UIWindow, at position: CGPoint, isTouch: Bool) {
        open(in: window)?.close()
        let actions = EditAction.allCases.filter { action in
            action.selector.map { responder.canPerformAction($0, withSender: nil) } ?? false
        }
        guard !actions.isEmpty, position.isFinite else { return }
        let menu = EditMenuView(
            for: responder, actions, at: position, rowHeight: isTouch ? rowHeights.finger : rowHeights.pointer)
        menu.frame = window.bounds
        window.addSubview(menu)
        UIAccessibility.post(notification: .layoutChanged, argument: menu.rows.first)
    }

    /// The menu that is up in `window`; nil for none.
    static func open(in window: UIWindow) -> EditMenuView? {
        window.subviews.lazy.compactMap { $0 as? EditMenuView }.last
    }

    /// Closes the menu of `responder`, if it is up.
    static func close(of responder: UIResponder) {
        guard let window = responder.hostWindow, let menu = open(in: window), menu.responder === responder else {
            return
        }
        menu.close()
    }

    private init(for responder: UIResponder, _ actions: [EditAction], at position: CGPoint, rowHeight: CGFloat) {
        (self.responder, self.position, self.rowHeight) = (responder, position, rowHeight)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityContainerType = .semanticGroup
        panel.layer.cornerRadius = cornerRadius
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        panel.layer.borderWidth = 1
        addSubview(panel)
        let strings = responder.localizedStrings.catalog
        rows = actions.map { action in
            let row = EditMenuRow(action.title(in: strings), height: rowHeight)
            row.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .primaryActionTriggered)
            panel.addSubview(row)
            return row
        }
        refreshColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Removes the menu.
    func close() { removeFromSuperview() }

    private func choose(_ action: EditAction) {
        let responder = responder
        close()
        if let responder { action.perform(from: responder, sender: self) }
    }

    // MARK: Keys and the pointer

    private var current: Int? {
        get { rows.firstIndex(where: \.isCurrent) }
        set { for (index, row) in rows.enumerated() { row.isCurrent = index == newValue } }
    }

    /// Handles a key. Returns whether it was for the menu.
    func handle(_ key: KeyEvent) -> Bool {
        guard key.isDown else { return false }
        let isPlain = key.modifiers.isDisjoint(with: [.control, .alternate, .command])
        let last = rows.count - 1
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardDownArrow where isPlain: lead(to: current.map { $0 < last ? $0 + 1 : 0 } ?? 0)
        case .keyboardUpArrow where isPlain: lead(to: current.map { $0 > 0 ? $0 - 1 : last } ?? last)
        case .keyboardHome where isPlain: lead(to: 0)
        case .keyboardEnd where isPlain: lead(to: last)
        case .keyboardEscape, .keyboardTab, .keyboardApplication: close()
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            guard let current else { return true }
            rows[current].performPrimaryAction()
        default:
            // Control or shift alone comes before the key that they are held for.
            if !UIKey(key).isModifier { close() }
            return false
        }
        return true
    }

    private func lead(to index: Int) {
        current = index
        UIAccessibility.post(notification: .layoutChanged, argument: rows[index])
    }

    /// The pointer is at `position` of the window.
    func point(at position: CGPoint) {
        current = rows.firstIndex { $0.bounds.contains($0.convert(position, from: window)) }
    }

    /// A press beside the menu closes it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { close() }
    }

    func handle(_ button: PointerButton, at point: CGPoint) {
        if !panel.frame.contains(point) { close() }
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: Appearance

    override func layoutSubviews() {
        super.layoutSubviews()
        // A window of another size has its text elsewhere.
        if let shownSize, shownSize != bounds.size { return close() }
        shownSize = bounds.size
        let widest = rows.map(\.intrinsicContentSize.width).max() ?? 0
        let width = min(max(widest + 2 * rowMargin, leastWidth), max(bounds.width - 2 * edgeMargin, 0))
        let room = max(bounds.height - 2 * edgeMargin, 0)
        let height = min(CGFloat(rows.count) * rowHeight + 2 * rowMargin, room)
        let x = isRightToLeft ? position.x - width : position.x
        let fitsBelow = position.y + drop + height <= bounds.height - edgeMargin
        let y = fitsBelow ? position.y + drop : position.y - drop - height
        func inside(_ start: CGFloat, _ length: CGFloat, _ all: CGFloat) -> CGFloat {
            max(min(start, all - edgeMargin - length), edgeMargin).rounded()
        }
        panel.frame = CGRect(
            x: inside(x, width, bounds.width), y: inside(y, height, bounds.height), width: width, height: height)
        panel.layer.shadowPath = CGPath(
            roundedRect: panel.bounds, cornerWidth: min(cornerRadius, width / 2, height / 2),
            cornerHeight: min(cornerRadius, width / 2, height / 2), transform: nil)
        let share = max(height - 2 * rowMargin, 0) / CGFloat(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: rowMargin, y: rowMargin + CGFloat(index) * share, width: max(width - 2 * rowMargin, 0),
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

extension EditAction {
    /// The title in menus.
    fileprivate func title(in strings: StringCatalog) -> String {
        switch self {
        case .cut: strings.cut
        case .copy: strings.copy
        case .paste: strings.paste
        case .selectAll: strings.selectAll
        case .undo: strings.undo
        case .redo: strings.redo
        }
    }
}
