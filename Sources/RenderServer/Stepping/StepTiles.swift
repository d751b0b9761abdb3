import CoreGraphics

/// The most that tiles keep, in bytes: 4 MiB, some ninety sets of eight images of 37 points at one pixel a point.
private let byteLimit = 4 << 20

/// The pixels of images that step over one colour, or over nothing, kept: all positions where the same image shows over
/// the same colour share one bitmap, on whatever surface. Confined to one thread.
struct StepTiles {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let color: RGBA
    }

    private final class Tile {
        /// Once it is gone, another may have its name.
        weak var image: CGImage?
        let bitmap: Bitmap
        /// Whether it was asked for since the last sweep.
        var isInUse = true

        init(_ image: CGImage, _ bitmap: Bitmap) { (self.image, self.bitmap) = (image, bitmap) }
    }

    private var tiles: [Key: Tile] = [:]
    private var byteCount = 0

    /// The tile of `image` over `color`, which `paint` paints if there is none; nil without memory for it.
    mutating func tile(_ image: CGImage, over color: RGBA, paint: (Bitmap) -> Void) -> Bitmap? {
        let key = Key(image: ObjectIdentifier(image), color: color)
        if let known = tiles[key], known.image === image {
            known.isInUse = true
            return known.bitmap
        }
        guard let bitmap = Bitmap(width: image.width, height: image.height) else { return nil }
        paint(bitmap)
        byteCount += bitmap.bytesPerRow * bitmap.height
        if byteCount > byteLimit {
            tiles.removeAll()
            byteCount = bitmap.bytesPerRow * bitmap.height
        }
        tiles[key] = Tile(image, bitmap)
        return bitmap
    }

    /// Lets go of the tiles that were not used since the last sweep, and of those whose images are gone.
    mutating func sweep() {
        keep { $0.isInUse && $0.image != nil }
        for tile in tiles.values { tile.isInUse = false }
    }

    /// Lets go of the tiles whose images are gone.
    mutating func removeGone() { keep { $0.image != nil } }

    private mutating func keep(where isKept: (Tile) -> Bool) {
        tiles = tiles.filter { isKept($0.value) }
        byteCount = tiles.values.reduce(0) { $0 + $1.bitmap.bytesPerRow * $1.bitmap.height }
    }
}
