import CoreGraphics

/// A committed tree at one instant: the visible layers in drawing order, each with what it looks like then.
///
/// The list is in pre-order, sublayers sorted by zPosition; a layer's subtree is the run from it to `subtreeEnd`.
/// Hidden and fully transparent subtrees are not in it, nor are layers that do nothing but hold others, the root apart.
package struct SampledTree {
    package var layers: [SampledLayer] = []
    /// When the tree next looks different. What cannot be seen counts only for what could bring it into sight.
    package var nextChange = NextChange.never
    /// The instant it is a sample of, in seconds.
    var time = 0.0
    /// The layers on the surface that do nothing but step through pictures, in the order they are drawn in.
    var steppers: [Stepper] = []
    /// When it next looks different for another reason than their steps.
    var nextOther = NextChange.continuous
    /// What the animated layers look like, kept for the next sample that takes this one's memory.
    fileprivate var looks = LookPool()
    /// Room for sorting sublayers by depth: a stack, with a stretch for each layer on the way down.
    fileprivate var order: [DepthOrder] = []

    package init() {}
}

/// One visible layer at one instant.
package struct SampledLayer {
    /// What tells a layer from all others of a sample: instances of a replicator share the layer.
    struct Name: Hashable {
        let id: LayerID
        let instance: Int
    }

    /// The committed layer this is a sample of.
    package let source: RenderLayer
    /// Which instances of the replicators around it the layer is in, as one number; 0 in none, and in the first ones.
    let instance: Int
    /// What the whole subtree is multiplied with; nil for nothing.
    let tint: RGBA?
    /// An emitter's particles.
    var particles: [Particle]?
    var name: Name { Name(id: source.id, instance: instance) }
    let look: LayerLook
    /// The committed properties with the animations applied.
    package var properties: LayerProperties { look.properties }
    /// From the layer's own space to the surface, in points.
    package var transform: PlaneTransform
    /// What is visible at most, in the surface's points: the surface cut by every superlayer that masks to its bounds.
    package var clip: CGRect
    /// Where the layer itself draws, cut by `clip`, in the surface's points; empty when nothing.
    package var ownRect: CGRect
    /// Where the layer or anything in its subtree draws, in the surface's points.
    package var subtreeRect: CGRect
    /// Whether neither the layer has an animation nor a layer above it one that moves or resizes it: the picture is
    /// worth keeping.
    package var isStill: Bool
    /// The index past the last layer of the subtree.
    package var subtreeEnd: Int
    /// The mask at this instant, placed on the surface too; nil without one.
    var mask: SampledMask?
    /// The two pictures of a layer in transition; it then draws nothing else, and its sublayers are in them.
    var transition: SampledTransition?
    /// The shadow that is to be drawn; nil without one.
    var shadow: SampledShadow?
    /// How far a change of the layer is felt.
    var spill = Spill()
    /// The picture that stands for the layer and its sublayers, whose samples then are in it and not in the list; nil
    /// for a layer that is drawn directly.
    var raster: SampledRaster?
    /// Whether the layer has a mask. One that draws nothing hides everything.
    package var hasMask: Bool { source.mask != nil && raster == nil }

    /// Whether nothing is done to the subtree as a whole but placing it.
    var isPlain: Bool { isUntreated && !look.properties.masksToBounds }

    /// Whether nothing is done to the subtree as a whole but placing it, and maybe cutting it off.
    var isUntreated: Bool {
        source.mask == nil && shadow == nil && raster == nil && transition == nil && tint == nil && particles == nil
    }

    /// Whether the layer shows its contents and nothing else.
    var isOnlyAPicture: Bool {
        guard source.sublayers.isEmpty, isPlain, case .plain = look.properties.kind else { return false }
        return look.properties.backdropBlur == 0 && look.properties.backgroundColor == nil
            && look.properties.borderWidth == 0
            && look.properties.shape == nil
    }
}

extension CGRect {
    /// Whether anything shows of this rectangle in `clip`. What only touches the edge shows nothing there.
    func isInSight(in clip: CGRect) -> Bool {
        !isNull && minX < clip.maxX && maxX > clip.minX && minY < clip.maxY && maxY > clip.minY
    }
}

extension RenderTree {
    /// The tree at `time`, seconds of media time: pure, the same answer on any thread and after any other sample.
    package func sample(at time: Double) -> SampledTree { sample(at: time, scale: 1) }

