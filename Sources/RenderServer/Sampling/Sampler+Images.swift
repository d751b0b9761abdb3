import CoreGraphics
import OctantBase

/// Layers that are drawn as images first: rasterized, masked and in transition, each sampled on a list of its own.
extension Sampler {
    /// Sublayers of a layer that is rasterized are drawn as far as so many points from its origin.
    private static let farthest: CGFloat = 1e6

    /// Visits the old and the new image of `layer`, each on a list of its own.
    mutating func visit(
        _ transition: TransitionAnimation, of layer: RenderLayer, progress: Double, _ now: LayerTime,
        in context: SamplingContext
    ) {
        let appearance = result.appearances.appearance(of: layer, at: now.time)
        let (properties, plane) = (appearance.properties, appearance.address.planeToSuper(through: context.space))
        let (size, shifts) = (properties.bounds.standardized.size, transition.shifts(at: progress))
        var inner = context
        // What the superlayer multiplies with is put on the two images together.
        (inner.isStill, inner.tint) = (false, nil)
        if transition.kind != .fade { inner.isMoving = true }
        func sample(_ image: RenderLayer, _ shift: CGVector) -> SampledTree {
            let moved = PlaneTransform(
                CGAffineTransform(translationX: shift.dx * size.width, y: shift.dy * size.height))
            var sampler = Sampler(result: SampledTree(), scale: scale, replicas: replicas)
            sampler.visit(image, in: inner, plane: moved.concatenating(plane))
            return sampler.result
        }
        let sampled = SampledTransition(
            old: transition.old.map { sample($0, shifts.old) } ?? SampledTree(), new: sample(layer, shifts.new),
            fraction: transition.kind == .fade ? progress : nil, isOldInFront: transition.kind == .reveal)
        result.nextChange = result.nextChange.sooner(sampled.old.nextChange).sooner(sampled.new.nextChange)
        let rect = sampled.old.extent.union(sampled.new.extent)
        result.layers.append(
            SampledLayer(
                source: layer, instance: context.instance, tint: context.tint, appearance: .blended(like: properties),
                transform: plane.concatenating(context.transform),
                clip: context.clip, ownRect: rect, subtreeRect: rect, isStill: false,
                subtreeEnd: result.layers.count + 1, transition: sampled, spill: context.spill))
    }

    /// Samples a layer with its sublayers in its own space, and puts it into the list as one image.
    mutating func rasterize(
        _ layer: RenderLayer, _ appearance: LayerAppearance, _ transform: PlaneTransform, isInTransition: Bool,
        in context: SamplingContext
    ) {
        var sampler = Sampler(
            result: SampledTree(), scale: appearance.properties.rasterizationScale, replicas: replicas)
        let everywhere = CGRect(
            x: -Self.farthest, y: -Self.farthest, width: 2 * Self.farthest, height: 2 * Self.farthest)
        sampler.visit(
            layer,
            in: SamplingContext(
                time: context.time, clock: context.clock, transform: .identity, clip: everywhere, isStill: true,
                instance: context.instance, isRasterRoot: true))
        let raster = SampledRaster(sampler.result, appearance.properties)
        let rect = transform.bounds(of: raster.frame).shared(with: context.clip)
        let change = sampler.result.nextChange
        if result.nextChange.sooner(change) != result.nextChange {
            let reach = layer.isMovedByAnimations ? layer.reach : layer.stillReach
            if rect.isVisible(in: context.clip)
                || (reach.flatMap { context.surfaceRect($0) } ?? context.clip).isVisible(in: context.clip)
            {
                result.nextChange = result.nextChange.sooner(change)
            }
        }
        result.layers.append(
            SampledLayer(
                source: layer, instance: context.instance, tint: context.tint,
                appearance: isInTransition ? appearance.unblended : appearance,
                transform: transform, clip: context.clip, ownRect: rect,
                subtreeRect: rect, isStill: context.isStill && layer.animations.isEmpty,
                subtreeEnd: result.layers.count + 1, spill: context.spill, raster: raster))
    }

    /// Samples the mask of the layer at `index` of the list. Returns the time of its next visible change.
    mutating func visitMask(of layer: RenderLayer, at index: Int, in context: SamplingContext) -> NextChange {
        guard let mask = layer.mask else { return .never }
        var sampler = Sampler(result: SampledTree(), scale: scale, replicas: replicas)
        var stencil = context
        stencil.spill = Spill()
        sampler.visit(mask, in: stencil)
        result.layers[index].mask = SampledMask(sampler.result)
        return sampler.result.nextChange
    }
}
