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

/// The row of a table, or of a list in a collection, that is swiped aside, and its actions.
@MainActor
final class RowSwipe {
    private unowned let list: any SwipedRows
    let pan = SwipePanGestureRecognizer()
    /// The row that is aside, its buttons, and by how many points.
    private(set) var path: IndexPath?
    private var tray: SwipeTray?
    private var offset: CGFloat = 0
    /// The offset at which the finger went down.
    private var origin: CGFloat = 0

    init(_ list: any SwipedRows) {
        self.list = list
        pan.addTarget(self, action: RowSwipe.panned)
        list.addGestureRecognizer(pan)
    }

    /// Points by which a row's cell is aside.
    func offset(of path: IndexPath) -> CGFloat { path == self.path ? offset : 0 }

    /// The actions at the end of the row, or at its beginning; nil for none.
    func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let configuration = list.swipeActions(of: path, isTrailing: isTrailing)
        return configuration?.actions.isEmpty == false ? configuration : nil
    }

    /// Whether a swipe may begin where the finger is: the row there has actions.
    func mayBegin() -> Bool {
        guard let path = list.swipeRow(at: pan.location(in: list)) else { return false }
        if path == self.path { return true }
        let isTrailing = (pan.way < 0) != list.isRightToLeft
        guard let configuration = configuration(path, isTrailing: isTrailing) else { return false }
        close(animated: true)
        open(path, configuration, isLeft: pan.way > 0)
        return true
    }

    private func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
        let tray = SwipeTray(configuration, isLeft: isLeft) { [weak self] in self?.perform($0) }
        list.insertSubview(tray, at: 0)
        (self.path, self.tray, offset) = (path, tray, 0)
        list.swipeWillBegin(path)
    }

    /// Opens the row at `path` at its end; `around` calls what places it.
    func openTrailing(
        _ path: IndexPath, _ configuration: UISwipeActionsConfiguration, around: (_ place: () -> Void) -> Void
    ) {
        guard path != self.path else { return close(animated: true) }
        close(animated: true)
        open(path, configuration, isLeft: list.isRightToLeft)
        guard let tray else { return }
        around { place(path, tray) }
        animate { self.move(to: tray.isLeft ? tray.openWidth : -tray.openWidth) }
    }

    private func panned(_ pan: SwipePanGestureRecognizer) {
        guard let tray else { return }
        switch pan.state {
        case .began:
            origin = offset
            move(to: origin + pan.translation(in: list).x)
        case .changed: move(to: origin + pan.translation(in: list).x)
        case .ended:
            let speed = pan.velocity(in: list).x * (tray.isLeft ? 1 : -1)
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
        return abs(offset) > max(tray.openWidth + 20, list.bounds.width * fullShare)
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
        let rect = list.swipeFrame(of: path)
        tray.show(rect, offset: offset, isFull: isFull)
        list.swipeCell(of: path)?.frame = rect.offsetBy(dx: offset, dy: 0)
    }

    /// The cells have been placed: the open row's goes aside again.
    func rowsWerePlaced() {
        guard let path, let tray, let cell = list.swipeCell(of: path) else { return }
        if cell.frame != list.swipeFrame(of: path).offsetBy(dx: offset, dy: 0) { place(path, tray) }
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
        action.handler(action, list.swipeCell(of: path) ?? list) { _ in }
        return true
    }

    /// Brings the open row back.
    func close(animated: Bool) {
        guard let path, let tray else { return }
        (self.path, self.tray) = (nil, nil)
        let cell = list.swipeCell(of: path)
        list.swipeWillEnd(path)
        let rect = list.swipeFrame(of: path)
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
        list.swipeDidEnd(path)
    }

    /// The buttons can be pressed from the moment on that they are seen.
    private func animate(_ body: @escaping () -> Void) {
        UIView.animate(withDuration: openDuration, delay: 0, options: .allowUserInteraction, animations: body)
    }

    /// Rows have other places, or other contents.
    func rowsDidChange() { close(animated: false) }
}