    /// As above, for a surface of `scale` pixels a point: what is to lie on whole pixels lies on those.
    package func sample(at time: Double, scale: CGFloat) -> SampledTree {
        var result = SampledTree()
        sample(at: time, surface: size, scale: scale, into: &result)
        return result
    }

    /// As `sample(at:)`, into a tree whose memory is used again.
    package func sample(at time: Double, into result: inout SampledTree) {
        sample(at: time, surface: size, scale: 1, into: &result)
    }

    /// When the tree next looks different, after `time`: never later than the first changed pixel, to the resolution
    /// of media time (100 ns).
    package func nextChange(after time: Double) -> NextChange { nextChange(after: time, scale: 1) }

    /// As above, on a surface of `scale` pixels a point.
    func nextChange(after time: Double, scale: CGFloat) -> NextChange { sample(at: time, scale: scale).nextChange }

    /// As `sample(at:)`, on a surface of another size, into a tree whose memory is used again.
    func sample(at time: Double, surface: CGSize, scale: CGFloat, into result: inout SampledTree) {
        result.layers.removeAll(keepingCapacity: true)
        result.steppers.removeAll(keepingCapacity: true)
        result.looks.rewind()
        (result.time, result.nextChange) = (time, .never)
        var sampler = Sampler(result: result, scale: scale, looksForCovers: true)
        result = SampledTree()
        let place = Place(
            time: time, clock: ClockMap(), transform: .identity, clip: CGRect(origin: .zero, size: surface),
            isStill: true)
        sampler.visit(root, at: place)
        sampler.notePending(on: place.clip)
        result = sampler.result
    }
}

/// A sublayer's place in the order of drawing.
private struct DepthOrder: Comparable {
    let depth: CGFloat
    /// Equal depths keep the order of the array.
    let index: Int

    static func < (one: DepthOrder, other: DepthOrder) -> Bool {
        one.depth != other.depth ? one.depth < other.depth : one.index < other.index
    }
}

/// What a layer inherits on the walk down the tree.
private struct Place {
    /// The superlayer's own time.
    var time: Double
    /// From the superlayer's own time to the surface's.
    var clock: ClockMap
    /// From the superlayer's plane to the surface.
    var transform: PlaneTransform
    /// What happens to the layer in space before it is flattened into that plane; nil for nothing.
    var space: CATransform3D?
    /// Whether the superlayer's plane is seen from behind.
    var isTurnedAway = false
    var clip: CGRect
    var isStill: Bool
    /// Whether an animation or a transition moves the superlayer or a layer around it.
    var isMoving = false
    /// See `SampledLayer`.
    var instance = 0
    /// What the superlayer multiplies each of its sublayers with.
    var tint: RGBA?
    var spill = Spill()
    /// Whether the layer is the one whose own space is drawn on.
    var isRasterRoot = false
    /// Whether a layer that only holds others may be missing in the list: not the root, nor where each layer gets its
    /// superlayer's opacity by itself.
    var mayLeaveOut = false

    /// `rect`, of the superlayer's plane, in the surface's points; nil where layers stand in space before that plane.
    func surfaceRect(_ rect: CGRect) -> CGRect? {
        guard space == nil, transform.isAffine, transform.isFinite else { return nil }
        return transform.bounds(of: rect)
    }
}

/// The walk that samples a tree.
private struct Sampler {
    /// Sublayers of a layer that is rasterized are drawn as far as so many points from its origin.
    private static let farthest: CGFloat = 1e6
    /// What a layer in transition draws besides its two pictures.
    private static let nothing = LayerLook(LayerProperties())

    var result: SampledTree
    /// Pixels a point of what the list is drawn on.
    let scale: CGFloat
    /// Whether the list is that of a whole surface, on which later layers may cover earlier ones.
    var looksForCovers = false
    /// Changes to come that nobody may see.
    private var pending: [PendingChange] = []
    /// What the outermost replicator around came to so far; nil in none.
    private var replicas: ReplicaCount?

    init(
        result: SampledTree, scale: CGFloat, looksForCovers: Bool = false, replicas: ReplicaCount? = nil
    ) {
        (self.result, self.scale, self.looksForCovers, self.replicas) = (result, scale, looksForCovers, replicas)
    }

