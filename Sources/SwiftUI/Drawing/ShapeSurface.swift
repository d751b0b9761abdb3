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

    /// The shadows in the shape, over all else.
    private var inners: [CALayer] = []

    /// Shows `shape`, or nothing.
    func show(_ shape: RenderShape?) {
        showFill(shape)
        (shape?.drops.last).apply(to: layer)
        let shadows = shape?.inners ?? []
        while inners.count > shadows.count { inners.removeLast().removeFromSuperlayer() }
        while inners.count < shadows.count {
            let made = CALayer(hasActions: false)
            made.mask = CAShapeLayer(hasActions: false)
            layer.addSublayer(made)
            inners.append(made)
        }
        guard let shape else { return }
        for (shown, shadow) in zip(inners, shadows) {
            RenderShadow?.some(shadow).apply(to: shown)
            shown.shadowPath = shape.surroundings(of: shadow)
            if let mask = shown.mask as? CAShapeLayer { RenderShape?.some(shape.black).apply(to: mask) }
        }
    }

    private func showFill(_ shape: RenderShape?) {
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
        } else if let shape, let tiles = shape.tiles {
            let shown = cutLayer(TilesLayer(hasActions: false))
            shown.show(tiles, scale: traitCollection.displayScale)
            cut(shape, outOf: shown, tiles.frame)
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
        RenderShape?.some(shape.black).apply(to: mask)
    }
}

/// A layer of repeated pixels.
private final class TilesLayer: CALayer {
    private var tiles: RenderTiles?

    /// Shows `tiles` at `scale` pixels a point.
    func show(_ tiles: RenderTiles, scale: CGFloat) {
        guard tiles != self.tiles else { return }
        self.tiles = tiles
        contentsScale = scale
        setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) {
        guard let tiles else { return }
        ctx.translateBy(x: -tiles.frame.minX, y: -tiles.frame.minY)
        tiles.tile.fill(ctx, over: tiles.bounds)
    }
}

extension RenderShape {
    /// The shape in black.
    fileprivate var black: RenderShape {
        var shape = self
        if shape.stroke != nil { shape.stroke = .black }
        if shape.fill != nil { shape.fill = .black }
        return shape
    }

    /// What is around the shape, as far as it throws `shadow` into it.
    fileprivate func surroundings(of shadow: RenderShadow) -> CGPath {
        let inside = stroke == nil ? path : line
        // Beyond four deviations there is nothing of a shadow.
        let reach = 4 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 2
        let box = inside.boundingBoxOfPath
        let outer = (box.isNull ? .zero : box).insetBy(dx: -reach, dy: -reach)
        let around = CGMutablePath()
        // Shadows fill by the winding rule: the two go around in opposite directions.
        let corners = [
            CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX, y: outer.minY),
            CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX, y: outer.maxY),
        ]
        around.addLines(between: inside.signedArea > 0 ? corners.reversed() : corners)
        around.closeSubpath()
        around.addPath(inside)
        return around
    }

    /// The outline of the line.
    private var line: CGPath {
        let part = Path(path).trimmedPath(from: trimStart, to: trimEnd).cgPath
        let dashed = dash.isEmpty ? part : part.copy(dashingWithPhase: dashPhase, lengths: dash)
        return dashed.copy(
            strokingWithWidth: lineWidth, lineCap: CGLineCap(lineCap), lineJoin: CGLineJoin(lineJoin),
            miterLimit: miterLimit)
    }
}

extension CGPath {
    /// The area within, counted below 0 where the path goes around it against the clock (the y axis points down).
    fileprivate var signedArea: CGFloat {
        var (area, first, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func go(to point: CGPoint) {
            area += last.x * point.y - point.x * last.y
            last = point
        }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                go(to: first)
                (first, last) = (points[0], points[0])
            case .addLineToPoint: go(to: points[0])
            case .addQuadCurveToPoint: for index in 0..<2 { go(to: points[index]) }
            case .addCurveToPoint: for index in 0..<3 { go(to: points[index]) }
            case .closeSubpath: go(to: first)
            @unknown default: break
            }
        }
        go(to: first)
        return area / 2
    }
}

extension CGLineCap {
    fileprivate init(_ cap: CAShapeLayerLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}

extension CGLineJoin {
    fileprivate init(_ join: CAShapeLayerLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}
