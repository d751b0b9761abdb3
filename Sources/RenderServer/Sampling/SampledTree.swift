import CoreGraphics

/// A committed tree at one instant: the visible layers in drawing order, each with its appearance then.
///
/// The list is in pre-order, sublayers sorted by zPosition; a layer's subtree is the run from it to `subtreeEnd`.
/// Hidden and fully transparent subtrees are not in it, nor are layers that do nothing but hold others, the root apart.
package struct SampledTree {
    package var layers: [SampledLayer] = []
    /// The time when the appearance of the tree next changes. What cannot be seen counts only for what could bring it
    /// into view.
    package var nextChange = NextChange.never
    /// The instant it is a sample of, in seconds.
    var time = 0.0
    /// The layers on the surface that do nothing but step through images, in the order they are drawn in.
    var steppers: [Stepper] = []
    /// The time of the next change for another reason than their steps.
    var nextOther = NextChange.continuous
    /// The appearances of the animated layers, kept for the next sample that reuses this one's memory.
    var appearances = AppearancePool()
    /// Space for sorting sublayers by depth: a stack, with a stretch for each layer on the way down.
    var order: [DepthOrder] = []

    package init() {}
}

extension RenderTree {
    /// The tree at `time`, seconds of media time: pure, the same result on any thread and after any other sample.
    package func sample(at time: Double) -> SampledTree { sample(at: time, scale: 1) }

    /// The tree at `time` for a surface of `scale` pixels a point: what is to lie on whole pixels lies on those.
    package func sample(at time: Double, scale: CGFloat) -> SampledTree {
        var result = SampledTree()
        sample(at: time, surface: size, scale: scale, into: &result)
        return result
    }

    /// Samples into a tree whose memory is used again.
    package func sample(at time: Double, into result: inout SampledTree) {
        sample(at: time, surface: size, scale: 1, into: &result)
    }

    /// The time after `time` when the appearance of the tree next changes: never later than the first changed pixel, to
    /// the resolution of media time (100 ns).
    package func nextChange(after time: Double) -> NextChange { nextChange(after: time, scale: 1) }

    /// The time of the next change on a surface of `scale` pixels a point.
    func nextChange(after time: Double, scale: CGFloat) -> NextChange { sample(at: time, scale: scale).nextChange }

    /// Samples for a surface of another size, into a tree whose memory is used again.
    func sample(at time: Double, surface: CGSize, scale: CGFloat, into result: inout SampledTree) {
        result.layers.removeAll(keepingCapacity: true)
        result.steppers.removeAll(keepingCapacity: true)
        result.appearances.rewind()
        (result.time, result.nextChange) = (time, .never)
        var sampler = Sampler(result: result, scale: scale, looksForCovers: true)
        result = SampledTree()
        let context = SamplingContext(
            time: time, clock: ClockMap(), transform: .identity, clip: CGRect(origin: .zero, size: surface),
            isStill: true)
        sampler.visit(root, in: context)
        sampler.notePending(on: context.clip)
        result = sampler.result
    }
}