    /// Counts the changes that wait towards the next one, and then the steps of what only steps, save those behind
    /// something on `surface`.
    mutating func notePending(on surface: CGRect) {
        guard !pending.isEmpty || !result.steppers.isEmpty else {
            result.nextOther = result.nextChange
            return
        }
        let covers = Covers(in: result.layers, surface: surface)
        for change in pending where result.nextChange != result.nextChange.sooner(change.change) {
            if !covers.hide(change) { result.nextChange = result.nextChange.sooner(change.change) }
        }
        result.nextOther = result.nextChange
        for place in result.steppers.indices {
            let layer = result.steppers[place].index
            let step = PendingChange(
                end: layer + 1, rect: result.layers[layer].ownRect, change: result.steppers[place].next)
            result.steppers[place].isHidden = covers.hide(step)
            if !result.steppers[place].isHidden { result.nextChange = result.nextChange.sooner(step.change) }
        }
        // What softens has a step change more than its own rectangle.
        if covers.hasSofteners { result.steppers.removeAll(keepingCapacity: true) }
    }

    /// Visits `layer` and all in it. `plane` is the way from its own space to its superlayer's where that is not the
    /// layer's own doing: within a transition, which is then not looked for again.
    mutating func visit(_ layer: RenderLayer, at place: Place, plane: PlaneTransform? = nil) {
        if layer.holdsLayers && StackRoom.isLow {
            return StackRoom.extend { visit(layer, at: place, plane: plane) }
        }
        replicas?.add()
        let localTime = layer.timing.localTime(fromParent: place.time)
        let clock = place.clock.appending(layer.timing)
        if plane == nil, !place.isRasterRoot, let (transition, progress) = layer.transition(at: localTime) {
            visit(transition, of: layer, progress: progress, at: place)
            note(layer.animations, at: localTime, clock) { _ in true }
            return
        }
        var look = result.looks.look(of: layer, at: localTime)
        guard !look.properties.isHidden, look.properties.opacity > 0 else {
            note(layer.animations, at: localTime, clock) { $0.changesVisibility }
            return
        }
        if case .transform = look.properties.kind {
            visitTransformLayer(layer, look, localTime, clock, at: place)
            return
        }
        let turnsAway = look.properties.turnsAway(through: place.space) != place.isTurnedAway
        guard !turnsAway || look.properties.isDoubleSided || place.isRasterRoot else {
            note(layer.animations, at: localTime, clock) { $0.changesGeometry }
            return
        }
        let ownPlane = plane ?? look.properties.planeToSuper(through: place.space)
        var transform = ownPlane.concatenating(place.transform)
        var clip = place.clip
        if place.isRasterRoot {
            transform = .identity
            var opaque = look.properties
            opaque.opacity = 1
            look = LayerLook(opaque)
        } else if look.properties.isOnePicture {
            rasterize(layer, look, transform, at: place)
            return
        }
        guard transform.isFinite else {
            // Numbers too large to be computed with: nothing of it can be drawn.
            note(layer.animations, at: localTime, clock) { $0.changesGeometry }
            return
        }
        let isMoving = place.isMoving || layer.isMovedByAnimations
        if look.properties.snapsToPixels && !isMoving {
            transform = transform.snapping(look.properties.bounds.standardized.origin, scale: scale)
        }
        var (spill, shadow) = (place.spill, SampledShadow?.none)
        if look.properties.throwsShadow {
            let thrown = SampledShadow(look.properties, transform)
            if thrown.isFinite {
                shadow = thrown
                spill = spill.adding(thrown)
                // What is out of sight may throw its shadow into it.
                clip = thrown.castersInto(clip)
            }
        }
        var drawn = look.properties.drawnRect
        let sampled = layer.particles(at: localTime)
        let particles = sampled?.list
        if let sampled {
            result.nextChange = result.nextChange.sooner(clock.surfaceChange(sampled.change))
            drawn = drawn.union(look.properties.extent(of: sampled.list))
        }
        var inner = Place(
            time: localTime, clock: clock, transform: transform, isTurnedAway: turnsAway, clip: clip,
            isStill: place.isStill && !layer.isMovedByAnimations, isMoving: isMoving, instance: place.instance,
            spill: spill)
        inner.mayLeaveOut = look.properties.allowsGroupOpacity
        if place.mayLeaveOut && plane == nil && drawn.isNull && shadow == nil && particles == nil && place.tint == nil
            && layer.onlyHoldsOthers(look)
        {
            // Most views: nothing to draw, to fade or to cut. Their sublayers stand for them.
            visitSublayers(of: layer, look, at: inner)
            return
        }
        let ownRect = drawn.isNull ? .null : transform.bounds(of: drawn).shared(with: clip)
        let index = result.layers.count
        result.layers.append(
            SampledLayer(
                source: layer, instance: place.instance, tint: place.tint, particles: particles, look: look,
                transform: transform, clip: clip, ownRect: ownRect,
                subtreeRect: ownRect, isStill: place.isStill && layer.animations.isEmpty, subtreeEnd: index + 1,
                shadow: shadow, spill: spill))

        var maskChange = NextChange.never
        if let mask = layer.mask {
            var sampler = Sampler(result: SampledTree(), scale: scale, replicas: replicas)
            var stencil = inner
            stencil.spill = Spill()
            sampler.visit(mask, at: stencil)
            result.layers[index].mask = SampledMask(sampler.result)
            maskChange = sampler.result.nextChange
        }
        if !layer.sublayers.isEmpty {
            if look.properties.masksToBounds {
                inner.clip = transform.bounds(of: look.properties.bounds.standardized).shared(with: clip)
            }
            if !inner.clip.isNull && !inner.clip.isEmpty {
                if let replicator = look.properties.replicator {
                    if replicator.preservesDepth && !place.isRasterRoot {
                        (inner.transform, inner.space) = (place.transform, look.properties.space(within: place.space))
                        inner.isTurnedAway = place.isTurnedAway
                    }
                    visitInstances(of: layer, look, replicator, at: inner)
                } else {
                    visitSublayers(of: layer, look, at: inner)
                }
            }
        }
        closeSubtree(at: index)
        // What a mask uncovers lies where something is drawn.
        if result.layers[index].subtreeRect.isInSight(in: clip) {
            result.nextChange = result.nextChange.sooner(maskChange)
        }
        let reach = plane == nil ? layer.reach : nil
        noteAnimations(of: layer, at: localTime, clock, index: index, reach: reach.flatMap { place.surfaceRect($0) })
    }

