import CoreGraphics

/// The context that a layer inherits on the walk down the tree that samples it.
struct SamplingContext {
    /// The superlayer's own time.
    var time: Double
    /// From the superlayer's own time to the surface's.
    var clock: ClockMap
    /// From the superlayer's plane to the surface.
    var transform: PlaneTransform
    /// The transform of the layer in space before it is flattened into that plane; nil for none.
    var space: CATransform3D?
    /// Whether the superlayer's plane is seen from behind.
    var isTurnedAway = false
    var clip: CGRect
    var isStill: Bool
    /// Whether an animation or a transition moves the superlayer or a layer around it.
    var isMoving = false
    /// See `SampledLayer`.
    var instance = 0
    /// The colour that the superlayer multiplies each of its sublayers with.
    var tint: RGBA?
    var spill = Spill()
    /// Whether the layer is the one whose own space is drawn on.
    var isRasterRoot = false
    /// Whether a layer that only holds others may be missing in the list: not the root, nor where each layer gets its
    /// superlayer's opacity by itself.
    var mayLeaveOut = false

    /// `rect`, of the superlayer's plane, in the surface's points; nil where layers lie in space before that plane.
    func surfaceRect(_ rect: CGRect) -> CGRect? {
        guard space == nil, transform.isAffine, transform.isFinite else { return nil }
        return transform.bounds(of: rect)
    }
}
