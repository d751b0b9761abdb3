import CoreGraphics
import OctantDisplay
internal import OctantLocalization
import QuartzCore

/// The space around the menu's rows, its corners, and its distance below the position that it is about, in points.
/// Ours.
private let rowMargin: CGFloat = 5
private let cornerRadius: CGFloat = 10
private let drop: CGFloat = 4
/// The heights of a row for a pointer and for a finger, and the least width, in points. Ours.
private let rowHeights: (pointer: CGFloat, finger: CGFloat) = (30, 44)
private let leastWidth: CGFloat = 120

/// The menu of what can be done with a text. The text stays the first responder, and what is chosen is done by it; a
/// key that is not the menu's closes it, and is typed. Main actor only.
final class EditMenuView: MenuView {
    private weak var responder: UIResponder?
    private let position: CGPoint
    private let rowHeight: CGFloat

    // MARK: Coming and going

    /// Shows the menu of what `responder` can do now, at `position` of the window, a finger's position with `isTouch`,
    /// in place of one that is shown. Nothing is shown when it can do nothing.
    static func show(for responder: UIResponder, in window: UIWindow, at position: CGPoint, isTouch: Bool) {
        open(in: window)?.close()
        let actions = EditAction.allCases.filter { action in
            action.selector.map { responder.canPerformAction($0, withSender: nil) } ?? false
        }
        guard !actions.isEmpty, position.isFinite else { return }
        EditMenuView(
            for: responder, actions, at: position, rowHeight: isTouch ? rowHeights.finger : rowHeights.pointer
        ).show(in: window)
    }

    /// Closes the menu of `responder`, if it is up.
    static func close(of responder: UIResponder) {
        guard let window = responder.hostWindow, let menu = open(in: window) as? EditMenuView,
            menu.responder === responder
        else { return }
        menu.close()
    }

    private init(for responder: UIResponder, _ actions: [EditAction], at position: CGPoint, rowHeight: CGFloat) {
        (self.responder, self.position, self.rowHeight) = (responder, position, rowHeight)
        super.init()
        panel.layer.cornerRadius = cornerRadius
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        panel.layer.borderWidth = 1
        let strings = responder.localizedStrings.catalog
        rows = actions.map { action in
            let row = EditMenuRow(action.title(in: strings), height: rowHeight)
            row.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .primaryActionTriggered)
            panel.addSubview(row)
            return row
        }
        refreshColors()
    }

    private func choose(_ action: EditAction) {
        let responder = responder
        close()
        if let responder { action.perform(from: responder, sender: self) }
    }

    // MARK: Appearance

    override func panelFrame() -> CGRect {
        let widest = rows.map(\.intrinsicContentSize.width).max() ?? 0
        let width = min(max(widest + 2 * rowMargin, leastWidth), max(bounds.width - 2 * menuMargin, 0))
        let room = max(bounds.height - 2 * menuMargin, 0)
        let height = min(CGFloat(rows.count) * rowHeight + 2 * rowMargin, room)
        let x = isRightToLeft ? position.x - width : position.x
        let fitsBelow = position.y + drop + height <= bounds.height - menuMargin
        let y = fitsBelow ? position.y + drop : position.y - drop - height
        return frame(at: CGPoint(x: x, y: y), CGSize(width: width, height: height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = panel.bounds.size
        let share = max(size.height - 2 * rowMargin, 0) / CGFloat(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
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
