import Foundation
import QuartzCore

/// Seconds that a finger stays before it highlights a row or an item: it may be about to scroll.
/// Source: docs/sources/views.md, Tables.
let highlightDelay = 0.15

/// The rows of a table that are selected and highlighted, and the finger that does it.
@MainActor
final class TableChoice {
    private unowned let table: UITableView
    /// The selected rows, in the order they were selected.
    private(set) var selected: [IndexPath] = []
    private var touched: IndexPath?
    private var highlighted: IndexPath?
    private var timer: MediaTimer?

    init(_ table: UITableView) { self.table = table }

    // MARK: By the program

    /// Selects a row, and no other where only one can be selected; nil for none.
    func select(_ path: IndexPath?, animated: Bool) {
        if path == nil || !table.maySelectSeveral {
            for old in selected where old != path { deselect(old, animated: animated) }
        }
        guard let path, table.rows.layout.contains(path), !selected.contains(path) else { return }
        selected.append(path)
        table.cellForRow(at: path)?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = selected.firstIndex(of: path) else { return }
        selected.remove(at: index)
        table.cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    func forgetAll() { selected = [] }

    /// Deselects all but one.
    func keepOne() { for path in selected.dropFirst() { deselect(path, animated: false) } }

    /// Rows have other places: `place` has the new one of each, nil for what is gone.
    func move(_ place: (IndexPath) -> IndexPath?) {
        selected = selected.compactMap(place)
        (touched, highlighted) = (nil, nil)
        timer?.cancel()
    }

    // MARK: By the user

    /// A tap, a key or a screen reader's user chose a row. Returns whether it can be chosen.
    func press(_ path: IndexPath) -> Bool {
        guard table.maySelect, table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        choose(path)
        return true
    }

    private func choose(_ path: IndexPath) {
        let delegate = table.delegate
        if table.maySelectSeveral, selected.contains(path) {
            let meant = delegate == nil ? path : delegate?.tableView(table, willDeselectRowAt: path)
            guard let meant else { return }
            deselect(meant, animated: false)
            delegate?.tableView(table, didDeselectRowAt: meant)
            return
        }
        let meant = delegate == nil ? path : delegate?.tableView(table, willSelectRowAt: path)
        guard let meant, table.rows.layout.contains(meant) else { return }
        if !table.maySelectSeveral {
            for old in selected where old != meant {
                let given = delegate == nil ? old : delegate?.tableView(table, willDeselectRowAt: old)
                guard let given else { continue }
                deselect(given, animated: false)
                delegate?.tableView(table, didDeselectRowAt: given)
            }
        }
        select(meant, animated: false)
        if let cell = table.cellForRow(at: meant) { cell.segue?.send(from: cell, event: nil, first: nil) }
        delegate?.tableView(table, didSelectRowAt: meant)
    }

    // MARK: The finger

    func touchBegan(_ touch: UITouch?) {
        touchCancelled()
        guard let touch else { return }
        // A tap beside an open row closes it, and does nothing else.
        guard table.swipe.path == nil else { return table.swipe.close(animated: true) }
        guard table.maySelect else { return }
        guard let path = table.indexPathForRow(at: touch.location(in: table)),
            let cell = table.cellForRow(at: path), touch.view?.isDescendant(of: cell) == true,
            table.delegate?.tableView(table, shouldHighlightRowAt: path) ?? true
        else { return }
        touched = path
        guard let clock = table.window?.clock else { return }
        timer = MediaTimer(at: touch.timestamp + highlightDelay, clock: clock) { [weak self] in self?.highlight() }
    }

    private func highlight() {
        guard let touched, highlighted == nil else { return }
        highlighted = touched
        table.cellForRow(at: touched)?.setHighlighted(true, animated: false)
        table.delegate?.tableView(table, didHighlightRowAt: touched)
    }

    private func unhighlight(animated: Bool) {
        guard let path = highlighted else { return }
        highlighted = nil
        table.cellForRow(at: path)?.setHighlighted(false, animated: animated)
        table.delegate?.tableView(table, didUnhighlightRowAt: path)
    }

    func touchEnded() {
        timer?.cancel()
        guard let path = touched else { return }
        highlight()
        touched = nil
        // The ground of the highlight is that of the selection: it must not go away in between.
        choose(path)
        unhighlight(animated: false)
    }

    func touchCancelled() {
        timer?.cancel()
        touched = nil
        unhighlight(animated: false)
    }
}
