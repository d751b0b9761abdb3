import CoreGraphics

/// The most that tiles keep, in bytes: 4 MiB, some ninety sets of eight pictures of 37 points at one pixel a point.
private let byteLimit = 4 << 20

/// The pixels of pictures that step over one colour, kept: all places where the same picture shows over the same colour
/// share one bitmap. Confined to one thread.
struct StepTiles {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let color: RGBA
    }

    /// The image is held too, so that its name is given to no other.
    private var tiles: [Key: (image: CGImage, bitmap: Bitmap)] = [:]
    private var byteCount = 0

    /// The tile of `image` over `color`, which `paint` paints if there is none; nil without memory for it.
    mutating func tile(_ image: CGImage, over color: RGBA, paint: (Bitmap) -> Void) -> Bitmap? {
        let key = Key(image: ObjectIdentifier(image), color: color)
        if let known = tiles[key] { return known.bitmap }
        guard let bitmap = Bitmap(width: image.width, height: image.height) else { return nil }
        paint(bitmap)
        byteCount += bitmap.bytesPerRow * bitmap.height
        if byteCount > byteLimit {
            tiles.removeAll()
            byteCount = bitmap.bytesPerRow * bitmap.height
        }
        tiles[key] = (image, bitmap)
        return bitmap
    }
}