    /// Visits the old and the new picture of `layer`, each on a list of its own.
    private mutating func visit(
        _ transition: TransitionAnimation, of layer: RenderLayer, progress: Double, at place: Place
    ) {
        let localTime = layer.timing.localTime(fromParent: place.time)
        let properties = result.looks.look(of: layer, at: localTime).properties
        let plane = properties.planeToSuper(through: place.space)
        let (size, shifts) = (properties.bounds.standardized.size, transition.shifts(at: progress))
        var inner = place
        // What the superlayer multiplies with is put on the two pictures together.
        (inner.isStill, inner.tint) = (false, nil)
        if transition.kind != .fade { inner.isMoving = true }
        func sample(_ picture: RenderLayer, _ shift: CGVector) -> SampledTree {
            let moved = PlaneTransform(
                CGAffineTransform(translationX: shift.dx * size.width, y: shift.dy * size.height))
            var sampler = Sampler(result: SampledTree(), scale: scale, replicas: replicas)
            sampler.visit(picture, at: inner, plane: moved.concatenating(plane))
            return sampler.result
        }
        let sampled = SampledTransition(
            old: transition.old.map { sample($0, shifts.old) } ?? SampledTree(), new: sample(layer, shifts.new),
            fraction: transition.kind == .fade ? progress : nil, isOldInFront: transition.kind == .reveal)
        result.nextChange = result.nextChange.sooner(sampled.old.nextChange).sooner(sampled.new.nextChange)
        let rect = sampled.old.extent.union(sampled.new.extent)
        result.layers.append(
            SampledLayer(
                source: layer, instance: place.instance, tint: place.tint, look: Self.nothing,
                transform: plane.concatenating(place.transform),
                clip: place.clip, ownRect: rect, subtreeRect: rect, isStill: false,
                subtreeEnd: result.layers.count + 1, transition: sampled, spill: place.spill))
    }

    /// Samples a layer with its sublayers in its own space, and puts it into the list as one picture.
    private mutating func rasterize(
        _ layer: RenderLayer, _ look: LayerLook, _ transform: PlaneTransform, at place: Place
    ) {
        var sampler = Sampler(result: SampledTree(), scale: look.properties.rasterizationScale, replicas: replicas)
        let everywhere = CGRect(
            x: -Self.farthest, y: -Self.farthest, width: 2 * Self.farthest, height: 2 * Self.farthest)
        sampler.visit(
            layer,
            at: Place(
                time: place.time, clock: place.clock, transform: .identity, clip: everywhere, isStill: true,
                instance: place.instance, isRasterRoot: true))
        let raster = SampledRaster(sampler.result, look.properties)
        let rect = transform.bounds(of: raster.frame).shared(with: place.clip)
        let change = sampler.result.nextChange
        if result.nextChange.sooner(change) != result.nextChange {
            let reach = layer.isMovedByAnimations ? layer.reach : layer.stillReach
            if rect.isInSight(in: place.clip)
                || (reach.flatMap { place.surfaceRect($0) } ?? place.clip).isInSight(in: place.clip)
            {
                result.nextChange = result.nextChange.sooner(change)
            }
        }
        result.layers.append(
            SampledLayer(
                source: layer, instance: place.instance, tint: place.tint, look: look,
                transform: transform, clip: place.clip, ownRect: rect,
                subtreeRect: rect, isStill: place.isStill && layer.animations.isEmpty,
                subtreeEnd: result.layers.count + 1, spill: place.spill, raster: raster))
    }

