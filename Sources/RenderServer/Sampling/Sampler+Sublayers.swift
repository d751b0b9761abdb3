import CoreGraphics
import OctantBase

/// The number of layers up to which each is compared with the others before they fade. Ours.
private let mostFading = 16
/// Points between layers that fade each by itself: what is between their edges is on one pixel. Ours.
private let fadingGap: CGFloat = 1

/// The sublayers of a layer: in which order they are drawn, how often, and in which space.
extension Sampler {
    /// Visits the sublayers of a layer that has a plane, as far as anything of them can be seen. `context` is what they
    /// inherit, `outer` what the layer itself did.
    mutating func visitContents(
        of layer: RenderLayer, _ appearance: LayerAppearance, in context: SamplingContext, of outer: SamplingContext
    ) {
        guard !layer.sublayers.isEmpty else { return }
        var inner = context
        if appearance.properties.masksToBounds {
            inner.clip = context.transform.bounds(of: appearance.properties.bounds.standardized).shared(
                with: context.clip)
        }
        guard !inner.clip.isNull && !inner.clip.isEmpty else { return }
        guard let replication = appearance.properties.kind.replication else {
            return visitSublayers(of: layer, appearance, in: inner)
        }
        if replication.preservesDepth && !outer.isRasterRoot {
            (inner.transform, inner.space) = (outer.transform, appearance.properties.space(within: outer.space))
            inner.isTurnedAway = outer.isTurnedAway
        }
        visitInstances(of: layer, appearance, replication, in: inner)
    }

    /// Visits the sublayers in the order they are drawn in.
    mutating func visitSublayers(
        of layer: RenderLayer, _ appearance: LayerAppearance, in context: SamplingContext
    ) {
        guard layer.holdsOneDepth && context.space == nil && appearance.properties.sublayerTransform.isIdentity else {
            return visitSublayers(of: layer, appearance, replica: .identity, in: context)
        }
        // Most layers.
        for index in layer.sublayers.indices { visit(layer.sublayers[index], in: context) }
    }

    /// Visits the sublayers in the order they are drawn in. `replica` goes before the layer's `sublayerTransform`.
    private mutating func visitSublayers(
        of layer: RenderLayer, _ appearance: LayerAppearance, replica: CATransform3D, in context: SamplingContext
    ) {
        var inner = context
        // From the space of the sublayers to the plane they are flattened into.
        var space = replica.concatenating(appearance.properties.sublayersToLocal)
        if let outer = context.space { space = space.concatenating(outer) }
        inner.space = space.isIdentity ? nil : space
        // Before a plane the order is that of depth in space, in a plane that of zPosition.
        let stands = context.space == nil ? nil : inner.space
        if stands == nil && layer.holdsOneDepth {
            for sublayer in layer.sublayers { visit(sublayer, in: inner) }
            return
        }
        let first = result.order.count
        for (index, sublayer) in layer.sublayers.enumerated() {
            result.order.append(DepthOrder(depth: sublayer.depth(at: context.time, in: stands), index: index))
        }
        result.order.withUnsafeMutableBufferPointer { order in
            // Most of the time they are in order as they are.
            for next in (first + 1)..<max(order.count, first + 1) where order[next] < order[next - 1] {
                var stretch = UnsafeMutableBufferPointer(rebasing: order[first...])
                stretch.sort()
                return
            }
        }
        // The visits push stretches of their own above this one, and pop them.
        for entry in first..<first + layer.sublayers.count {
            visit(layer.sublayers[result.order[entry].index], in: inner)
        }
        result.order.removeLast(layer.sublayers.count)
    }

    /// Visits the sublayers once for each instance.
    mutating func visitInstances(
        of layer: RenderLayer, _ appearance: LayerAppearance, _ replication: Replication,
        in context: SamplingContext
    ) {
        let box = appearance.properties.bounds
        let step = CATransform3D.translation(-box.midX, -box.midY, 0)
            .concatenating(replication.transform).concatenating(.translation(box.midX, box.midY, 0))
        var (inner, replica) = (context, CATransform3D.identity)
        let isOutermost = replicas == nil
        let replicas = replicas ?? ReplicaCount()
        self.replicas = replicas
        defer { if isOutermost { self.replicas = nil } }
        for index in 0..<replication.madeCount {
            guard replicas.hasRoom else { break }
            let tint = replication.tint(of: index)
            let lag = replication.delay * Double(index)
            inner.time = context.time - lag
            inner.clock = context.clock.delayed(by: lag)
            inner.tint = tint == .white ? nil : tint
            // Another number for each instance of each instance around it.
            inner.instance = context.instance &* (Replication.maximumCount + 1) &+ index
            if tint.a > 0 && replica.isFinite {
                visitSublayers(of: layer, appearance, replica: replica, in: inner)
            }
            replica = replica.concatenating(step)
        }
    }

