internal import CoreGraphics
internal import RenderServer

// By how much of a pixel a computed end may be off the edge of one.
private let hair = 1e-6

/// The parts of images that are stretched each by itself.
extension VectorBuilder {
    /// Up to nine parts of `images`, row by row: three of which the middle one stretches, across and down. Where none
    /// of the images shows, they are where `first` would be.
    func slices(
        of images: [CGImage], _ first: CGImage, _ layer: TimedLayer, _ context: VectorContext
    ) throws(VectorError) -> [VectorSlice] {
        let start = layer.properties(at: timeline.start)
        let placed = images.map { PlacedImage($0, as: start) }
        let offset = context.offset
        var slices: [VectorSlice] = []
        for row in 0..<3 where placed.contains(where: { $0.rows.shows(row) }) {
            for column in 0..<3 where placed.contains(where: { $0.columns.shows(column) }) {
                let frame = try layer.curve(["bounds", "contents"], [Tolerances.length]) { properties, _ in
                    let image = PlacedImage(properties.contents ?? first, as: properties)
                    guard !image.frame.isNull else { return [0, 0, 0, 0] }
                    let (x, y) = (image.columns.positions, image.rows.positions)
                    return [
                        x[column] + offset.x, y[row] + offset.y, x[column + 1] - x[column], y[row + 1] - y[row],
                    ]
                }
                if frame.part(2).stays(at: 0) || frame.part(3).stays(at: 0) { continue }
                var slice = VectorSlice(images: [], windows: [], frame: frame)
                for (image, placed) in zip(images, placed) {
                    guard let (part, window) = image.part(placed.columns, column, placed.rows, row) else {
                        throw .unsupported(layer: layer.place, what: "more than there is of an image")
                    }
                    slice.images.append(part)
                    slice.windows.append(window)
                }
                slices.append(slice)
            }
        }
        return slices
    }
}

extension CGImage {
    /// The pixels of the part in this column and row, and what of them is in it; nil where that is not all within the
    /// image.
    fileprivate func part(
        _ columns: StretchMap, _ column: Int, _ rows: StretchMap, _ row: Int
    ) -> (CGImage, CGRect)? {
        guard let across = Self.window(columns, column), let down = Self.window(rows, row) else { return nil }
        let (x, y) = (columns.shown[column], rows.shown[row])
        let window = CGRect(
            x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound)
        if x.count == width, y.count == height { return (self, window) }
        let frame = CGRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
        return cropping(to: frame).map { ($0, window) }
    }

    /// What a part covers of the pixels that it shows, from the first of them on.
    private static func window(_ map: StretchMap, _ part: Int) -> ClosedRange<Double>? {
        let (first, count) = (Double(map.shown[part].lowerBound), Double(map.shown[part].count))
        func near(_ value: Double) -> Double { abs(value - value.rounded()) <= hair ? value.rounded() : value }
        let (low, high) = (near(map.pixels[part] - first), near(map.pixels[part + 1] - first))
        return low >= 0 && low <= high && high <= count ? low...high : nil
    }
}

extension StretchMap {
    /// Whether this part has any pixels.
    fileprivate func shows(_ part: Int) -> Bool { pixels[part + 1] - pixels[part] > hair }
}