    /// Visits the sublayers in the order they are drawn in. `replica` goes before the layer's `sublayerTransform`.
    private mutating func visitSublayers(
        of layer: RenderLayer, _ look: LayerLook, replica: CATransform3D = .identity, at place: Place
    ) {
        var inner = place
        // From the space of the sublayers to the plane they are flattened into.
        var space = replica.concatenating(look.properties.sublayersToLocal)
        if let outer = place.space { space = space.concatenating(outer) }
        inner.space = space.isIdentity ? nil : space
        // Before a plane the order is that of depth in space, in a plane that of zPosition.
        let stands = place.space == nil ? nil : inner.space
        if stands == nil && layer.holdsOneDepth {
            for sublayer in layer.sublayers { visit(sublayer, at: inner) }
            return
        }
        let first = result.order.count
        for (index, sublayer) in layer.sublayers.enumerated() {
            result.order.append(DepthOrder(depth: sublayer.depth(at: place.time, in: stands), index: index))
        }
        result.order.withUnsafeMutableBufferPointer { order in
            // Most of the time they are in order as they are.
            for place in (first + 1)..<max(order.count, first + 1) where order[place] < order[place - 1] {
                var stretch = UnsafeMutableBufferPointer(rebasing: order[first...])
                stretch.sort()
                return
            }
        }
        // The visits put stretches of their own above this one, and take them off.
        for entry in first..<first + layer.sublayers.count {
            visit(layer.sublayers[result.order[entry].index], at: inner)
        }
        result.order.removeLast(layer.sublayers.count)
    }

    /// Visits the sublayers once for each instance of a replicator.
    private mutating func visitInstances(
        of layer: RenderLayer, _ look: LayerLook, _ replicator: ReplicatorProperties, at place: Place
    ) {
        let box = look.properties.bounds
        let step = CATransform3D.translation(-box.midX, -box.midY, 0)
            .concatenating(replicator.transform).concatenating(.translation(box.midX, box.midY, 0))
        var (inner, replica) = (place, CATransform3D.identity)
        let isOutermost = replicas == nil
        let replicas = replicas ?? ReplicaCount()
        self.replicas = replicas
        defer { if isOutermost { self.replicas = nil } }
        for index in 0..<min(max(replicator.count, 0), ReplicatorProperties.maximumCount) {
            guard replicas.hasRoom else { break }
            let tint = replicator.tint(of: index)
            let lag = replicator.delay * Double(index)
            inner.time = place.time - lag
            inner.clock = place.clock.delayed(by: lag)
            inner.tint = tint == .white ? nil : tint
            // Another number for each instance of each instance around it.
            inner.instance = place.instance &* (ReplicatorProperties.maximumCount + 1) &+ index
            if tint.a > 0 && replica.isFinite {
                visitSublayers(of: layer, look, replica: replica, at: inner)
            }
            replica = replica.concatenating(step)
        }
    }

    /// Visits the sublayers of a layer that is no plane: they stand in the list as if they were its superlayer's own.
    /// Its opacity goes to each of them by itself.
    private mutating func visitTransformLayer(
        _ layer: RenderLayer, _ look: LayerLook, _ localTime: Double, _ clock: ClockMap, at place: Place
    ) {
        var tint = place.tint ?? .white
        tint.a *= Double(look.properties.opacity)
        let inner = Place(
            time: localTime, clock: clock, transform: place.transform,
            space: look.properties.space(within: place.space),
            isTurnedAway: place.isTurnedAway, clip: place.clip,
            isStill: place.isStill && !layer.isMovedByAnimations,
            isMoving: place.isMoving || layer.isMovedByAnimations, instance: place.instance,
            tint: tint == .white ? nil : tint, spill: place.spill)
        visitSublayers(of: layer, look, at: inner)
        note(layer.animations, at: localTime, clock) { _ in true }
    }

