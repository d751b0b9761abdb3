import CoreGraphics
import OctantDisplay

/// The space that menus leave to the window's edges, in points. Ours.
let menuMargin: CGFloat = 8

/// A menu: an ordinary view that covers its window, so that a press beside the menu closes it, with the menu itself,
/// the panel, in it. Main actor only.
///
/// Arrows, home and end lead through the rows, return and space choose, escape closes.
package class MenuView: UIView, PointerButtonTarget {
    final let panel = UIView()
    /// The rows that can be chosen, from top to bottom, as far as they are enabled.
    final var rows: [MenuRow] = []
    /// The window's size that the menu was brought up in.
    private var shownSize: CGSize?

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityContainerType = .semanticGroup
        addSubview(panel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Coming and going

    /// The menu that is up in `window`; nil for none.
    static func open(in window: UIWindow) -> MenuView? {
        window.subviews.lazy.compactMap { $0 as? MenuView }.last
    }

    /// Shows the menu over all of `window`, in place of one that is shown.
    final func show(in window: UIWindow) {
        MenuView.open(in: window)?.close()
        frame = window.bounds
        window.addSubview(self)
        UIAccessibility.post(notification: .layoutChanged, argument: rows.first)
    }

    /// Removes the menu.
    func close() { removeFromSuperview() }

    // MARK: Keys and the pointer

    private var current: Int? {
        get { rows.firstIndex(where: \.isCurrent) }
        set { for (index, row) in rows.enumerated() { row.isCurrent = index == newValue } }
    }

    /// Whether a key that means nothing to the menu closes it, and does what it does without one.
    var yieldsToOtherKeys: Bool { true }

    /// Handles a key. Returns whether it was for the menu.
    final func handle(_ key: KeyEvent) -> Bool {
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
            guard yieldsToOtherKeys else { return true }
            // Control or shift alone comes before the key that they are held for.
            if !UIKey(key).isModifier { close() }
            return false
        }
        return true
    }

    private func lead(to index: Int) {
        guard rows.indices.contains(index) else { return }
        current = index
        reveal(rows[index])
        UIAccessibility.post(notification: .layoutChanged, argument: rows[index])
    }

    /// Makes sure that `row` is to be seen.
    func reveal(_ row: MenuRow) {}

    /// The pointer is at `position` of the window.
    final func point(at position: CGPoint) {
        current = rows.firstIndex { row in
            panel.frame.contains(position) && row.bounds.contains(row.convert(position, from: window))
        }
    }

    /// Chooses the row that the pointer was at last. Returns whether there is one.
    final func chooseCurrent() -> Bool {
        guard let current else { return false }
        rows[current].performPrimaryAction()
        return true
    }

    /// A press beside the menu closes it.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { close() }
    }

    final func handle(_ button: PointerButton, at point: CGPoint) {
        if !panel.frame.contains(point) { close() }
    }

    package override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: Place

    package override func layoutSubviews() {
        super.layoutSubviews()
        // A window of another size has what the menu is about elsewhere.
        if let shownSize, shownSize != bounds.size { return close() }
        shownSize = bounds.size
        panel.frame = panelFrame()
        let radius = min(panel.layer.cornerRadius, panel.bounds.width / 2, panel.bounds.height / 2)
        panel.layer.shadowPath = CGPath(
            roundedRect: panel.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// The frame of the panel.
    func panelFrame() -> CGRect { .zero }

    /// The panel's frame of `size` as near to `origin` as the window's edges allow.
    final func frame(at origin: CGPoint, _ size: CGSize) -> CGRect {
        func inside(_ start: CGFloat, _ length: CGFloat, _ all: CGFloat) -> CGFloat {
            max(min(start, all - menuMargin - length), menuMargin).rounded()
        }
        return CGRect(
            x: inside(origin.x, size.width, bounds.width), y: inside(origin.y, size.height, bounds.height),
            width: size.width, height: size.height)
    }
}
