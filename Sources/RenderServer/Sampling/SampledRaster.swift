import CoreGraphics
import OctantBase

/// A layer with its sublayers that is drawn as one image in its own space, before it is positioned.
final class SampledRaster {
    /// A longer side, in pixels, is drawn coarser.
    private static let longestSide: CGFloat = 4096
    /// The widest bell curve, in pixels.
    private static let mostDeviation: CGFloat = 250

    /// The layer and its sublayers; what they are on is the layer's own space.
    let tree: SampledTree
    /// Pixels of the image a point.
    let scale: CGFloat
    /// The deviation of the bell curve that softens it, in its pixels.
    let deviation: Double
    /// The pixels it has, counted from the own space's origin.
    let pixels: PixelRect

    /// The image of `tree`, that of a layer with these properties.
    init(_ tree: SampledTree, _ properties: LayerProperties) {
        let drawn = tree.layers.first?.subtreeRect ?? .null
        let side = drawn.isNull ? 0 : max(drawn.width, drawn.height)
        let requested = properties.rasterizationScale
        var scale = requested > 0 && requested.isFinite ? requested : 1
        if side * scale > Self.longestSide {
            Log.once("layer.rasterize", "a layer to be rasterized has over 4096 pixels a side: it is drawn coarser")
            scale = Self.longestSide / side
        }
        (self.tree, self.scale) = (tree, scale)
        deviation = Double(min(max(properties.blur * scale, 0), Self.mostDeviation))
        let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)
        let scaled = CGRect(
            x: drawn.minX * scale, y: drawn.minY * scale, width: drawn.width * scale, height: drawn.height * scale)
        let sharp = drawn.isNull ? PixelRect.empty : PixelRect(covering: scaled, within: everywhere)
        pixels = sharp.isEmpty || deviation == 0 ? sharp : sharp.grown(by: Bitmap.reach(ofDeviation: deviation))
    }

    /// The frame of the image in the layer's own space.
    var frame: CGRect {
        pixels.isEmpty
            ? .null
            : CGRect(
                x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
                height: CGFloat(pixels.height) / scale)
    }
}
