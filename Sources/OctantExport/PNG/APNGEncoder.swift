internal import CPNG
public import CoreGraphics

// Delays are two 16-bit numbers (PNG specification, third edition, 11.3.6.2 fcTL).
private let delayLimit = 65535
// The bytes that begin every PNG file (same, 5.2).
private let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

/// Writes an animated PNG that repeats for ever, each delay exact. The first frame is the default image; every later
/// frame holds the rectangle that changed. The same frames give the same bytes.
public struct APNGEncoder: Sendable {
    /// An encoder.
    public init() {}

    /// The bytes of a file that shows `images`, all of one size, for `delayNumerator`/`delayDenominator` seconds each.
    /// Neighbours that are the same picture become one frame that stays longer.
    public func encode(
        _ images: [CGImage],
        delayNumerator: Int,
        delayDenominator: Int
    ) throws(ExportError) -> [UInt8] {
        try encode(
            frames: images.map {
                TimedFrame(
                    bitmap: $0.bitmap,
                    delayNumerator: delayNumerator,
                    delayDenominator: delayDenominator
                )
            }
        )
    }
}

extension APNGEncoder: AnimationEncoder {
    package static let fileExtension = "apng"

    package func encode(frames: [TimedFrame]) throws(ExportError) -> [UInt8] {
        let frames = try Self.checked(frames, delayLimit: delayLimit)
        var file = signature
        var sequence: UInt32 = 0
        var shown: Bitmap?
        for frame in frames {
            let area = shown.map { frame.bitmap.changes(since: $0) } ?? frame.bitmap.wholeArea
            guard let part = area.isWhole(of: frame.bitmap) ? frame.bitmap : frame.bitmap.cropped(to: area) else {
                throw .encoding("no memory for a frame of \(area.width)x\(area.height) pixels")
            }
            let chunks = PNGChunk.chunks(of: try PNGEncoder().encode(part))
            if shown == nil {
                // What libpng says of the whole picture, size and colours, and how many frames there are.
                for chunk in chunks where chunk.name != "IDAT" && chunk.name != "IEND" {
                    file += chunk.bytes
                    if chunk.name == "IHDR" {
                        file += PNGChunk("acTL", UInt32(frames.count).bigEndianBytes + UInt32(0).bigEndianBytes).bytes
                    }
                }
            }
            file += frameControl(frame, area, sequence).bytes
            sequence += 1
            for chunk in chunks where chunk.name == "IDAT" {
                if shown == nil {
                    file += chunk.bytes
                } else {
                    file += PNGChunk("fdAT", sequence.bigEndianBytes + chunk.data).bytes
                    sequence += 1
                }
            }
            shown = frame.bitmap
        }
        return file + PNGChunk("IEND", []).bytes
    }

    /// The chunk before a frame: its place and delay; it replaces the pixels of its rectangle, and they stay.
    private func frameControl(_ frame: TimedFrame, _ area: PixelArea, _ sequence: UInt32) -> PNGChunk {
        var data = sequence.bigEndianBytes
        for value in [area.width, area.height, area.x, area.y] { data += UInt32(value).bigEndianBytes }
        for value in [frame.delayNumerator, frame.delayDenominator] {
            data += UInt32(value).bigEndianBytes.dropFirst(2)
        }
        // APNG_DISPOSE_OP_NONE, APNG_BLEND_OP_SOURCE.
        data += [0, 0]
        return PNGChunk("fcTL", data)
    }
}

/// A rectangle of whole pixels.
private struct PixelArea {
    var (x, y, width, height) = (0, 0, 1, 1)

    func isWhole(of bitmap: Bitmap) -> Bool { width == bitmap.width && height == bitmap.height }
}

extension Bitmap {
    fileprivate var wholeArea: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    fileprivate func cropped(to area: PixelArea) -> Bitmap? {
        cropped(x: area.x, y: area.y, width: area.width, height: area.height)
    }

    /// The smallest rectangle around the pixels that are not those of `other`, of the same size; one pixel if none.
    fileprivate func changes(since other: Bitmap) -> PixelArea {
        var (left, top, right, bottom) = (width, height, -1, -1)
        withUnsafeBytes { mine in
            other.withUnsafeBytes { theirs in
                for y in 0..<height {
                    for x in 0..<width {
                        let now = mine.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let before = theirs.load(fromByteOffset: y * other.bytesPerRow + x * 4, as: UInt32.self)
                        guard now != before else { continue }
                        (left, right) = (min(left, x), max(right, x))
                        (top, bottom) = (min(top, y), max(bottom, y))
                    }
                }
            }
        }
        if right < 0 { return PixelArea() }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