    /// Visits the sublayers of a layer that is no plane: they are in the list as if they were its superlayer's own. Its
    /// opacity goes to each of them by itself.
    mutating func visitTransformLayer(
        _ layer: RenderLayer, _ appearance: LayerAppearance, _ now: LayerTime, in context: SamplingContext
    ) {
        var tint = context.tint ?? .white
        tint.a *= Double(appearance.properties.opacity)
        let inner = SamplingContext(
            time: now.time, clock: now.clock, transform: context.transform,
            space: appearance.properties.space(within: context.space),
            isTurnedAway: context.isTurnedAway, clip: context.clip,
            isStill: context.isStill && !layer.isMovedByAnimations,
            isMoving: context.isMoving || layer.isMovedByAnimations, instance: context.instance,
            tint: tint == .white ? nil : tint, spill: context.spill)
        visitSublayers(of: layer, appearance, in: inner)
        note(layer.animations, now) { _ in true }
    }

    /// Works out the extent of the subtree that begins at `index` and ends with the last layer so far.
    mutating func closeSubtree(at index: Int) {
        var rect = result.layers[index].ownRect
        var next = index + 1
        while next < result.layers.count {
            rect = rect.union(result.layers[next].subtreeRect)
            next = result.layers[next].subtreeEnd
        }
        if result.layers[index].source.subtreeBlends {
            result.layers[index].handsBlendingOn = result.handsBlendingOn(at: index)
        } else if index + 1 < result.layers.count {
            result.layers[index].handsOpacityOn = result.handsOpacityOn(at: index)
        }
        if var shadow = result.layers[index].shadow {
            let layer = result.layers[index]
            shadow.caster = rect
            if let path = layer.appearance.properties.shadow.path {
                shadow.caster = path.isEmpty ? .null : layer.transform.bounds(of: path.boundingBox)
                shadow.caster = shadow.caster.shared(with: layer.clip)
            }
            result.layers[index].shadow = shadow
            rect = rect.union(shadow.cast(shadow.caster))
        }
        result.layers[index].subtreeRect = rect
        result.layers[index].subtreeEnd = result.layers.count
    }
}

extension SampledLayer {
    /// Whether the layer itself, without those in it, shows nothing.
    fileprivate var drawsNothing: Bool {
        shadow == nil && particles == nil && appearance.address.drawnRect(outline: source.outline).isNull
    }
}

extension SampledTree {
    /// Whether the layer at `index`, the last one whose subtree is in the list, draws nothing but one layer in it.
    fileprivate func handsBlendingOn(at index: Int) -> Bool {
        let (layer, inner) = (layers[index], index + 1)
        return inner < layers.count && layers[inner].subtreeEnd == layers.count && !layer.properties.isolatesBlending
            && layer.drawsNothing
    }

    /// Whether the layer at `index`, the last one whose subtree is in the list, draws nothing but a few layers in it
    /// that lie side by side and throw no shadows.
    fileprivate func handsOpacityOn(at index: Int) -> Bool {
        guard layers[index].drawsNothing, !layers[index].source.isolates else { return false }
        var (next, count) = (index + 1, 0)
        while next < layers.count {
            count += 1
            guard count <= mostFading, layers[next].shadow == nil else { return false }
            let rect = layers[next].subtreeRect.insetBy(dx: -fadingGap, dy: -fadingGap)
            var other = index + 1
            while other < next {
                if layers[other].subtreeRect.intersects(rect) { return false }
                other = layers[other].subtreeEnd
            }
            next = layers[next].subtreeEnd
        }
        return true
    }
}

/// A sublayer's position in the order of drawing.
struct DepthOrder: Comparable {
    let depth: CGFloat
    /// Equal depths keep the order of the array.
    let index: Int

    static func < (one: DepthOrder, other: DepthOrder) -> Bool {
        one.depth != other.depth ? one.depth < other.depth : one.index < other.index
    }
}
