package import CoreGraphics

/// Frames of something that moves, for tests of what writes and reads recordings.
package enum MovingFrames {
    /// `count` frames with a soft disc that goes round, on `ground` (0xAARRGGBB) or on nothing. It has one of `colors`
    /// colours in each.
    package static func discs(
        _ count: Int, width: Int = 40, height: Int = 30, colors: Int = 1, on ground: UInt32 = 0
    ) throws -> [Bitmap] {
        try (0..<count).map { index in
            guard let bitmap = Bitmap(width: width, height: height) else { throw Missing() }
            let angle = Double(index) / Double(count) * 2 * .pi
            let (x, y) = (Double(width) / 2 + 10 * cos(angle), Double(height) / 2 + 8 * sin(angle))
            bitmap.fill { column, row in
                let distance = ((Double(column) - x) * (Double(column) - x) + (Double(row) - y) * (Double(row) - y))
                    .squareRoot()
                let share = Double(index % colors) / Double(max(colors, 1))
                let color = RGBA(r: 1 - share, g: 0.4 * share, b: share, a: min(max(7 - distance, 0), 1))
                return color.pixel.over(ground)
            }
            return bitmap
        }
    }

    /// `count` frames whose every pixel is another colour, opaque.
    package static func noise(_ count: Int, width: Int, height: Int, seed: UInt64) throws -> [Bitmap] {
        var numbers = SeededGenerator(seed: seed)
        return try (0..<count).map { _ in
            guard let bitmap = Bitmap(width: width, height: height) else { throw Missing() }
            bitmap.fill { _, _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &numbers) }
            return bitmap
        }
    }

    /// `count` frames of a gradient that goes by, opaque: a thousand colours.
    package static func gradients(_ count: Int, width: Int = 64, height: Int = 48) throws -> [Bitmap] {
        try (0..<count).map { index in
            guard let bitmap = Bitmap(width: width, height: height) else { throw Missing() }
            bitmap.fill { column, row in
                let (red, green) = (Double(column) / Double(width), Double(row) / Double(height))
                return RGBA(r: red, g: green, b: Double(index) / Double(max(count, 1))).pixel
            }
            return bitmap
        }
    }

    /// There was no memory.
    package struct Missing: Error {}
}

extension Bitmap {
    fileprivate func fill(_ color: (Int, Int) -> UInt32) {
        withUnsafeMutableBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    pixels.storeBytes(of: color(x, y), toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }
}

extension UInt32 {
    /// A premultiplied pixel over another one.
    fileprivate func over(_ ground: UInt32) -> UInt32 {
        let rest = 255 - self >> 24
        func part(_ shift: UInt32) -> UInt32 {
            Swift.min((self >> shift & 0xFF) + ((ground >> shift & 0xFF) * rest + 127) / 255, 255) << shift
        }
        return part(24) | part(16) | part(8) | part(0)
    }
}
