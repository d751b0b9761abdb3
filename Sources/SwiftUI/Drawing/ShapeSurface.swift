import QuartzCore
import UIKit

/// A surface that draws a shape in a colour, a gradient or a material. Main actor only.
final class ShapeSurface: SurfaceView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// What the shape is cut out of: a gradient or a material; nil while the shape is of one colour.
    private(set) var cutLayer: CALayer?

    /// The gradient, which the shape is cut out of; nil while there is none.
    var gradientLayer: CAGradientLayer? { cutLayer as? CAGradientLayer }

    /// The layer whose outline is the shape's: the view's own, or the mask of what it is cut out of.
    var shapeLayer: CAShapeLayer? { (cutLayer?.mask ?? layer) as? CAShapeLayer }

    /// Shows `shape`, or nothing.
    func show(_ shape: RenderShape?) {
        if let shape, let gradient = shape.gradient {
            let shown = cutLayer(CAGradientLayer(hasActions: false))
            shown.type = gradient.type
            shown.colors = gradient.colors
            shown.locations = gradient.locations.map { NSNumber(value: $0) }
            (shown.startPoint, shown.endPoint) = (gradient.start, gradient.end)
            cut(shape, outOf: shown, gradient.frame)
        } else if let shape, let material = shape.material {
            let shown = cutLayer(CALayer(hasActions: false))
            (shown.backdropBlur, shown.backgroundColor) = (material.deviation, material.color)
            cut(shape, outOf: shown, material.frame)
        } else {
            cutLayer?.removeFromSuperlayer()
            cutLayer = nil
            if let layer = layer as? CAShapeLayer { shape.apply(to: layer) }
        }
    }

    /// Returns the layer of this very kind that the shape is cut out of, made by `make` where there is none.
    private func cutLayer<Layer: CALayer>(_ make: @autoclosure () -> Layer) -> Layer {
        if let shown = cutLayer as? Layer, type(of: shown) == Layer.self { return shown }
        cutLayer?.removeFromSuperlayer()
        let made = make()
        made.mask = CAShapeLayer(hasActions: false)
        layer.addSublayer(made)
        cutLayer = made
        if let layer = layer as? CAShapeLayer { RenderShape?.none.apply(to: layer) }
        return made
    }

    private func cut(_ shape: RenderShape, outOf shown: CALayer, _ frame: CGRect) {
        shown.frame = frame
        guard let mask = shown.mask as? CAShapeLayer else { return }
        // The mask's points are the view's.
        mask.frame = CGRect(origin: .zero, size: frame.size)
        mask.bounds.origin = frame.origin
        var shape = shape
        if shape.stroke != nil { shape.stroke = .black }
        if shape.fill != nil { shape.fill = .black }
        RenderShape?.some(shape).apply(to: mask)
    }
}
