internal import CoreGraphics
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
        smallest(
            [(PNGRows.palette(indices, width: place.area.width), false)]
                + (rest.map { [(PNGRows.palette($0, width: place.area.width), true)] } ?? []),
            at: place, Pixels.palette)
    }

    /// The part of these words. In `rest`, where it is not nil, those that may be transparent are.
    static func color(_ words: [UInt32], rest: [UInt32]?, at place: Place) -> APNGPart {
        let rows = PNGRows.color(words, width: place.area.width)
        var ways = [(rows.plain, false), (rows.filtered, false)]
        if let rest {
            let rows = PNGRows.color(rest, width: place.area.width)
            ways += [(rows.plain, true), (rows.filtered, true)]
        }
        return smallest(ways, at: place, Pixels.color)
    }

    private static func smallest(
        _ ways: [(rows: [UInt8], isLaidOver: Bool)], at place: Place, _ kind: ([UInt8]) -> Pixels
    ) -> APNGPart {
        var best: (data: [UInt8], isLaidOver: Bool)?
        for way in ways {
            guard let data = Deflate.compressed(way.rows) else { continue }
            if data.count < best?.data.count ?? .max { best = (data, way.isLaidOver) }
        }
        guard let best else { return APNGPart(place: place, pixels: .none) }
        return APNGPart(place: place, pixels: kind(best.data), isLaidOver: best.isLaidOver)
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
