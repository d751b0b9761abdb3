import QuartzCore
import UIKit

/// A surface that draws a shape in a colour or a gradient. Main actor only.
final class ShapeSurface: SurfaceView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The gradient, which the shape is cut out of; nil while the shape is of one colour.
    private(set) var gradientLayer: CAGradientLayer?

    /// The layer whose outline is the shape's: the view's own, or the mask of the gradient.
    var shapeLayer: CAShapeLayer? { (gradientLayer?.mask ?? layer) as? CAShapeLayer }

    /// Shows `shape`, or nothing.
    func show(_ shape: RenderShape?) {
        guard var shape, let gradient = shape.gradient else {
            gradientLayer?.removeFromSuperlayer()
            gradientLayer = nil
            if let layer = layer as? CAShapeLayer { shape.apply(to: layer) }
            return
        }
        if let layer = layer as? CAShapeLayer { RenderShape?.none.apply(to: layer) }
        let shown = gradientLayer ?? CAGradientLayer(hasActions: false)
        if shown !== gradientLayer {
            layer.addSublayer(shown)
            shown.mask = CAShapeLayer(hasActions: false)
            gradientLayer = shown
        }
        shown.frame = gradient.frame
        shown.type = gradient.type
        shown.colors = gradient.colors
        shown.locations = gradient.locations.map { NSNumber(value: $0) }
        (shown.startPoint, shown.endPoint) = (gradient.start, gradient.end)
        guard let mask = shown.mask as? CAShapeLayer else { return }
        // The mask's points are the view's.
        mask.frame = CGRect(origin: .zero, size: gradient.frame.size)
        mask.bounds.origin = gradient.frame.origin
        if shape.stroke != nil { shape.stroke = .black }
        if shape.fill != nil { shape.fill = .black }
        RenderShape?.some(shape).apply(to: mask)
    }
}
