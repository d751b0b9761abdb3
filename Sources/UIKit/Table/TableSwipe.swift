import CoreGraphics
import Foundation

/// The share of a row's width that a swipe over all of it takes, and the speed, in points a second, of one that opens
/// or closes the row from any place. Ours.
private let fullShare: CGFloat = 0.6
private let flingSpeed: CGFloat = 300
/// Seconds in which a row opens or closes. Ours.
private let openDuration = 0.3

/// Recognises a finger that goes sideways over a row.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    /// The way to the right that made it a pan, in points.
    private(set) var way: CGFloat = 0

    override func isPan(_ travel: CGVector) -> Bool {
        way = travel.dx
        return abs(travel.dx) > abs(travel.dy) && super.isPan(travel)
    }

    /// A row follows the finger as a scroll view's contents do: from where its way was long enough.
    override func translationOrigin(from start: CGPoint, to position: CGPoint) -> CGPoint {
        CGPoint(x: start.x + max(-leastTravel, min(leastTravel, position.x - start.x)), y: position.y)
    }
}

/// The row of a table that is swiped aside, and its actions.
@MainActor
final class TableSwipe {
    private unowned let table: UITableView
    let pan = SwipePanGestureRecognizer()
    /// The row that is aside, its buttons, and by how many points.
    private(set) var path: IndexPath?
    private var tray: SwipeTray?
    private var offset: CGFloat = 0
    /// The offset at which the finger went down.
    private var origin: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
        pan.addTarget(self, action: TableSwipe.panned)
        table.addGestureRecognizer(pan)
    }

    /// Points by which a row's cell is aside.
    func offset(of path: IndexPath) -> CGFloat { path == self.path ? offset : 0 }

    /// The actions at the end of the row, or at its beginning; nil for none.
    func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let configuration =
            isTrailing
            ? table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            : table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        guard let configuration else { return isTrailing ? table.editing.deletion(of: path) : nil }
        return configuration.actions.isEmpty ? nil : configuration
    }

    /// Whether a swipe may begin where the finger is: the row there has actions.
    func mayBegin() -> Bool {
        guard let path = table.indexPathForRow(at: pan.location(in: table)) else { return false }
        if path == self.path { return true }
        let isTrailing = (pan.way < 0) != table.isRightToLeft
        guard let configuration = configuration(path, isTrailing: isTrailing) else { return false }
        close(animated: true)
        open(path, configuration, isLeft: pan.way > 0)
        return true
    }

    private func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
        let tray = SwipeTray(configuration, isLeft: isLeft) { [weak self] in self?.perform($0) }
        table.insertSubview(tray, at: 0)
        (self.path, self.tray, offset) = (path, tray, 0)
        table.cellForRow(at: path)?.setNeedsUpdateConfiguration()
        table.delegate?.tableView(table, willBeginEditingRowAt: path)
    }

    /// Opens the row at `path` at its end.
    func openTrailing(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
        guard path != self.path else { return close(animated: true) }
        close(animated: true)
        open(path, configuration, isLeft: table.isRightToLeft)
        guard let tray else { return }
        let cell = table.cellForRow(at: path)
        cell?.willTransition(to: [.showingEditControl, .showingDeleteConfirmation])
        cell?.editing.isConfirming = true
        place(path, tray)
        cell?.didTransition(to: [.showingEditControl, .showingDeleteConfirmation])
        animate { self.move(to: tray.isLeft ? tray.openWidth : -tray.openWidth) }
    }

    private func panned(_ pan: SwipePanGestureRecognizer) {
        guard let tray else { return }
        switch pan.state {
        case .began:
            origin = offset
            move(to: origin + pan.translation(in: table).x)
        case .changed: move(to: origin + pan.translation(in: table).x)
        case .ended:
            let speed = pan.velocity(in: table).x * (tray.isLeft ? 1 : -1)
            if isFull {
                perform(0)
            } else if speed > flingSpeed || speed > -flingSpeed && abs(offset) > tray.openWidth / 2 {
                animate { self.move(to: tray.isLeft ? tray.openWidth : -tray.openWidth) }
            } else {
                close(animated: true)
            }
        case .cancelled: close(animated: true)
        default: break
        }
    }

    /// Whether letting go performs the first action.
    private var isFull: Bool {
        guard let tray, tray.configuration.performsFirstActionWithFullSwipe else { return false }
        return abs(offset) > max(tray.openWidth + 20, table.bounds.width * fullShare)
    }

    private func move(to wanted: CGFloat) {
        guard let path, let tray else { return }
        var offset = tray.isLeft ? max(0, wanted) : min(0, wanted)
        if !tray.configuration.performsFirstActionWithFullSwipe, abs(offset) > tray.openWidth {
            // Beyond the buttons it goes a third as far.
            let beyond = abs(offset) - tray.openWidth
            offset = (tray.openWidth + beyond / 3) * (offset < 0 ? -1 : 1)
        }
        self.offset = offset
        place(path, tray)
    }

    private func place(_ path: IndexPath, _ tray: SwipeTray) {
        let rect = table.rows.cellRect(path)
        tray.show(rect, offset: offset, isFull: isFull)
        table.cellForRow(at: path)?.frame = rect.offsetBy(dx: offset, dy: 0)
    }

    /// Performs action `index` of the open row.
    private func perform(_ index: Int) {
        guard let tray, tray.configuration.actions.indices.contains(index) else { return }
        let action = tray.configuration.actions[index]
        action.handler(action, tray.button(index)) { [weak self] _ in
            if self?.tray === tray { self?.close(animated: true) }
        }
    }

    /// Performs an action of a row, for a user who cannot swipe.
    func perform(_ action: UIContextualAction, of path: IndexPath) -> Bool {
        action.handler(action, table.cellForRow(at: path) ?? table) { _ in }
        return true
    }

    /// Brings the open row back.
    func close(animated: Bool) {
        guard let path, let tray else { return }
        (self.path, self.tray) = (nil, nil)
        let cell = table.cellForRow(at: path)
        if let cell {
            cell.setNeedsUpdateConfiguration()
            if cell.editing.isConfirming {
                cell.willTransition(to: .showingEditControl)
                cell.editing.isConfirming = false
                cell.didTransition(to: .showingEditControl)
            }
        }
        let rect = table.rows.cellRect(path)
        let restored: () -> Void = {
            tray.show(rect, offset: 0, isFull: false)
            if !rect.isEmpty { cell?.frame = rect }
        }
        offset = 0
        if animated {
            UIView.animate(withDuration: openDuration, animations: restored) { _ in tray.removeFromSuperview() }
        } else {
            restored()
            tray.removeFromSuperview()
        }
        table.delegate?.tableView(table, didEndEditingRowAt: path)
    }

    /// The buttons can be pressed from the moment on that they are seen.
    private func animate(_ body: @escaping () -> Void) {
        UIView.animate(withDuration: openDuration, delay: 0, options: .allowUserInteraction, animations: body)
    }

    /// Rows have other places, or other contents.
    func rowsDidChange() { close(animated: false) }
}
