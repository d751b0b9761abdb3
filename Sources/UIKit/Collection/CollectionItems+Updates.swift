import CoreGraphics
import Foundation
import OctantBase

/// Seconds in which items come, go and move, and a layout becomes another one. Ours.
private let updateDuration = 0.3

extension CollectionItems {
    /// Changes are collected from now on, until `endUpdates` was called as often.
    func beginUpdates() {
        if updates.isIdle {
            view.layoutIfNeeded()
            _ = numbers
        }
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
        let layout = view.collectionViewLayout
        view.swipe?.rowsDidChange()
        let before = nearAttributes
        guard view.heldDataSource != nil, let (old, new) = recount() else {
            reload()
            return completion(true)
        }
        guard let moves = TableMoves(changes, from: old, to: new) else {
            Log.once(
                "collection.update",
                "a collection's items are not those before the update with its changes: it is reloaded")
            view.reloadData()
            return completion(true)
        }
        func isReloaded(_ path: IndexPath) -> Bool {
            changes.reloaded.contains(path) || changes.reloadedSections.contains(path.section)
        }
        func place(_ element: CollectionElement) -> CollectionElement? {
            let path: IndexPath?
            if element.category == .cell {
                path = isReloaded(element.path) ? nil : moves.place(element.path)
            } else {
                path = moves.section(element.path.section).map { IndexPath(item: element.path.item, section: $0) }
            }
            return path.map { CollectionElement(element.category, element.kind, $0) }
        }
        func origin(_ element: CollectionElement) -> CollectionElement? {
            let path: IndexPath?
            if element.category == .cell {
                path = moves.origin(element.path).flatMap { isReloaded($0) ? nil : $0 }
            } else {
                path =
                    new.indices.contains(element.path.section)
                    ? moves.origin(ofSection: element.path.section).map {
                        IndexPath(item: element.path.item, section: $0)
                    } : nil
            }
            return path.map { CollectionElement(element.category, element.kind, $0) }
        }
        view.choice.move { isReloaded($0) ? nil : moves.place($0) }
        scrolled.move { moves.section($0) ?? (changes.reloadedSections.contains($0) ? $0 : nil) }
        (layout as? UICollectionViewFlowLayout)?.moveSizes { isReloaded($0) ? nil : moves.place($0) }
        (layout as? UICollectionViewCompositionalLayout)?.moveSizes { isReloaded($0) ? nil : moves.place($0) }
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: changes))
        var kept: [CollectionElement: UICollectionReusableView] = [:]
        for (element, view) in shown { if let place = place(element) { kept[place] = view } }
        run(CollectionTransition(before: before, origin: origin, place: place, in: self)) {
            self.adopt(kept)
            self.settle(layout)
            layout.finalizeCollectionViewUpdates()
        } completion: { finished in
            completion(finished)
        }
    }

    /// Shows what there is now, the contents where the layout wants them.
    private func settle(_ layout: UICollectionViewLayout) {
        adoptContentSize()
        let usual = view.clamped(view.contentOffset)
        var target = layout.targetContentOffset(forProposedContentOffset: usual)
        if let delegate { target = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target) }
        if target.isFinite, target != view.contentOffset { view.move(to: target) }
        tile()
    }

    /// Runs `body`, in which views come and go by `transition`: animated where that can be seen.
    private func run(
        _ transition: CollectionTransition, _ body: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let inTransition = {
            self.transition = transition
            body()
            self.transition = nil
        }
        let end: (Bool) -> Void = { [weak self] finished in
            for (view, element) in transition.leaving { self?.keep(view, element) }
            self?.retireScrollers()
            completion(finished)
        }
        guard view.window != nil, UIView.areAnimationsEnabled else {
            inTransition()
            return end(true)
        }
        UIView.animate(withDuration: updateDuration, animations: inTransition, completion: end)
    }

    /// Changes from `old` to `new`, which `change` makes the layout.
    func changeLayout(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, _ change: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        view.layoutIfNeeded()
        let before = nearAttributes
        for view in shown.values { view.willTransition(from: old, to: new) }
        // Views of the old layout are none of the new one's.
        let kept = shown.filter { $0.key.category != .decorationView }
        adopt(kept)
        change()
        run(CollectionTransition(before: before, origin: { $0 }, place: { $0 }, in: self)) {
            self.settle(new)
        } completion: { [weak self] finished in
            for view in self?.shown.values.map(\.self) ?? [] { view.didTransition(from: old, to: new) }
            completion?(finished)
        }
    }
}
