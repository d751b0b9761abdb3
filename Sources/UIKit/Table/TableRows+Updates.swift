import CoreGraphics
import Foundation
import OctantBase

/// Seconds in which rows come, go and move. Ours.
private let updateDuration = 0.3

extension TableRows {
    /// Changes are collected from now on, until `endUpdates` was called as often.
    func beginUpdates() {
        if updates.isIdle { _ = layout }
        updates.begin()
    }

    /// Makes the changes that `change` notes: now, or with those of the updates under way.
    func update(_ change: (inout TableChanges) -> Void) {
        beginUpdates()
        updates.note(change)
        endUpdates()
    }

    /// Makes what was collected.
    func endUpdates(_ completion: ((Bool) -> Void)? = nil) {
        if let (changes, completion) = updates.end(completion) { apply(changes, completion) }
    }

    private func apply(_ changes: TableChanges, _ completion: @escaping (Bool) -> Void) {
        table.swipe.rowsDidChange()
        guard let source = table.heldDataSource, let before = layoutForUpdate() else {
            reload()
            return completion(true)
        }
        let count = max(0, source.numberOfSections(in: table))
        var sections = (0..<count).map { section($0, source) }
        let counts = (old: before.sections.map(\.rows.count), new: sections.map(\.rows.count))
        guard let moves = TableMoves(changes, from: counts.old, to: counts.new) else {
            Log.once(
                "table.update", "a table's rows are not those before the update with its changes: it is reloaded")
            reload()
            table.setNeedsLayout()
            return completion(true)
        }
        // What the delegate was not asked for anew is as it was.
        for index in sections.indices where sections[index].source != .fixed && sections[index].rows.isGuessed {
            sections[index].rows = moves.heights(before, index, sections[index].rows)
        }
        var leaving: [(cell: UITableViewCell, animation: UITableView.RowAnimation)] = []
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shown {
            let goes = changes.reloaded.contains(path) || changes.reloadedSections.contains(path.section)
            if let place = moves.place(path), !goes {
                kept[place] = cell
            } else {
                let animation = changes.goings[path] ?? changes.sectionGoings[path.section] ?? .automatic
                leaving.append((cell, animation))
            }
        }
        for (path, cell) in shown { delegateLoses(cell, path, among: leaving.map(\.cell)) }
        adopt(TableLayout(sections), kept, moves)
        table.choice.move { changes.reloaded.contains($0) ? nil : moves.place($0) }
        for (path, cell) in kept { remeasure(cell, path) }
        arrival = { [unowned self] cell, path in
            arrive(cell, path, from: moves.origin(path).map(before.row), changes)
        }
        animate {
            for (cell, animation) in leaving { self.leave(cell, animation) }
            self.tile()
        } completion: { [weak self] finished in
            for (cell, _) in leaving { self?.hasLeft(cell) }
            completion(finished)
        }
        arrival = nil
    }

    /// Runs `body` animated where that can be seen.
    private func animate(_ body: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        guard table.window != nil, UIView.areAnimationsEnabled else {
            body()
            return completion(true)
        }
        UIView.animate(withDuration: updateDuration, animations: body, completion: completion)
    }

    /// Where a row's cell is while it is not there yet, or no more.
    private func outside(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) -> CGRect {
        switch animation {
        case .left: cell.frame.offsetBy(dx: -table.bounds.width, dy: 0)
        case .right: cell.frame.offsetBy(dx: table.bounds.width, dy: 0)
        case .top: cell.frame.offsetBy(dx: 0, dy: -cell.frame.height)
        case .bottom: cell.frame.offsetBy(dx: 0, dy: cell.frame.height)
        case .fade, .none, .middle, .automatic: cell.frame
        }
    }

    private func leave(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
        UIView.performWithoutAnimation { table.insertSubview(cell, at: 0) }
        cell.alpha = 0
        cell.frame = outside(cell, animation)
    }

    private func hasLeft(_ cell: UITableViewCell) {
        cell.alpha = 1
        if cell.shownPath == nil { cells.keep(cell, cell.reuseIdentifier) }
    }

    /// A cell was made for the row at `path`, in an update: it comes from where the row was, or as it was asked.
    private func arrive(
        _ cell: UITableViewCell, _ path: IndexPath, from old: (y: CGFloat, height: CGFloat)?, _ changes: TableChanges
    ) {
        let final = cell.frame
        let animation = changes.comings[path] ?? changes.sectionComings[path.section]
        UIView.performWithoutAnimation {
            if let old, animation == nil {
                cell.frame.origin.y = old.y
            } else if animation != UITableView.RowAnimation.none {
                cell.alpha = 0
                cell.frame = outside(cell, animation ?? .automatic)
            }
        }
        cell.alpha = 1
        cell.frame = final
    }
}

extension UITableView {
    /// Notes rows that go or come, and how.
    final func note(
        _ paths: [IndexPath], _ animation: RowAnimation, _ set: WritableKeyPath<TableChanges, Set<IndexPath>>,
        _ animations: WritableKeyPath<TableChanges, [IndexPath: RowAnimation]>...
    ) {
        rows.update { changes in
            changes[keyPath: set].formUnion(paths)
            for path in paths { for list in animations { changes[keyPath: list][path] = animation } }
        }
    }

    /// Notes sections that go or come, and how.
    final func note(
        _ sections: IndexSet, _ animation: RowAnimation, _ set: WritableKeyPath<TableChanges, Set<Int>>,
        _ animations: WritableKeyPath<TableChanges, [Int: RowAnimation]>...
    ) {
        rows.update { changes in
            changes[keyPath: set].formUnion(sections)
            for index in sections { for list in animations { changes[keyPath: list][index] = animation } }
        }
    }
}
