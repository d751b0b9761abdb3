import CoreGraphics

/// An image as a layer shows it: which part of it, where, and how it is resampled.
struct PlacedImage {
    let bitmap: Bitmap
    /// The frame, in the space it is drawn in.
    let frame: CGRect
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

    /// The contents of a layer; nil when they have no size or none of it shows.
    init?(contentsOf properties: LayerProperties) {
        guard let contents = properties.contents else { return nil }
        self.init(contents.bitmap, in: properties.contentsFrame(for: contents))
        (part, center) = (properties.contentsRect.standardized, properties.contentsCenter.standardized)
        scale = properties.contentsScale > 0 ? properties.contentsScale : 1
        magnifiesByNearest = properties.magnifiesByNearest
        minifiesByNearest = properties.minifiesByNearest
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

    /// The resampler of the image through `device`; nil where that flattens it to a line.
    func resampler(_ device: PlaneTransform) -> Resampler? {
        guard let inverse = device.inverted else { return nil }
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
            let low = min(max(low, 0), 1)
            return low...max(low, min(high, 1))
        }
        let (first, count) = (
            CGPoint(x: part.minX * width, y: part.minY * height),
            CGSize(width: part.width * width, height: part.height * height)
        )
        let columns = StretchMap(
            start: frame.minX, length: frame.width, first: first.x, count: count.width, of: bitmap.width,
            center: range(center.minX, center.maxX), scale: scale)
        let rows = StretchMap(
            start: frame.minY, length: frame.height, first: first.y, count: count.height, of: bitmap.height,
            center: range(center.minY, center.maxY), scale: scale)
        // In perspective the image is shrunk the more the farther it is off: the middle of it decides.
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let growth = device.isAffine ? device.greatestScale(in: frame) : device.greatestScale(at: middle)
        let shrinking = max(columns.greatestDensity, rows.greatestDensity) / max(Double(growth), 1e-9)
        return Resampler(
            source: bitmap, columns: columns, rows: rows, inverse: inverse, shrinking: shrinking,
            nearest: isNearest(shrinking: shrinking))
    }
}
