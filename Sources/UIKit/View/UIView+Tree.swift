import OctantBase
import QuartzCore
extension UIView {
    /// Inserts `view` at `index` of the subviews, unless that would close a circle.
    final func insert(_ view: UIView, at index: Int, by call: StaticString = #function) {
        asking(by: call) { put(view, at: index) }
    }

    /// Puts `view` beside `sibling`, `offset` places on; in front of all when that is no subview.
    final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int, by call: StaticString = #function) {
        guard view !== sibling else { return }
        insert(view, at: children.firstIndex(of: sibling).map { $0 + offset } ?? children.count, by: call)
    }

    /// Swaps the subviews at two indexes; indexes out of range are ignored.
    final func exchange(_ index1: Int, _ index2: Int, by call: StaticString = #function) {
        guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (lower, upper) = (children[low], children[high])
        insert(upper, at: low, by: call)
        insert(lower, at: high + 1, by: call)
    }

    /// Whether this view is `view` or inside it.
    final func isInside(_ view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.parent
        }
        return false
    }

    /// The layer whose space `view` stands for; nil stands for the view around all others: the window, if there is one.
    final func space(of view: UIView?) -> CALayer {
        if let view { return view.layer }
        var outermost = self
        while let next = outermost.parent { outermost = next }
        return outermost.layer
    }

    private func put(_ view: UIView, at index: Int) {
        // A view that holds none is around no other: trees that grow at their tips are not climbed for each.
        if view === self || view is UIWindow || !view.children.isEmpty && isDescendant(of: view) {
            Log.once("view.tree", "a view cannot come into itself or a view inside it, nor a window into a view")
            return
        }
        guard view.parent === self else { return view.move(to: self, at: index) }
        guard let old = children.firstIndex(of: view) else { return }
        children.remove(at: old)
        place(view, at: old < index ? index - 1 : index)
    }

    /// Inserts `view`, and its layer among the layers, at `index` of the subviews.
    private func place(_ view: UIView, at index: Int) {
        let index = min(max(0, index), children.count)
        if index < children.count {
            layer.insertSublayer(view.layer, below: children[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        children.insert(view, at: index)
    }

    /// Moves the view into another superview, or out of any, and notifies all views concerned.
    final func move(to newParent: UIView?, at index: Int) {
        let oldParent = parent
        guard newParent !== oldParent else { return }
        let (oldWindow, newWindow) = (window, newParent?.window)
        if oldWindow !== newWindow, UIFocusSystem.isUsed { oldWindow?.focus.willLose(self) }
        oldParent?.willRemoveSubview(self)
        willMove(toSuperview: newParent)
        if oldParent != nil { willLeaveTree() }
        if oldWindow !== newWindow { tellOfWindow { $0.leave(for: newWindow) } }
        if let position = oldParent?.children.lastIndex(where: { $0 === self }) {
            oldParent?.children.remove(at: position)
        }
        parent = newParent
        if oldWindow !== newWindow { tellOfWindow { $0.windowAround = newWindow } }
        if let newParent {
            newParent.place(self, at: index)
        } else {
            layer.removeFromSuperlayer()
        }
        updateTraits()
        didJoinTree()
        if oldWindow !== newWindow { tellOfWindow { $0.arrive() } }
        didMoveToSuperview()
        newParent?.didAddSubview(self)
        focusMayHaveChanged()
    }

    /// Calls `body` with this view and every view inside it.
    private func tellOfWindow(_ body: (UIView) -> Void) {
        if StackSpace.isLow { return StackSpace.extend { tellOfWindow(body) } }
        body(self)
        for view in children { view.tellOfWindow(body) }
    }

    /// The first view of this subtree, depth first, whose `tag` is `tag`.
    final func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        if StackSpace.isLow { return StackSpace.extend { firstView(withTag: tag) } }
        for view in children {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Whether the view takes touches where it is.
    final var takesTouches: Bool {
        !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled && touchBlocks == 0
    }

    /// The front-most view in this one, or itself, that gets a touch at `point` of its own space, which is in it.
    final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView {
        if StackSpace.isLow { return StackSpace.extend { frontmostView(at: point, with: event) } }
        for view in children.reversed() {
            if let hit = view.hitTest(view.pointSeen(at: point, of: self), with: event) { return hit }
        }
        return self
    }

    /// Resizes the subviews by their autoresizing masks, now that the size is no longer `old`.
    final func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        if StackSpace.isLow { return StackSpace.extend { autoresizeSubviews(from: old, to: new) } }
        for view in children where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
            view.frame = view.autoresizingMask.resized(view.frame, from: old, to: new)
        }
    }

    private func leave(for newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        viewController?.viewWillMove(to: newWindow)
    }

    private func arrive() {
        AppearanceRegistry.shared.apply(self)
        didMoveToWindow()
        viewController?.viewDidMove()
    }
}
