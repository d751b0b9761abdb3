import CoreGraphics
import OctantBase

/// A layer's shadow at one instant, in the surface's points.
struct SampledShadow: Equatable {
    /// The widest bell curve, in the surface's points: beyond it a shadow is a haze over half a screen.
    private static let mostDeviation: CGFloat = 250

    /// From what throws the shadow to the shadow.
    let offset: CGVector
    /// The deviation of the bell curve that softens it.
    let deviation: CGFloat
    /// A rectangle that contains what casts the shadow.
    var caster = CGRect.null

    /// The shadow of a layer with these properties, whose own space `transform` sends to the surface. In perspective,
    /// offset and softness are those at the middle of the layer.
    init(_ properties: LayerProperties, _ transform: PlaneTransform) {
        let (shadow, box) = (properties.shadow, properties.bounds.standardized)
        let middle = CGPoint(x: box.midX, y: box.midY)
        let far = CGPoint(x: middle.x + shadow.offset.width, y: middle.y + shadow.offset.height)
        let (from, to) = (transform.map(middle), transform.map(far))
        offset = CGVector(dx: to.x - from.x, dy: to.y - from.y)
        let scale: CGFloat
        if transform.isAffine {
            scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        } else {
            scale = transform.greatestScale(at: middle)
        }
        deviation = min(shadow.radius * scale, Self.mostDeviation)
    }

    /// Whether the shadow can be drawn at all.
    var isFinite: Bool { (offset.dx + offset.dy + deviation).isFinite }

    /// The reach of the softness: beyond three deviations a bell curve is under half a 255th.
    var reach: CGFloat { 3 * deviation + 2 }

    /// The rectangle in which the shadow of `rect` lies.
    func cast(_ rect: CGRect) -> CGRect {
        rect.isNull ? .null : rect.offsetBy(dx: offset.dx, dy: offset.dy).insetBy(dx: -reach, dy: -reach)
    }

    /// The rectangle from which shadows fall into `rect`.
    func castersInto(_ rect: CGRect) -> CGRect {
        rect.isNull
            ? .null : rect.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach).union(rect)
    }
}

/// The distance, in the surface's points, at which a changed pixel of a layer changes others: by the shadows cast by
/// the layer and those around it.
struct Spill: Equatable {
    private var left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0

    /// This spill, and then that of a shadow.
    func adding(_ shadow: SampledShadow) -> Spill {
        var sum = self
        sum.left += max(0, shadow.reach - shadow.offset.dx)
        sum.right += max(0, shadow.reach + shadow.offset.dx)
        sum.top += max(0, shadow.reach - shadow.offset.dy)
        sum.bottom += max(0, shadow.reach + shadow.offset.dy)
        return sum
    }

    /// All that a change inside `rect` changes.
    func around(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isEmpty || self == Spill() { return rect }
        return CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}

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
