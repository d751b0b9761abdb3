import UIKit

/// A view inside another element's, and its element.
struct ArrangedView {
    let view: UIView
    let element: Element
    /// The elements around `element` that are in the other element, from the inside out: kept for when it leaves.
    let around: [Element]

    @MainActor init(_ view: UIView, _ element: Element, in host: Element) {
        (self.view, self.element) = (view, element)
        var around: [Element] = []
        var next = element.parent
        while let one = next, one !== host {
            around.append(one)
            next = one.parent
        }
        self.around = around
    }

    /// The outermost of the elements, from `element` on outwards, of which all satisfy `test`.
    @MainActor func root(where test: (Element) -> Bool) -> Element { around.prefix(while: test).last ?? element }
}

extension Element {
    /// The views of this element and those in it, from back to front.
    private func collectViews(of host: Element, into list: inout [ArrangedView]) {
        if let ownView { return list.append(ArrangedView(ownView, self, in: host)) }
        for child in childrenByDepth { child.collectViews(of: host, into: &list) }
    }

    /// Adds the views of what is in this element to its own view, in their order.
    final func arrangeViews() {
        guard let ownView else { return }
        var views: [ArrangedView] = []
        for child in childrenByDepth { child.collectViews(of: self, into: &views) }
        let kept = Set(views.map { ObjectIdentifier($0.view) })
        for former in arrangedViews where !kept.contains(ObjectIdentifier(former.view)) {
            guard former.view.superview === ownView else { continue }
            leave(former)
        }
        tellComing(of: views)
        arrangedViews = views
        // What leaves, and what the program added, stays where it is among the others: only what is out of order is
        // moved. New views come in front of what leaves and behind the program's.
        var index = 0
        for entry in views {
            let present = ownView.subviews
            let next = present[index...].firstIndex { kept.contains(ObjectIdentifier($0)) } ?? present.count
            if next < present.count, present[next] === entry.view {
                index = next
            } else {
                let leaving = present[index..<next].lastIndex { graph?.animator.isLeaving($0) == true }
                index = leaving.map { $0 + 1 } ?? index
                ownView.insertSubview(entry.view, at: index)
            }
            index += 1
        }
    }

    private func leave(_ entry: ArrangedView) {
        let (view, element) = (entry.view, entry.element)
        let root = entry.root(where: \.isGone)
        let stays = graph?.animator.leave(element, of: root, in: element.transaction) { [weak graph] in
            view.removeFromSuperview()
            graph?.viewDidLeave()
        }
        if stays != true { view.removeFromSuperview() }
    }

    /// Notifies the animator of views that were not there before. What is in something new appears with it; one that
    /// was on its way out goes back.
    private func tellComing(of views: [ArrangedView]) {
        guard let graph, graph.hasShown, born < graph.updateNumber else { return }
        let former = Set(arrangedViews.map { ObjectIdentifier($0.view) })
        for entry in views where !former.contains(ObjectIdentifier(entry.view)) {
            guard entry.element.born == graph.updateNumber else {
                graph.animator.stay(entry.element)
                entry.element.setNeedsAppearance()
                continue
            }
            let root = entry.root { $0.born == graph.updateNumber }
            graph.animator.come(entry.element, of: root, in: entry.element.transaction)
        }
    }
}
