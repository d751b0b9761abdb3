extension Bitmap {
    /// The number of factors of a colour matrix.
    package static let colorMatrixCount = 20

    /// Replaces every colour by what `matrix` makes of it: four rows, for red, green, blue and opacity, each of the
    /// factors of these four and of what is added. Parts are 0...1, colours sRGB without the opacity multiplied in;
    /// what comes out is clamped. What is wholly transparent stays so: it is beside the image. A list of another
    /// length, or with what is no number, changes nothing.
    ///
    /// Only for the one thread that owns the bitmap.
    package func apply(_ matrix: [Double]) {
        guard matrix.count == Self.colorMatrixCount, matrix.allSatisfy(\.isFinite) else { return }
        let rows = (0..<4).map { row in
            SIMD4<Float>((0..<4).map { Float(matrix[row * 5 + $0]) })
        }
        let added = SIMD4<Float>((0..<4).map { Float(matrix[$0 * 5 + 4]) })
        let columns = (0..<4).map { part in SIMD4<Float>(rows[0][part], rows[1][part], rows[2][part], rows[3][part]) }
        func made(of pixel: UInt32) -> UInt32 {
            let alpha = Float(pixel >> 24)
            guard alpha > 0 else { return 0 }
            let scale = 1 / alpha
            func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 0xFF) * scale }
            var color = added + columns[0] * part(16) + columns[1] * part(8)
            color += columns[2] * part(0) + columns[3] * (alpha / 255)
            color.clamp(lowerBound: .zero, upperBound: .one)
            let opacity = color.w * 255
            let product = SIMD4<Float>(color.x * opacity, color.y * opacity, color.z * opacity, opacity)
            let bytes = SIMD4<UInt32>(product.rounded(.toNearestOrAwayFromZero))
            return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
        // Neighbours are mostly alike.
        var (last, result) = (UInt32(0), UInt32(0))
        mapPixels { pixel in
            if pixel != last { (last, result) = (pixel, made(of: pixel)) }
            return result
        }
    }
}
