internal import OctantImageFiles

/// A frame's rectangle on its way into an APNG file.
struct APNGPart: Sendable {
    /// The pixels in a file of either kind, compressed.
    enum Pixels: Sendable {
        /// Numbers of colours, rows unfiltered.
        case palette([UInt8])
        case color([UInt8])
        /// There was no memory.
        case none
    }

    /// Where it is, and how long it stays.
    struct Place: Sendable {
        let area: PixelArea
        let delayNumerator: Int
        let delayDenominator: Int
    }

    let place: Place
    let pixels: Pixels
    /// Whether it is laid over what is there; else it replaces that.
    var isLaidOver = false

    /// The part of these colours' numbers. In `rest`, where it is not nil, are those of pixels that may as well be
    /// transparent, since the part can be laid over what is there.
    static func palette(_ indices: [UInt8], rest: [UInt8]?, at place: Place) -> APNGPart {
        let (indices, isLaidOver) = simpler(indices, rest, width: place.area.width)
        let data = Deflate.compressed(PNGRows.palette(indices, width: place.area.width))
        return APNGPart(place: place, pixels: data.map(Pixels.palette) ?? .none, isLaidOver: isLaidOver)
    }

    /// The part of these words. In `rest`, where it is not nil, those that may be transparent are.
    static func color(_ words: [UInt32], rest: [UInt32]?, at place: Place) -> APNGPart {
        let (words, isLaidOver) = simpler(words, rest, width: place.area.width)
        let rows = PNGRows.color(words, width: place.area.width)
        let data = [rows.plain, rows.filtered].compactMap(Deflate.compressed).min { $0.count < $1.count }
        return APNGPart(place: place, pixels: data.map(Pixels.color) ?? .none, isLaidOver: isLaidOver)
    }

    /// Of both ways to say the same the one that is likely to be the smaller, and whether that is `rest`: to compress
    /// both, and see, takes twice as long and is seldom a byte less.
    private static func simpler<Pixel: BinaryInteger>(
        _ pixels: [Pixel], _ rest: [Pixel]?, width: Int
    ) -> ([Pixel], isRest: Bool) {
        guard let rest, newCount(rest, width: width) < newCount(pixels, width: width) else { return (pixels, false) }
        return (rest, true)
    }

    /// The number of pixels that are neither the one before nor the one above: what there is to say.
    private static func newCount<Pixel: BinaryInteger>(_ pixels: [Pixel], width: Int) -> Int {
        pixels.withUnsafeBufferPointer { pixels in
            var count = 0
            for at in pixels.indices.dropFirst() {
                let isNew = pixels[at] != pixels[at &- 1] && (at < width || pixels[at] != pixels[at &- width])
                count &+= isNew ? 1 : 0
            }
            return count
        }
    }

    /// The same part, of words instead of numbers of `colors`.
    func inColor(_ colors: [UInt32]) -> APNGPart {
        guard case .palette(let data) = pixels else { return self }
        let (width, height) = (place.area.width, place.area.height)
        guard let rows = Deflate.expanded(data, count: height * (width + 1)) else {
            return APNGPart(place: place, pixels: .none)
        }
        let words = PNGRows.indices(of: rows, width: width).map { colors[Int($0)] }
        var part = APNGPart.color(words, rest: nil, at: place)
        part.isLaidOver = isLaidOver
        return part
    }

    /// The number of bytes that it keeps.
    var size: Int {
        switch pixels {
        case .palette(let data), .color(let data): data.count
        case .none: 0
        }
    }
}
