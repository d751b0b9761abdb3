import CoreGraphics

/// An image as a layer shows it: which part of it, where, and how it is resampled.
package struct PlacedImage {
    let bitmap: Bitmap
    /// The frame, in the space it is drawn in.
    package let frame: CGRect
    /// The part that is shown, and of that the part that stretches, in units of the image and of the part.
    var part = CGRect.unit
    var center = CGRect.unit
    /// Pixels of the image a point, for what does not stretch.
    var scale: CGFloat = 1
    var magnifiesByNearest = false
    var minifiesByNearest = false

    init(_ bitmap: Bitmap, in frame: CGRect) {
        (self.bitmap, self.frame) = (bitmap, frame)
    }

    /// `image` as a layer with these properties shows contents.
    package init(_ image: CGImage, as properties: LayerProperties) {
        self.init(image.bitmap, in: properties.contentsFrame(for: image))
        (part, center) = (properties.contentsRect.standardized, properties.contentsCenter.standardized)
        scale = properties.contentsScale > 0 ? properties.contentsScale : 1
        magnifiesByNearest = properties.magnifiesByNearest
        minifiesByNearest = properties.minifiesByNearest
    }

    /// The contents of a layer; nil when they have no size or none of it shows.
    init?(contentsOf properties: LayerProperties) {
        guard let contents = properties.contents else { return nil }
        self.init(contents, as: properties)
        if frame.isNull || frame.isEmpty || part.isEmpty { return nil }
    }

    /// Whether all of the image is stretched evenly over the frame.
    var isPlain: Bool { part == .unit && center == .unit }

    /// Whether the nearest pixel is used where the image is drawn with `shrinking` of its pixels a pixel.
    func isNearest(shrinking: Double) -> Bool {
        // What is shown one to one, or as good as, counts as enlarged.
        shrinking > 1 + 1e-6 ? minifiesByNearest : magnifiesByNearest
    }

    /// The image's pixels a pixel of what `device` leads to, along the side where it is shrunk most.
    func shrinking(by device: CGAffineTransform) -> Double {
        let (across, down) = (hypot(device.a, device.b) * frame.width, hypot(device.c, device.d) * frame.height)
        guard across > 0, down > 0 else { return 1 }
        return max(Double(bitmap.width) / Double(across), Double(bitmap.height) / Double(down))
    }

    /// From the image's columns to the width of the frame.
    package var columns: StretchMap {
        let width = CGFloat(bitmap.width)
        return StretchMap(
            start: frame.minX, length: frame.width, first: part.minX * width, count: part.width * width,
            of: bitmap.width, center: Self.range(center.minX, center.maxX), scale: scale)
    }

    /// From the image's rows to the height of the frame.
    package var rows: StretchMap {
        let height = CGFloat(bitmap.height)
        return StretchMap(
            start: frame.minY, length: frame.height, first: part.minY * height, count: part.height * height,
            of: bitmap.height, center: Self.range(center.minY, center.maxY), scale: scale)
    }

    private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
        let low = min(max(low, 0), 1)
        return low...max(low, min(high, 1))
    }

    /// The resampler of the image through `device`; nil where that flattens it to a line.
    func resampler(_ device: PlaneTransform) -> Resampler? {
        guard let inverse = device.inverted else { return nil }
        let (columns, rows) = (columns, rows)
        // In perspective the image is shrunk the more the farther it is off: the middle of it decides.
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let growth = device.isAffine ? device.greatestScale(in: frame) : device.greatestScale(at: middle)
        let shrinking = max(columns.greatestDensity, rows.greatestDensity) / max(Double(growth), 1e-9)
        return Resampler(
            source: bitmap, columns: columns, rows: rows, inverse: inverse, shrinking: shrinking,
            nearest: isNearest(shrinking: shrinking))
    }
}
