import CoreGraphics
import RenderServer

/// An object that can draw a layer's contents for another number of pixels a point than the screen's: the layer itself
/// or its delegate.
package protocol ScalableContents: AnyObject {
    /// The contents of `layer`, drawn for `scale` pixels a point; nil where they are no drawing, and stay as they are.
    func contents(of layer: CALayer, scale: CGFloat) -> CGImage?
}

extension CALayer {
    /// The properties, with contents that were drawn drawn anew for `scale` pixels a point where that differs.
    final func properties(scale: CGFloat) -> LayerProperties {
        var result = properties
        guard result.contents != nil, scale != contentsScale, let image = contents(scale: scale) else { return result }
        (result.contents, result.contentsScale) = (image, scale)
        return result
    }

    private func contents(scale: CGFloat) -> CGImage? {
        if drewContents { return drawnContents(scale: scale) }
        return (self as? any ScalableContents ?? delegate as? any ScalableContents)?.contents(of: self, scale: scale)
    }
}
