import RenderServer

/// A layer that has no plane of its own: its sublayers lie in the space around it, each by itself.
///
/// Only the sublayers are drawn. Background, contents, border, corners, mask and `masksToBounds` are ignored, and
/// `opacity` goes to each sublayer by itself, because the layer makes no image that could fade as one.
open class CATransformLayer: CALayer {
    override class func setKind(of properties: inout LayerProperties) { properties.kind = .transform }

    /// The front-most sublayer that contains `p`, a point of the superlayer's space; never the layer itself, which has
    /// no plane to be hit.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        isHidden ? nil : sublayerHit(at: convert(p, from: superlayer))
    }
}
