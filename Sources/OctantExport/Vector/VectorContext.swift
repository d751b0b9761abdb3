internal import CoreGraphics
internal import RenderServer

/// Something that changes with the time of the trees, and the animations by which it does.
struct Motion<Value> {
    var cycles: [MotionCycle]
    var at: (Double) -> Value

    init(_ cycles: [MotionCycle], _ at: @escaping (Double) -> Value) { (self.cycles, self.at) = (cycles, at) }
}

/// What a layer inherits on the way down.
struct VectorContext {
    /// From the superlayer's own space to that of the node around: a shift, in points.
    var offset = CGPoint.zero
    /// The transform of the layer in space before it is flattened into its superlayer's plane; nil for none.
    var space: Motion<CATransform3D>?
    /// From the superlayer's plane to the space of the node around, where that is more than the offset.
    var plane: Motion<PlaneTransform>?
    /// From the space of the node around to the surface, in points; nil where that is more than a shift that stays.
    var surface: CGPoint? = CGPoint.zero
    /// The colour that each layer is multiplied with.
    var tint = RGBA.white
}
