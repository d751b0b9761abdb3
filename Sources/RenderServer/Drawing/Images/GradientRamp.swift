import CoreGraphics

/// The colours of a gradient along its way from 0 to 1, flat before and beyond.
struct GradientRamp {
    private let locations: [Double]
    private let colors: [RGBA]

    /// Nil when there is too little to draw. Locations that go back count as the highest one before them.
    init?(_ gradient: GradientProperties) {
        guard gradient.isDrawable, let given = gradient.colors else { return nil }
        colors = given.map(\.rgba)
        var positions = gradient.locations ?? []
        if positions.isEmpty { positions = given.indices.map { Double($0) / Double(given.count - 1) } }
        var highest = -Double.infinity
        locations = positions.prefix(given.count).map { position in
            highest = max(highest, position)
            return highest
        }
    }

    /// The premultiplied pixel at `position`. Colours are blended before their alpha is multiplied in, as Core
    /// Animation does: to `.clear`, which is transparent black, a gradient darkens.
    func pixel(at position: Double) -> UInt32 {
        var index = locations.count - 1
        while index >= 0 && locations[index] > position { index -= 1 }
        guard index >= 0 else { return colors[0].pixel }
        guard index + 1 < locations.count else { return colors[index].pixel }
        let (from, to) = (colors[index], colors[index + 1])
        let share = (position - locations[index]) / (locations[index + 1] - locations[index])
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return RGBA(r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b), a: mix(from.a, to.a)).pixel
    }
}

extension GradientProperties {
    /// The position of a point along the gradient, 0 at its start and 1 at its end, which continues beyond both. `unit`
    /// is in units of the bounds: as Core Animation's, the gradient is laid out in a square, which is then stretched to
    /// the bounds.
    private func position(of unit: CGPoint) -> Double {
        let (x, y) = (unit.x - startPoint.x, unit.y - startPoint.y)
        let (endX, endY) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        switch shape {
        case .axial:
            let length = endX * endX + endY * endY
            return length > 0 ? (x * endX + y * endY) / length : .infinity
        case .radial:
            guard endX != 0, endY != 0 else { return .infinity }
            return hypot(x / endX, y / endY)
        case .conic:
            // With y pointing down, growing angles run clockwise.
            let turns = atan2(endX * y - endY * x, endX * x + endY * y) / (2 * .pi)
            return turns < 0 ? turns + 1 : turns
        }
    }

    /// The pixels of `rect`, with the gradient laid out in `box`, a rectangle of the space that `device` maps to the
    /// pixels. Each depends on its own position alone. Nil when there is nothing to draw.
    func bitmap(in box: CGRect, _ device: PlaneTransform, pixels rect: PixelRect) -> Bitmap? {
        guard let back = device.inverted, box.width > 0, box.height > 0, let ramp = GradientRamp(self),
            let bitmap = Bitmap(width: rect.width, height: rect.height)
        else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            for row in 0..<rect.height {
                let start = row * bitmap.bytesPerRow
                for column in 0..<rect.width {
                    let middle = CGPoint(x: CGFloat(rect.x + column) + 0.5, y: CGFloat(rect.y + row) + 0.5)
                    let point = back.map(middle)
                    let unit = CGPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
                    let pixel = ramp.pixel(at: position(of: unit))
                    bytes.storeBytes(of: pixel, toByteOffset: start + column * 4, as: UInt32.self)
                }
            }
        }
        return bitmap
    }
}
