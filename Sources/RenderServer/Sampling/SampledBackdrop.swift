import CoreGraphics
import OctantBase

/// The backdrop of a layer that softens it, in the surface's pixels at one instant.
struct SampledBackdrop {
    /// The widest bell curve, in pixels.
    private static let mostDeviation = 250.0

    /// The rectangle of the softened image: the layer's bounds, as far as they are on the surface.
    let rect: PixelRect
    /// The deviation of the bell curve, in pixels.
    let deviation: Double
    /// The distance at which a pixel's change shows, in pixels: three deviations, and what the coarser grid of
    /// `Bitmap.softened` adds.
    let reach: Int
    /// The pixels of which the softened image is made. It is the same whatever part of the surface is painted, so that
    /// all parts get the same pixels.
    let source: PixelRect

    /// The backdrop of `layer` on a surface of `surface` pixels at `scale` pixels a point.
    init(_ layer: SampledLayer, scale: CGFloat, surface: PixelRect) {
        let properties = layer.appearance.properties
        let box = layer.transform.bounds(of: properties.bounds.standardized).shared(with: layer.clip)
        rect = box.isNull ? .empty : PixelRect(covering: box.scaled(by: scale), margin: 1, within: surface)
        deviation = min(max(Double(properties.backdropBlur * scale), 0), Self.mostDeviation)
        reach = Bitmap.reach(ofDeviation: deviation)
        source = rect.isEmpty ? .empty : rect.grown(by: reach).intersection(surface)
    }
}

extension Bitmap {
    /// The distance at which a pixel shows, in pixels, where an image is softened by a bell curve of this deviation:
    /// beyond three deviations under half a 255th, and `softened` adds its coarser grid.
    static func reach(ofDeviation deviation: Double) -> Int {
        Int(clamping: min(4 * deviation, 1e6), .up) + 4
    }
}

extension PixelRect {
    /// The rectangle with `margin` pixels more on each side.
    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
