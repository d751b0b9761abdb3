import QuartzCore
import UIKit

/// The most layers that are searched for the reach of a view.
private let mostLayers = 64

/// Whether what a node shows may be seen in its window. Main actor only.
@MainActor final class ViewVisibility {
    private weak var node: _Node?
    private weak var window: UIWindow?

    /// The visibility of `node` in the window that its interface is in.
    init(of node: _Node) {
        self.node = node
        window = (node.graph.host as? UIView)?.window
    }

    /// The interface of the node.
    var graph: Graph? { node?.graph }

    /// The views of the node, those in others of its views too.
    var views: [UIView] { node?.elements.flatMap(\.allViews) ?? [] }

    /// Whether anything of it may be seen: it is neither hidden, transparent, nor cut away by what is around it. What
    /// has no views, or is a mask, may be meant for anything, and counts as seen.
    var isOpen: Bool {
        guard let node, node.isAlive else { return false }
        let views = node.elements.flatMap(\.outerViews)
        let host = node.graph.host as? UIView
        let isMask = { (view: UIView) in host.map { !view.isDescendant(of: $0) } ?? false }
        return views.isEmpty || views.contains { isMask($0) || $0.mayBeSeen }
    }

    /// Runs `body` once after a commit of the window after which the view may have become visible, instead of what
    /// waited before; nil for nothing.
    func wait(_ body: (@MainActor () -> Void)?) {
        let key = ObjectIdentifier(self)
        guard let body else {
            window?.commitWatchers[key] = nil
            return
        }
        window?.commitWatchers[key] = { [weak self] in
            guard let self, isOpen else { return }
            wait(nil)
            body()
        }
    }
}

extension Element {
    /// The first views of the element and those in it.
    fileprivate var outerViews: [UIView] { ownView.map { [$0] } ?? children.flatMap(\.outerViews) }

    /// The views of the element and of those in it.
    fileprivate var allViews: [UIView] { (ownView.map { [$0] } ?? []) + children.flatMap(\.allViews) }
}

extension UIView {
    /// Whether the view or something in it may be seen in its window. What moves may be anywhere.
    fileprivate var mayBeSeen: Bool {
        var count = 0
        let reach = layer.reach(&count)
        var rect = reach
        var next: CALayer? = layer
        while let layer = next {
            let isMoving = layer.animationKeys()?.isEmpty == false
            if !isMoving, layer.isHidden || layer.opacity <= 0 { return false }
            let parent = layer.superlayer
            let cuts = layer !== self.layer && (layer.masksToBounds || parent == nil)
            if cuts, let seen = rect, !seen.intersects(layer.bounds.insetBy(dx: -1, dy: -1)) { return false }
            // What is rotated in space, or under way, is not searched.
            let isPlane = layer.transform.isAffine && (parent?.sublayerTransform.isIdentity ?? true)
            rect = isMoving || !isPlane ? nil : rect.flatMap { seen in parent.map { layer.convert(seen, to: $0) } }
            next = parent
        }
        return window != nil
    }
}

extension CALayer {
    /// A rectangle around what the layer and those in it draw, in its own points; nil where that moves or takes too
    /// long to compute.
    fileprivate func reach(_ count: inout Int) -> CGRect? {
        count += 1
        guard count <= mostLayers, animationKeys()?.isEmpty != false else { return nil }
        // A view of no size may be there for its dates alone.
        var rect = bounds.insetBy(dx: -1, dy: -1)
        if masksToBounds { return rect }
        for layer in sublayers ?? [] where !layer.isHidden {
            guard let inner = layer.reach(&count) else { return nil }
            rect = rect.union(convert(inner, from: layer))
        }
        return rect
    }
}