    /// Works out the extent of the subtree that begins at `index` and ends with the last layer so far.
    private mutating func closeSubtree(at index: Int) {
        var rect = result.layers[index].ownRect
        var next = index + 1
        while next < result.layers.count {
            rect = rect.union(result.layers[next].subtreeRect)
            next = result.layers[next].subtreeEnd
        }
        if var shadow = result.layers[index].shadow {
            let layer = result.layers[index]
            shadow.caster = rect
            if let path = layer.look.properties.shadow.path {
                shadow.caster = path.isEmpty ? .null : layer.transform.bounds(of: path.boundingBox)
                shadow.caster = shadow.caster.shared(with: layer.clip)
            }
            result.layers[index].shadow = shadow
            rect = rect.union(shadow.cast(shadow.caster))
        }
        result.layers[index].subtreeRect = rect
        result.layers[index].subtreeEnd = result.layers.count
    }

    /// Counts the layer's animations towards the next change: all of them if anything of the subtree is in sight or may
    /// be without moving, else those that could move it into sight. Nothing of it ever leaves `reach`, in the surface's
    /// points; nil where that cannot be said.
    private mutating func noteAnimations(
        of layer: RenderLayer, at localTime: Double, _ clock: ClockMap, index: Int, reach: CGRect?
    ) {
        guard !layer.animations.isEmpty else { return }
        let clip = result.layers[index].clip
        if result.layers[index].subtreeRect.isInSight(in: clip) {
            if noteSteps(of: layer, at: localTime, clock, index: index) { return }
            if !wait(layer, at: localTime, clock, index: index, reach: reach) {
                note(layer.animations, at: localTime, clock) { _ in true }
            }
            return
        }
        if let reach, !reach.isInSight(in: clip) { return }
        let sampled = result.layers[index]
        guard let still = sampled.look.properties.reach(under: layer.animations),
            !sampled.transform.bounds(of: still).isInSight(in: clip)
        else {
            note(layer.animations, at: localTime, clock) { _ in true }
            return
        }
        note(layer.animations, at: localTime, clock) { $0.changesGeometry }
    }

    /// Puts a layer that is drawn among those that only step. Answers whether it is one.
    private mutating func noteSteps(
        of layer: RenderLayer, at localTime: Double, _ clock: ClockMap, index: Int
    ) -> Bool {
        // Another clock would come to the same steps by other roundings.
        guard looksForCovers, let steps = layer.steps, clock.isIdentity, let step = steps.step(at: localTime),
            result.layers[index].isOnlyAPicture, result.layers[index].spill == Spill()
        else { return false }
        if steps.end.isFinite { result.nextChange = result.nextChange.sooner(.at(steps.end)) }
        result.steppers.append(
            Stepper(index: index, steps: steps, look: result.layers[index].look, next: .at(step.next)))
        return true
    }

    /// Has the changes of a layer that is drawn wait for what may cover them. Answers whether it can be said where they
    /// will show.
    private mutating func wait(
        _ layer: RenderLayer, at localTime: Double, _ clock: ClockMap, index: Int, reach: CGRect?
    ) -> Bool {
        guard looksForCovers, result.layers[index].shadow == nil, result.layers[index].spill == Spill() else {
            return false
        }
        var rect: CGRect
        if layer.isMovedByAnimations {
            guard let reach else { return false }
            rect = reach
        } else {
            guard let still = result.layers[index].look.properties.reach(under: layer.animations), !still.isNull else {
                return false
            }
            // What it no longer cuts off may lie anywhere.
            if !layer.sublayers.isEmpty && layer.animations.contains(where: { $0.touches(.masksToBounds) }) {
                return false
            }
            rect = result.layers[index].transform.bounds(of: still)
        }
        var change = NextChange.never
        for animation in layer.animations {
            change = change.sooner(clock.surfaceChange(animation.nextChange(after: localTime)))
        }
        rect = rect.union(result.layers[index].subtreeRect).intersection(result.layers[index].clip)
        pending.append(PendingChange(end: result.layers[index].subtreeEnd, rect: rect, change: change))
        return true
    }

    private mutating func note(
        _ animations: [RenderAnimation], at localTime: Double, _ clock: ClockMap,
        where test: (AnimatableProperty) -> Bool
    ) {
        for animation in animations where animation.containsProperty(where: test) {
            result.nextChange = result.nextChange.sooner(clock.surfaceChange(animation.nextChange(after: localTime)))
        }
    }
}
