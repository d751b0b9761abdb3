import CoreGraphics
import OctantBase

/// Images of shapes that stay as they are, kept so that what moves above or below them costs only a copy.
///
/// Confined to one thread. Images that are not used any more go after a while, and when more than `byteLimit` bytes are
/// held, those not used for longest go first. Whether an image was kept or made anew never shows: both are the same
/// pixels, drawn the same way.
package final class RasterCache {
    /// 32 MiB: four screens of 1920 x 1080 pixels.
    package static let defaultByteLimit = 32 << 20
    /// The divisor of the cache's size that limits one image; a larger image is not worth evicting all others.
    static let largestShare = 4

    /// The most memory for images of what moves, in bytes.
    static let passingByteLimit = 4 << 20

    /// The identity of a kept image: its contents and its exact position on the pixels.
    enum Key: Hashable {
        /// A shape; the translation is that within a pixel.
        case shape(ShapeKey, PlaneTransform)
        /// The shadow of a path.
        case shadow(PathGeometry, PlaneTransform, ShadowStyle, PixelRect)
        /// A layer with its sublayers, as they are or their shadow.
        case subtree(SubtreeKey)
        /// A gradient laid out in an outline's box and cut at the outline; the translation is that within a pixel.
        case gradient(GradientProperties, PathGeometry, PlaneTransform)
        /// A text laid out in a space of so many points, drawn with so many pixels a point.
        case text(TextProperties, width: CGFloat, height: CGFloat, scale: CGFloat)
    }

    private struct Entry {
        let bitmap: Bitmap
        var lastUse: UInt64
    }

    private(set) var backdrops = BackdropCache()
    /// What steps, of all surfaces that share the cache.
    var tiles = StepTiles()
    private var sweeps = SweepTimer()
    /// The number of sweeps of unused images, so that others on the thread that keep images sweep too.
    private(set) var sweepCount = 0
    private var usesAtSweep: UInt64 = 0
    package let byteLimit: Int
    package private(set) var byteCount = 0
    package private(set) var hits = 0
    package private(set) var misses = 0
    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    /// Images of what moves, for the frame that is being drawn: spinners that began together are alike in it.
    private var passing: [Key: Bitmap] = [:]
    private(set) var passingByteCount = 0
    private(set) var passingMisses = 0

    package init(byteLimit: Int = RasterCache.defaultByteLimit) {
        self.byteLimit = max(0, byteLimit)
    }

    package var count: Int { entries.count }

    /// Whether an image of so many pixels may be kept.
    func accepts(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= bitmapSideLimit && height <= bitmapSideLimit
            && width * height * 4 <= byteLimit / Self.largestShare
    }

    /// The image for `key`, kept or made by `make`.
    func bitmap(for key: Key, make: () -> Bitmap?) -> Bitmap? {
        uses += 1
        if let entry = entries[key] {
            hits += 1
            entries[key]?.lastUse = uses
            return entry.bitmap
        }
        misses += 1
        guard let bitmap = make() else { return nil }
        entries[key] = Entry(bitmap: bitmap, lastUse: uses)
        byteCount += bitmap.bytesPerRow * bitmap.height
        if byteCount > byteLimit { shrink() }
        return bitmap
    }

    /// The image for `key` of something whose appearance differs in the next frame, made by `make` unless this frame
    /// has it already.
    func passingBitmap(for key: Key, make: () -> Bitmap?) -> Bitmap? {
        if let known = passing[key] { return known }
        passingMisses += 1
        guard let bitmap = make() else { return nil }
        passingByteCount += bitmap.bytesPerRow * bitmap.height
        if passingByteCount > Self.passingByteLimit {
            passing.removeAll(keepingCapacity: true)
            passingByteCount = bitmap.bytesPerRow * bitmap.height
        }
        passing[key] = bitmap
        return bitmap
    }

    /// Begins another frame.
    func beginFrame() {
        guard !passing.isEmpty else { return }
        passing.removeAll(keepingCapacity: true)
        passingByteCount = 0
    }

    /// Called at every frame, with its media time in seconds. Now and then it lets go of the images that were not
    /// used since it did so last.
    func sweep(at time: Double) {
        guard sweeps.isDue(at: time) else { return }
        for (key, entry) in entries where entry.lastUse <= usesAtSweep { drop(key, entry) }
        usesAtSweep = uses
        backdrops.sweep()
        tiles.sweep()
        sweepCount += 1
    }

    private func drop(_ key: Key, _ entry: Entry) {
        entries[key] = nil
        byteCount -= entry.bitmap.bytesPerRow * entry.bitmap.height
    }

    /// Drops the images not used for longest until a quarter of the limit is free, so that not every new image has
    /// to search for space.
    private func shrink() {
        for (key, entry) in entries.ordered(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard byteCount > byteLimit - byteLimit / 4 else { return }
            drop(key, entry)
        }
    }
}

/// The key of a shape in the cache.
struct ShapeKey: Hashable {
    let path: PathGeometry
    let fill: RGBA?
    let rule: CGPathFillRule
    let stroke: RGBA?
    /// What is painted instead of the colours.
    let fillPattern: PatternPaint?, strokePattern: PatternPaint?
    let start: CGFloat, end: CGFloat
    let style: StrokeStyle
    let isAntialiased: Bool

    init?(_ shape: ShapeProperties) {
        guard let path = shape.path, shape.fills || shape.strokes else { return nil }
        self.path = path
        fill = shape.fills ? shape.fillColor?.rgba : nil
        rule = shape.fillRule
        stroke = shape.strokes ? shape.strokeColor?.rgba : nil
        fillPattern = shape.fills ? shape.fillColor?.paint : nil
        strokePattern = shape.strokes ? shape.strokeColor?.paint : nil
        (start, end, style) = (shape.strokeStart, shape.strokeEnd, shape.strokeStyle)
        isAntialiased = shape.isAntialiased
    }
}

/// The properties of a shadow, in pixels; the offset is that within a pixel.
struct ShadowStyle: Hashable {
    let deviation: Double
    let offsetX: Double, offsetY: Double
    let color: RGBA
}

/// The key of a layer with its sublayers in the cache: a committed layer never changes, nor does what is in it, as long
/// as no animation changes it.
struct SubtreeKey: Hashable {
    let source: RenderLayer
    /// The layer's own properties with its animations applied, as far as they show in the image.
    let appearance: LayerProperties
    let plane: PlaneTransform
    let rect: PixelRect
    /// Nil for the layer itself.
    let shadow: ShadowStyle?

    static func == (one: SubtreeKey, other: SubtreeKey) -> Bool {
        one.source === other.source && one.plane == other.plane && one.rect == other.rect
            && one.shadow == other.shadow && one.appearance == other.appearance
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(source))
        hasher.combine(plane)
        hasher.combine(rect)
        hasher.combine(shadow)
    }
}
