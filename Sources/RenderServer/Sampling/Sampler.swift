import CoreGraphics
import OctantBase

/// The walk that samples a tree.
struct Sampler {
    var result: SampledTree
    /// Pixels a point of what the list is drawn on.
    let scale: CGFloat
    /// Whether the list is that of a whole surface, on which later layers may cover earlier ones.
    let looksForCovers: Bool
    /// Changes to come that nobody may see.
    var pending: [PendingChange] = []
    /// The count of the outermost replicator around so far; nil in none.
    var replicas: ReplicaCount?

    init(
        result: SampledTree, scale: CGFloat, looksForCovers: Bool = false, replicas: ReplicaCount? = nil
    ) {
        (self.result, self.scale, self.looksForCovers, self.replicas) = (result, scale, looksForCovers, replicas)
    }

    /// Visits `layer` and all in it. `plane` is the transform from its own space to its superlayer's where that is not
    /// the layer's own doing: within a transition, which is then not looked for again.
    mutating func visit(_ layer: RenderLayer, in context: SamplingContext, plane: PlaneTransform? = nil) {
        if layer.holdsLayers && StackSpace.isLow { return visitOnMoreStack(layer, in: context, plane: plane) }
        if context.mayLeaveOut, plane == nil, let merged = layer.merged { return visit(merged, in: context) }
        replicas?.add()
        let now = LayerTime(layer, in: context)
        if plane == nil, !context.isRasterRoot, let (transition, progress) = layer.transition(at: now.time) {
            visit(transition, of: layer, progress: progress, now, in: context)
            return note(layer.animations, now) { _ in true }
        }
        let appearance = result.appearances.appearance(of: layer, at: now.time)
        guard !appearance.properties.isHidden, appearance.properties.opacity > 0 else {
            return note(layer.animations, now) { $0.reach == .visibility }
        }
        guard appearance.properties.kind.hasPlane else {
            return visitTransformLayer(layer, appearance, now, in: context)
        }
        let turnsAway = appearance.address.turnsAway(through: context.space) != context.isTurnedAway
        guard !turnsAway || appearance.properties.isDoubleSided || context.isRasterRoot else {
            return note(layer.animations, now) { $0.changesGeometry }
        }
        let ownPlane = plane ?? appearance.address.planeToSuper(through: context.space)
        if appearance.properties.isOneImage && !context.isRasterRoot {
            return rasterize(
                layer, appearance, ownPlane.concatenating(context.transform), isInTransition: plane != nil, in: context)
        }
        guard let placement = place(layer, appearance, ownPlane, in: context) else {
            // Numbers too large to be computed with: nothing of it can be drawn.
            return note(layer.animations, now) { $0.changesGeometry }
        }
        // The two images of a transition are blended together.
        let shown = plane == nil ? appearance : appearance.unblended
        show(
            layer, context.isRasterRoot ? appearance.untreated : shown, now, placement, turnsAway: turnsAway,
            isInTransition: plane != nil, in: context)
    }

    /// On its own, since what a closure captures is copied for it at every visit.
    @inline(never)
    private mutating func visitOnMoreStack(_ layer: RenderLayer, in context: SamplingContext, plane: PlaneTransform?) {
        StackSpace.extend { visit(layer, in: context, plane: plane) }
    }

    /// The position of a layer whose own space `plane` maps to its superlayer's; nil where it cannot be computed.
    private func place(
        _ layer: RenderLayer, _ appearance: LayerAppearance, _ plane: PlaneTransform, in context: SamplingContext
    ) -> Placement? {
        let isMoving = context.isMoving || layer.isMovedByAnimations
        var placement = Placement(
            transform: context.isRasterRoot ? .identity : plane.concatenating(context.transform), clip: context.clip,
            spill: context.spill, isMoving: isMoving)
        guard placement.transform.isFinite else { return nil }
        if appearance.properties.snapsToPixels && !isMoving {
            let corner = appearance.properties.bounds.standardized.origin
            placement.transform = placement.transform.snapping(corner, scale: scale)
        }
        if appearance.properties.throwsShadow {
            let thrown = SampledShadow(appearance.properties, placement.transform)
            if thrown.isFinite {
                placement.shadow = thrown
                placement.spill = placement.spill.adding(thrown)
                // What is out of view may throw its shadow into it.
                placement.clip = thrown.castersInto(placement.clip)
            }
        }
        return placement
    }

