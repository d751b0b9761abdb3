import Foundation
import QuartzCore

/// The items of a collection that are selected and highlighted, and the finger that does it.
@MainActor
final class CollectionChoice {
    private unowned let view: UICollectionView
    /// The selected items, in the order they were selected.
    private(set) var selected: [IndexPath] = []
    private var touched: IndexPath?
    private var highlighted: IndexPath?
    private var timer: MediaTimer?

    init(_ view: UICollectionView) { self.view = view }

    // MARK: By the program

    /// Selects an item, and no other where only one can be selected; nil for none.
    func select(_ path: IndexPath?) {
        if path == nil || !view.allowsMultipleSelection {
            for old in selected where old != path { deselect(old) }
        }
        guard let path, view.items.contains(path), !selected.contains(path) else { return }
        selected.append(path)
        view.cellForItem(at: path)?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        guard let index = selected.firstIndex(of: path) else { return }
        selected.remove(at: index)
        view.cellForItem(at: path)?.isSelected = false
    }

    /// Deselects all.
    func forgetAll() { selected = [] }

    /// Deselects all but one.
    func keepOne() { for path in selected.dropFirst() { deselect(path) } }

    /// Items have other places: `place` has the new one of each, nil for what is gone.
    func move(_ place: (IndexPath) -> IndexPath?) {
        selected = selected.compactMap(place)
        (touched, highlighted) = (nil, nil)
        timer?.cancel()
    }

    // MARK: By the user

    /// A key or a screen reader's user chose an item. Returns whether it can be chosen.
    func press(_ path: IndexPath) -> Bool {
        guard view.allowsSelection, view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        choose(path) {}
        return true
    }

    /// Selects an item, or deselects it where several can be selected; `unhighlight` is called before the delegate is
    /// told.
    private func choose(_ path: IndexPath, _ unhighlight: () -> Void) {
        let delegate = view.delegate
        if view.allowsMultipleSelection, selected.contains(path) {
            let may = delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true
            if may { deselect(path) }
            unhighlight()
            if may { delegate?.collectionView(view, didDeselectItemAt: path) }
            return
        }
        guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true, view.items.contains(path) else {
            return unhighlight()
        }
        let others = view.allowsMultipleSelection ? [] : selected.filter { $0 != path }
        for old in others { deselect(old) }
        select(path)
        unhighlight()
        for old in others { delegate?.collectionView(view, didDeselectItemAt: old) }
        if let cell = view.cellForItem(at: path) { cell.segue?.send(from: cell, event: nil, first: nil) }
        delegate?.collectionView(view, didSelectItemAt: path)
    }

    // MARK: The finger

    func touchBegan(_ touch: UITouch?) {
        touchCancelled()
        // A tap beside an open row closes it, and does nothing else.
        if let swipe = view.swipe, swipe.path != nil { return swipe.close(animated: true) }
        guard let touch, view.allowsSelection else { return }
        var next = touch.view
        while let inner = next, !(inner is UICollectionViewCell), inner !== view { next = inner.superview }
        guard let cell = next as? UICollectionViewCell, let path = view.indexPath(for: cell),
            view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
        else { return }
        touched = path
        guard let clock = view.window?.clock else { return }
        timer = MediaTimer(at: touch.timestamp + highlightDelay, clock: clock) { [weak self] in self?.highlight() }
    }

    private func highlight() {
        guard let touched, highlighted == nil else { return }
        highlighted = touched
        view.cellForItem(at: touched)?.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: touched)
    }

    private func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        view.cellForItem(at: path)?.isHighlighted = false
        view.delegate?.collectionView(view, didUnhighlightItemAt: path)
    }

    func touchEnded() {
        timer?.cancel()
        guard let path = touched else { return }
        highlight()
        touched = nil
        choose(path, unhighlight)
    }

    func touchCancelled() {
        timer?.cancel()
        touched = nil
        unhighlight()
    }
}
