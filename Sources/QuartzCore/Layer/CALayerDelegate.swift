import CoreGraphics

/// An object that draws, lays out and animates for a layer. Every method is optional.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents, instead of the drawing below.
    func display(_ layer: CALayer)
    /// Draws the layer's contents into `ctx`, whose units are points and whose origin is the top left of the bounds.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to draw.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change or event; nil to search on, NSNull for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws through `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil: the search goes on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
