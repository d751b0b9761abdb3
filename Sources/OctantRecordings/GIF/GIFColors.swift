internal import OctantImageFiles
internal import OctantBase

// A table of a frame's own costs its bytes: the common one may be so much worse, in squares of a part of 255.
private let commonFactor = 1.1
private let commonSlack = 1.0

/// The colours of a GIF file: a table that all frames share, which grows with them, and for a frame whose colours come
/// nearer in a table of their own, that one.
struct GIFColors {
    /// The colours that all share; the first is what leaves a pixel as it was.
    private(set) var common: ColorTable
    private let dithering: Dithering

    /// A table of `capacity` (2...256) colours at most.
    init(capacity: Int, _ dithering: Dithering) {
        common = ColorTable(capacity: capacity)
        _ = common.add(0)
        self.dithering = dithering
    }

    /// The pixels of `area` of `bitmap`, drawn on `ground`; nil is nothing.
    mutating func part(of bitmap: Bitmap, on ground: Bitmap?, in area: PixelArea) -> GIFPart {
        let colors = bitmap.words(in: area)
        let before = ground.map { $0.words(in: area) }
        func isFree(_ at: Int) -> Bool { before.map { $0[at] == colors[at] } ?? (colors[at] == 0) }
        // Of the pixels that change.
        var changed = colors
        for at in changed.indices where isFree(at) { changed[at] = 0 }
        // Those that are seen most get low numbers: frames that have none but these need fewer bits.
        let missing = Self.histogram(of: changed.filter { common.index(of: $0) == nil })
        let room = common.capacity - common.colors.count
        if missing.count <= room {
            for entry in missing.ordered(by: { $0.count > $1.count }) { _ = common.add(entry.color) }
            return part(area, colors, isFree, table: nil) { common.index(of: colors[$0]) }
        }
        let histogram = Self.histogram(of: changed)
        if room >= common.capacity / 2 {
            for color in ColorReducer.colors(of: missing, count: room) { _ = common.add(color) }
        }
        let own = [0] + ColorReducer.colors(of: histogram, count: common.capacity - 1)
        var shared = ColorMapper(Array(common.colors.dropFirst()))
        var single = ColorMapper(Array(own.dropFirst()))
        let isOwn =
            common.colors.count < 2
            || shared.error(of: histogram) > commonFactor * single.error(of: histogram) + commonSlack
        let indices =
            isOwn
            ? single.indices(of: changed, width: area.width, dithering)
            : shared.indices(of: changed, width: area.width, dithering)
        return part(area, colors, isFree, table: isOwn ? own : nil) { at in
            changed[at] == 0 ? nil : indices[at] + 1
        }
    }

    /// Numbers the colours so that as many of `parts` as can be have low ones alone, which need fewer bits. Returns the
    /// new number of each.
    mutating func sortCommon(by parts: [GIFPart]) -> [UInt8] {
        var counts = [Int](repeating: 0, count: 256)
        var missing = parts.filter { $0.table == nil }.map { part in
            var isSeen = [Bool](repeating: false, count: 256)
            for pixel in part.pixels { isSeen[Int(pixel & 0xFF)] = true }
            // What leaves a pixel as it was has the first number anyway.
            let seen = (1..<256).filter { isSeen[$0] }
            for index in seen { counts[index] += 1 }
            return seen
        }
        func areMore(_ one: Int, _ other: Int) -> Bool { (counts[other], one) < (counts[one], other) }
        // Next are the colours of the part that lacks fewest, those that are in most parts first.
        var (order, isDone) = ([0], [Bool](repeating: false, count: 256))
        while true {
            missing = missing.map { $0.filter { !isDone[$0] } }.filter { !$0.isEmpty }
            let next = missing.min { one, other in
                let sums = (one.reduce(0) { $0 + counts[$1] }, other.reduce(0) { $0 + counts[$1] })
                return (one.count, sums.1) < (other.count, sums.0)
            }
            guard let next else { break }
            for index in next.ordered(by: areMore) {
                order.append(index)
                isDone[index] = true
            }
        }
        let colors = common.colors
        common = ColorTable(capacity: common.capacity)
        var numbers = [UInt8](repeating: 0, count: 256)
        for index in order { numbers[index] = common.add(colors[index]) ?? 0 }
        return numbers
    }

    /// A part of these pixels: `number` has that of a pixel's colour, nil where the table lacks it.
    private func part(
        _ area: PixelArea, _ colors: [UInt32], _ isFree: (Int) -> Bool, table: [UInt32]?, number: (Int) -> UInt8?
    ) -> GIFPart {
        let pixels = colors.indices.map { at -> LZWEncoder.Choice in
            if colors[at] == 0 { return LZWEncoder.transparent }
            guard let number = number(at) else { return LZWEncoder.transparent }
            return isFree(at) ? LZWEncoder.free | UInt16(number) : UInt16(number)
        }
        return GIFPart(area, pixels, table: table)
    }

    private static func histogram(of colors: [UInt32]) -> Histogram {
        var histogram: Histogram = []
        var colors = colors
        colors.sort()
        for color in colors where color != 0 {
            if histogram.last?.color == color {
                histogram[histogram.count - 1].count += 1
            } else {
                histogram.append((color, 1))
            }
        }
        return histogram
    }
}
