import CoreGraphics

/// Finds the time of the tree's next visible change.
extension Sampler {
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
        for index in result.steppers.indices {
            let layer = result.steppers[index].index
            let step = PendingChange(
                end: layer + 1, rect: result.layers[layer].ownRect, change: result.steppers[index].next)
            result.steppers[index].isHidden = covers.hide(step)
            if !result.steppers[index].isHidden { result.nextChange = result.nextChange.sooner(step.change) }
        }
        // What softens has a step change more than its own rectangle.
        if covers.hasSofteners { result.steppers.removeAll(keepingCapacity: true) }
    }

    /// Counts the layer's animations towards the next change: all of them if anything of the subtree is in view or may
    /// be without moving, else those that could move it into view. Nothing of it ever leaves `reach`, in the surface's
    /// points; nil where that cannot be computed.
    mutating func noteAnimations(
        of layer: RenderLayer, _ now: LayerTime, index: Int, reach: CGRect?
    ) {
        guard !layer.animations.isEmpty else { return }
        let clip = result.layers[index].clip
        if result.layers[index].subtreeRect.isVisible(in: clip) {
            if noteSteps(of: layer, now, index: index) || isContinuous { return }
            if !wait(layer, now, index: index, reach: reach) {
                note(layer.animations, now) { _ in true }
            }
            return
        }
        if let reach, !reach.isVisible(in: clip) { return }
        let sampled = result.layers[index]
        guard let still = sampled.appearance.properties.reach(under: layer.animations),
            !sampled.transform.bounds(of: still).isVisible(in: clip)
        else {
            note(layer.animations, now) { _ in true }
            return
        }
        // What it no longer cuts off may lie in view.
        note(layer.animations, now) { $0.changesGeometry || $0.reach == .clipping }
    }

    /// Counts the animations of a layer that is not in the list, which move its sublayers or let them fade: those from
    /// `first` on. The same as for one that is there and draws nothing itself.
    mutating func noteAnimations(
        ofHolder layer: RenderLayer, _ now: LayerTime, first: Int, _ placement: Placement, in context: SamplingContext
    ) {
        guard !layer.animations.isEmpty, !isContinuous else { return }
        let rect = result.extent(from: first)
        let reach = layer.isMovedByAnimations ? layer.reach.flatMap { context.surfaceRect($0) } : nil
        guard rect.isVisible(in: placement.clip) else {
            if let reach, !reach.isVisible(in: placement.clip) { return }
            return note(layer.animations, now) { $0.changesGeometry }
        }
        guard let reach, looksForCovers, placement.spill == Spill() else {
            return note(layer.animations, now) { _ in true }
        }
        wait(layer, now, end: result.layers.count, reach.union(rect).intersection(placement.clip))
    }

    /// Adds a layer that is drawn to those that only step. Returns whether it is one.
    private mutating func noteSteps(
        of layer: RenderLayer, _ now: LayerTime, index: Int
    ) -> Bool {
        // Another clock would come to the same steps by other roundings.
        guard looksForCovers, let steps = layer.steps, now.clock.isIdentity, let step = steps.step(at: now.time),
            result.layers[index].onlyPart == .contents, result.layers[index].tint == nil,
            result.layers[index].spill == Spill()
        else { return false }
        if steps.end.isFinite { result.nextChange = result.nextChange.sooner(.at(steps.end)) }
        result.steppers.append(
            Stepper(index: index, steps: steps, appearance: result.layers[index].appearance, next: .at(step.next)))
        return true
    }

    /// Defers the changes of a layer that is drawn until what may cover them is known. Returns whether it can be
    /// computed where they will show.
    private mutating func wait(
        _ layer: RenderLayer, _ now: LayerTime, index: Int, reach: CGRect?
    ) -> Bool {
        guard looksForCovers, result.layers[index].shadow == nil, result.layers[index].spill == Spill() else {
            return false
        }
        var rect: CGRect
        if layer.isMovedByAnimations {
            guard let reach else { return false }
            rect = reach
        } else {
            guard let still = result.layers[index].appearance.properties.reach(under: layer.animations), !still.isNull
            else {
                return false
            }
            // What it no longer cuts off may lie anywhere.
            if !layer.sublayers.isEmpty && layer.animations.contains(where: { $0.touches(.masksToBounds) }) {
                return false
            }
            rect = result.layers[index].transform.bounds(of: still)
        }
        rect = rect.union(result.layers[index].subtreeRect)
        // Of numbers that are too large the ends may be none, and those cannot be cut.
        guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return false }
        rect = rect.intersection(result.layers[index].clip)
        wait(layer, now, end: result.layers[index].subtreeEnd, rect)
        return true
    }

    /// Defers the changes of `layer`, which all show in `rect` and before the layer at `end` of the list.
    private mutating func wait(_ layer: RenderLayer, _ now: LayerTime, end: Int, _ rect: CGRect) {
        var change = NextChange.never
        for animation in layer.animations {
            change = change.sooner(now.clock.surfaceChange(animation.nextChange(after: now.time)))
        }
        pending.append(PendingChange(end: end, rect: rect, change: change))
    }

    /// Whether the tree changes at every instant, so that no other change is sooner.
    private var isContinuous: Bool { result.nextChange == .continuous }

    mutating func note(
        _ animations: [RenderAnimation], _ now: LayerTime,
        where test: (AnimatableProperty) -> Bool
    ) {
        if isContinuous { return }
        for animation in animations where animation.containsProperty(where: test) {
            result.nextChange = result.nextChange.sooner(now.clock.surfaceChange(animation.nextChange(after: now.time)))
        }
    }
}