    /// The particles that the layer emits, nil for none. `drawn`, where the layer draws, grows by that.
    private mutating func emit(
        _ layer: RenderLayer, _ appearance: LayerAppearance, _ now: LayerTime, into drawn: inout CGRect
    ) -> [Particle]? {
        let kind = layer.appearance.properties.kind
        guard let (particles, change) = kind.particles(of: layer, at: now.time) else { return nil }
        result.nextChange = result.nextChange.sooner(now.clock.surfaceChange(change))
        drawn = drawn.union(appearance.properties.extent(of: particles))
        return particles
    }

    /// Adds a layer that may be visible to the list, and visits what is in it.
    private mutating func show(
        _ layer: RenderLayer, _ appearance: LayerAppearance, _ now: LayerTime, _ placement: Placement, turnsAway: Bool,
        isInTransition: Bool, in context: SamplingContext
    ) {
        var inner = SamplingContext(
            time: now.time, clock: now.clock, transform: placement.transform, isTurnedAway: turnsAway,
            clip: placement.clip, isStill: context.isStill && !layer.isMovedByAnimations,
            isMoving: placement.isMoving, instance: context.instance, spill: placement.spill)
        inner.mayLeaveOut = appearance.properties.allowsGroupOpacity
        if layer.onlyHoldsOthers && context.mayLeaveOut && !isInTransition
            && layer.handsOpacityOn(appearance, under: context.tint)
        {
            // Most views: nothing to draw, to fade as a group or to cut. Only their sublayers are visited.
            inner.tint = appearance.tintOfSublayers(under: context.tint)
            let first = result.layers.count
            visitSublayers(of: layer, appearance, in: inner)
            return noteAnimations(ofHolder: layer, now, first: first, placement, in: context)
        }
        var drawn = appearance.address.drawnRect(outline: layer.outline)
        let particles = emit(layer, appearance, now, into: &drawn)
        let ownRect = drawn.isNull ? .null : placement.transform.bounds(of: drawn).shared(with: placement.clip)
        let index = result.layers.count
        result.layers.append(
            SampledLayer(
                source: layer, instance: context.instance, tint: context.tint, particles: particles,
                appearance: appearance,
                transform: placement.transform, clip: placement.clip, ownRect: ownRect, subtreeRect: ownRect,
                isStill: context.isStill && layer.animations.isEmpty, subtreeEnd: index + 1,
                shadow: placement.shadow, spill: placement.spill))
        let maskChange = visitMask(of: layer, at: index, in: inner)
        visitContents(of: layer, appearance, in: inner, of: context)
        closeSubtree(at: index)
        // What a mask uncovers lies where something is drawn.
        if result.layers[index].subtreeRect.isVisible(in: placement.clip) {
            result.nextChange = result.nextChange.sooner(maskChange)
        }
        let reach = isInTransition ? nil : layer.reach
        noteAnimations(of: layer, now, index: index, reach: reach.flatMap { context.surfaceRect($0) })
    }
}

/// An instant in a layer's own time.
struct LayerTime {
    /// Seconds.
    let time: Double
    /// From there to the surface's time.
    let clock: ClockMap

    init(_ layer: RenderLayer, in context: SamplingContext) {
        time = layer.timing.localTime(fromParent: context.time)
        clock = context.clock.appending(layer.timing)
    }
}

/// The position of a layer on the surface.
struct Placement {
    /// From the layer's own space to the surface, in points.
    var transform: PlaneTransform
    /// The clip, in the surface's points.
    var clip: CGRect
    /// The shadow that is to be drawn; nil without one.
    var shadow: SampledShadow?
    var spill: Spill
    /// Whether an animation or a transition moves the layer or one around it.
    let isMoving: Bool
}
