import CoreGraphics

/// An object that lays out the sublayers of layers that have no delegate. Every method is optional.
public protocol CALayoutManager: AnyObject {
    /// The size that suits `layer`, in points.
    func preferredSize(of layer: CALayer) -> CGSize
    /// `layer` is to be laid out before the next commit: what was worked out for it holds no more.
    func invalidateLayout(of layer: CALayer)
    /// Places the sublayers of `layer`.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// The size that the layer has.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
