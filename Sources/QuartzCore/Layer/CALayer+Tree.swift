import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// Lets go of all in the layer, which comes to its end.
    final func releaseTree() {
        var last = (children, maskLayer)
        (children, maskLayer) = ([], nil)
        StackSpace.release(&last.0)
        StackSpace.release(&last.1)
    }

    /// Inserts `layer` at `index` of the sublayers.
    final func insert(_ layer: CALayer, at index: Int) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard canHold(layer) else { return }
        var index = min(max(0, index), children.count)
        if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
            if old < index { index -= 1 }
            // A layer that is there already is reported, and nothing changes.
            if old == index { return insertionDidEnd(of: layer, isNew: false) }
            children.remove(at: old)
        } else {
            layer.detach()
            index = min(index, children.count)
        }
        children.insert(layer, at: index)
        let isNew = layer.parent !== self
        layer.parent = self
        mark(layer.dirt.intersection([.subtreeLayout, .subtreeDisplay]).union(.render))
        // Another order moves nothing. A layer that lays out knows what it puts in, and the pass goes on into that.
        if isNew && !dirt.contains(.layingOut) { ask(for: [.layout, .subtreeLayout], by: "addSublayer(_:)") }
        insertionDidEnd(of: layer, isNew: isNew)
    }

    /// Runs the actions of a sublayer that was put in.
    private func insertionDidEnd(of layer: CALayer, isNew: Bool) {
        guard rendered != nil, hostContext != nil else { return }
        if isNew && !layer.isHidden { layer.runAction(of: kCAOnOrderIn) }
        runAction(of: sublayersEvent)
    }

    /// Inserts `layer` `offset` indexes after `sibling`, or at `otherwise` when that is no sublayer.
    final func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int, otherwise: Int) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard layer !== sibling else { return }
        let index = children.firstIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + offset } ?? otherwise)
    }

    /// Replaces `oldLayer`, a sublayer, by `newLayer`.
    final func replace(_ oldLayer: CALayer, _ newLayer: CALayer) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard oldLayer !== newLayer, oldLayer.parent === self, children.contains(where: { $0 === oldLayer }) else {
            return
        }
        insert(newLayer, nextTo: oldLayer, offset: 0, otherwise: 0)
        if newLayer.parent === self { oldLayer.removeFromSuperlayer() }
    }

    /// The sublayers, those of a presentation themselves presentations; nil for none.
    final var shownSublayers: [CALayer]? {
        let layers = presented.map { $0.children.compactMap { $0.presentation() } } ?? children
        return layers.isEmpty ? nil : layers
    }

    /// Makes `layers` the sublayers, in this order.
    final func setSublayers(_ layers: [CALayer]) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        for old in children where !layers.contains(where: { $0 === old }) { old.detach() }
        for layer in layers { insert(layer, at: children.count) }
    }

    final func setMask(_ layer: CALayer?) {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard layer !== maskLayer else { return }
        if let layer, !canHold(layer) { return }
        maskLayer?.detach()
        layer?.detach()
        maskLayer = layer
        layer?.parent = self
        mark([.subtreeLayout, .subtreeDisplay, .render])
    }

    /// Removes the layer from its parent.
    final func detach() {
        LayerLock.lock()
        defer { LayerLock.unlock() }
        guard let parent else { return }
        let isShown = hostContext != nil && parent.rendered != nil
        if hostContext != nil { LayerThread.current.noteOrphan(self) }
        if isShown && !isHidden && parent.maskLayer !== self { runAction(of: kCAOnOrderOut) }
        if parent.maskLayer === self {
            parent.maskLayer = nil
        } else {
            if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
        }
        self.parent = nil
        parent.mark(.render)
        if isShown { parent.runAction(of: sublayersEvent) }
    }

    /// Whether `layer` may come into this one: not itself, nor one around it, nor a presentation, nor a hosted root.
    private func canHold(_ layer: CALayer) -> Bool {
        var reason: String?
        if presented != nil || layer.presented != nil { reason = "a presentation layer is only to look at" }
        if layer.context != nil { reason = "a window's root layer cannot be a sublayer" }
        // One that holds nothing is around no other: trees that grow at their tips are not climbed for each.
        var above: CALayer? = self
        while let next = above {
            if next === layer { reason = "a layer cannot be put into itself or into a layer inside it" }
            above = layer.children.isEmpty && layer.maskLayer == nil ? nil : next.parent
        }
        guard let reason else { return true }
        Log.once("layer.tree.\(reason)", "\(reason): nothing is changed")
        return false
    }

    /// The front-most layer of this subtree that is seen at `point`, of the superlayer's space.
    final func hit(at point: CGPoint) -> CALayer? {
        isHidden ? nil : pointSeen(at: point).flatMap { layerHit(at: $0) }
    }

    /// The front-most layer of this subtree that contains `point`, of this layer's space.
    final func layerHit(at point: CGPoint) -> CALayer? {
        if StackSpace.isLow { return StackSpace.extend { layerHit(at: point) } }
        let isInside = contains(point)
        if masksToBounds && !isInside { return nil }
        return sublayerHit(at: point) ?? (isInside ? self : nil)
    }

    /// The front-most layer that contains `point`, of this layer's space, among all below this layer.
    final func sublayerHit(at point: CGPoint) -> CALayer? {
        for layer in (sublayers ?? []).reversed().ordered(by: { $0.zPosition > $1.zPosition }) {
            if let hit = layer.hitTest(point) { return hit }
        }
        return nil
    }

    /// The layer and all in it are on no screen any more: animations that are to be removed on completion end.
    final func didLeaveContext() {
        if StackSpace.isLow { return StackSpace.extend { didLeaveContext() } }
        rendered = nil
        dirt.insert(.render)
        detachAnimations { $0.animation.isRemovedOnCompletion }
        for layer in children { layer.didLeaveContext() }
        maskLayer?.didLeaveContext()
    }
}
