/// One pixel while filters work on it: red, green, blue, opacity, colours multiplied by the opacity, in the working
/// space. Parts beyond 0...1 are kept until an image is made.
typealias Pixel = SIMD4<Float>

extension Pixel {
    /// Transparent.
    static let clear = Pixel.zero

    /// The colour without the opacity multiplied in, and the opacity; a transparent pixel is black.
    var straight: Pixel {
        guard w != 0 else { return .zero }
        var parts = self / w
        parts.w = w
        return parts
    }

    /// The pixel of a colour without the opacity multiplied in, and an opacity.
    var multiplied: Pixel {
        var parts = self * w
        parts.w = w
        return parts
    }

    /// The brightness of a colour. Weights: those of Rec. 709, docs/sources/layers.md, Numerical methods.
    var luma: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }

    /// The pixel between this and `other`, `fraction` of the way.
    func mixed(_ other: Pixel, _ fraction: Float) -> Pixel { self + (other - self) * fraction }
}

/// Pixels of a rectangle; outside of it everything is transparent.
struct PixelBlock: Sendable {
    /// The rectangle.
    let area: PixelArea
    /// The pixels, row by row from the bottom on.
    var values: [Pixel]

    /// Pixels that `body` says, by column and row.
    init(_ area: PixelArea, _ body: (_ x: Int, _ y: Int) -> Pixel) {
        self.area = area
        values = [Pixel](unsafeUninitializedCapacity: area.count) { buffer, count in
            var at = 0
            for y in area.y {
                for x in area.x {
                    buffer[at] = body(x, y)
                    at += 1
                }
            }
            count = at
        }
    }

    /// The pixels `values` of `area`, row by row from the bottom on.
    init(_ area: PixelArea, values: [Pixel]) { (self.area, self.values) = (area, values) }

    /// The pixel in a column and a row.
    subscript(x: Int, y: Int) -> Pixel {
        guard area.x.contains(x), area.y.contains(y) else { return .clear }
        return values[(y - area.y.lowerBound) * area.x.count + x - area.x.lowerBound]
    }

    /// The colour at a point, between those of the four pixels whose middles are about it.
    func smooth(_ x: Double, _ y: Double) -> Pixel {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (column, row) = (Int(left), Int(bottom))
        let (right, up) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
        let low = self[column, row].mixed(self[column + 1, row], right)
        guard up != 0 else { return low }
        return low.mixed(self[column, row + 1].mixed(self[column + 1, row + 1], right), up)
    }
}
