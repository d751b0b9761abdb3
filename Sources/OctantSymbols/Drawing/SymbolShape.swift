import CoreGraphics
import OctantBase

/// A symbol in one weight and scale, for text of one size: what it measures, and its pixels. Any thread.
package struct SymbolShape: Sendable {
    /// The height of a capital letter, in hundredths of the point size: symbols are centred on half of it.
    private static let capHeight: CGFloat = 71
    /// The most points of text that symbols are made for.
    private static let sizeLimit: CGFloat = 2000

    /// The parts, from the bottom up.
    package let layers: [SymbolLayer]
    /// The size of the symbol, whole points.
    package let size: CGSize
    /// From the lower side up to the text's baseline, in points.
    package let baseline: CGFloat
    /// From the sides of `size` to what is drawn, in points.
    package let insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

    private let strokeWidth: CGFloat
    /// From hundredths of the point size to points from the top left corner.
    private let transform: CGAffineTransform

    /// `symbol` for text of `pointSize` points, clamped to 1...2000.
    package init(_ symbol: Symbol, pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
        layers = symbol.layers
        let points = pointSize.isFinite ? min(max(pointSize, 1), Self.sizeLimit) : 17
        let unit = points / 100 * scale.factor
        strokeWidth = weight.strokeWidth / scale.factor
        var extent = CGRect.null
        for mark in layers.flatMap(\.marks) where !mark.kind.isClear {
            extent = extent.union(mark.extent(strokeWidth: strokeWidth))
        }
        if extent.isNull { extent = .zero }
        let (width, height) = (extent.width * unit, extent.height * unit)
        size = CGSize(width: max((width - 0.01).rounded(.up), 1), height: max((height - 0.01).rounded(.up), 1))
        let (left, top) = ((size.width - width) / 2, (size.height - height) / 2)
        insets = (top, left, top, left)
        transform = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: left - extent.minX * unit, ty: top - extent.minY * unit)
        let baseline = transform.ty + points / 100 * Self.capHeight / 2
        self.baseline = size.height - baseline
    }

    /// The symbol's pixels, `scale` to a point.
    ///
    /// - Parameters:
    ///   - colors: One colour, or a palette: by the levels of the layers, the last for all further ones.
    ///   - isLayered: Whether holes are drawn in a colour of their own; not where all is one colour.
    ///   - value: How far a variable symbol is filled up, 0...1.
    /// - Returns: nil where there would be too many pixels.
    package func image(
        scale: CGFloat, colors: [RGBA], isLayered: Bool = false, value: Double = 1
    ) -> CGImage? {
        draw(scale: scale) { context in
            for index in layers.indices {
                let color = colors.isEmpty ? .black : colors[min(layers[index].level, colors.count - 1)]
                draw(index, of: context, color.multipliedAlpha(opacity(of: layers[index], value)), isLayered)
            }
        }
    }

    /// The pixels of the layer `index` alone, black, with the holes and gaps that the layers over it make; a hole is a
    /// layer itself if `isLayered`, as in several colours.
    package func image(ofLayer index: Int, scale: CGFloat, isLayered: Bool = false) -> CGImage? {
        guard layers.indices.contains(index) else { return nil }
        return draw(scale: scale) { context in
            if !layers[index].isHole || isLayered { draw(index, of: context, .black, isLayered) }
            for upper in layers.indices where upper > index {
                if layers[upper].isHole, !isLayered {
                    draw(upper, of: context, .black, false)
                } else {
                    cut(layers[upper], of: context)
                }
            }
        }
    }

    /// The opacity of what is not filled up.
    private static let faint = 0.25

    /// The opacity of `layer` of a symbol filled up to `value`.
    package func opacity(of layer: SymbolLayer, _ value: Double) -> Double {
        guard let order = layer.order else { return 1 }
        let count = 1 + (layers.compactMap(\.order).max() ?? 0)
        return Double(order) < (value.isFinite ? value : 1) * Double(count) ? 1 : Self.faint
    }

    private func draw(scale: CGFloat, _ body: (CGContext) -> Void) -> CGImage? {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard let (columns, rows) = Bitmap.part(ofWidth: width, height: height),
            columns == Int(width), rows == Int(height), let bitmap = Bitmap(width: columns, height: rows),
            let context = CGContext(bitmap: bitmap, scale: scale)
        else { return nil }
        context.concatenate(transform)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        body(context)
        return context.makeImage()
    }

    private func cut(_ layer: SymbolLayer, of context: CGContext) {
        guard !layer.cuts.isEmpty else { return }
        context.setBlendMode(.destinationOut)
        set(.black, of: context)
        for mark in layer.cuts { mark.draw(in: context, strokeWidth: strokeWidth) }
        context.setBlendMode(.normal)
    }

    private func draw(_ index: Int, of context: CGContext, _ color: RGBA, _ isLayered: Bool) {
        let layer = layers[index]
        cut(layer, of: context)
        context.saveGState()
        if layer.isHole, !isLayered { context.setBlendMode(.destinationOut) }
        context.setAlpha(CGFloat(layer.isHole && !isLayered ? 1 : color.a))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for mark in layer.marks {
            context.setBlendMode(mark.kind.isClear ? .destinationOut : .normal)
            set(mark.kind.isClear ? .black : RGBA(r: color.r, g: color.g, b: color.b), of: context)
            mark.draw(in: context, strokeWidth: strokeWidth)
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func set(_ color: RGBA, of context: CGContext) {
        let color = CGColor(rgba: color)
        context.setFillColor(color)
        context.setStrokeColor(color)
    }
}
