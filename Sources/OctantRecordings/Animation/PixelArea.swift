internal import Glibc
internal import OctantImageFiles

/// A rectangle of whole pixels.
struct PixelArea: Equatable, Sendable {
    var x = 0
    var y = 0
    var width = 1
    var height = 1

    /// Whether it is all of `bitmap`.
    func isWhole(of bitmap: Bitmap) -> Bool { width == bitmap.width && height == bitmap.height }

    /// The smallest rectangle around this one and `other`.
    func union(_ other: PixelArea) -> PixelArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelArea(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension Bitmap {
    /// The rectangle of all pixels.
    var wholeArea: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    /// The pixels of `area`, which lies inside; nil without memory for them.
    func cropped(to area: PixelArea) -> Bitmap? {
        if area.isWhole(of: self) { return self }
        return cropped(x: area.x, y: area.y, width: area.width, height: area.height)
    }

    /// The same pixels without those in `area`, which are transparent; nil without memory for them.
    func cleared(in area: PixelArea) -> Bitmap? {
        guard let result = cropped(x: 0, y: 0, width: width, height: height) else { return nil }
        result.withUnsafeMutableBytes { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in area.y..<area.y + area.height {
                memset(base + y * result.bytesPerRow + area.x * 4, 0, area.width * 4)
            }
        }
        return result
    }

    /// The pixels of `area`, which lies inside, rows without gaps.
    func words(in area: PixelArea) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: area.width * area.height) { words, count in
            withRows(of: area) { y, row in
                words.baseAddress?.advanced(by: y * area.width).initialize(from: row, count: area.width)
            }
            count = area.width * area.height
        }
    }

    /// Runs `body` with each row of `area`, which lies inside: its number in there, and its pixels.
    func withRows(of area: PixelArea, _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
        withUnsafeBytes { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<area.height {
                let row = base + (area.y + y) * bytesPerRow + area.x * 4
                body(y, row.assumingMemoryBound(to: UInt32.self))
            }
        }
    }

    /// Which of `words`, the pixels that `area` has in the next frame, are there already; nil where a part that is laid
    /// over this would look otherwise, since what changes there is neither opaque nor on nothing, and where nothing
    /// stays.
    func staying(_ words: [UInt32], in area: PixelArea) -> [Bool]? {
        // Bits of the pixels that stay, and of old ones that others could not be laid over.
        var (staying, lost) = (UInt32(0), UInt32(0))
        let stays = [Bool](unsafeUninitializedCapacity: words.count) { stays, count in
            withRows(of: area) { y, old in
                guard lost == 0 else { return }
                (staying, lost) = words.withUnsafeBufferPointer { words in
                    var (staying, lost) = (staying, lost)
                    for x in 0..<area.width {
                        let (at, before) = (y &* area.width &+ x, old[x])
                        let isSame = words[at] == before
                        stays[at] = isSame
                        staying |= isSame ? before : 0
                        lost |= isSame || words[at] >= 0xFF00_0000 ? 0 : before
                    }
                    return (staying, lost)
                }
            }
            count = lost == 0 ? words.count : 0
        }
        return staying != 0 && lost == 0 ? stays : nil
    }

    /// The smallest rectangle around the pixels that are not those of `other`, of the same size; nil if none.
    func changes(since other: Bitmap) -> PixelArea? { area(of: other) { $0 != $1 } }

    /// The smallest rectangle around the pixels that are there in this one and gone in `next`, of the same size; nil if
    /// none.
    func pixels(goneIn next: Bitmap) -> PixelArea? { area(of: next) { $0 != 0 && $1 == 0 } }

    /// The smallest rectangle around the pixels that are `meant`, this one's first; those that both have alike never
    /// are. Nil if none.
    private func area(of other: Bitmap, _ meant: (UInt32, UInt32) -> Bool) -> PixelArea? {
        var (left, top, right, bottom) = (width, height, -1, -1)
        withUnsafeBytes { mine in
            other.withUnsafeBytes { theirs in
                guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
                for y in 0..<height {
                    let (own, others) = (mine + y * bytesPerRow, theirs + y * other.bytesPerRow)
                    if memcmp(own, others, width * 4) == 0 { continue }
                    func isMeant(_ x: Int) -> Bool {
                        meant(
                            own.load(fromByteOffset: x * 4, as: UInt32.self),
                            others.load(fromByteOffset: x * 4, as: UInt32.self))
                    }
                    guard let first = (0..<width).first(where: isMeant) else { continue }
                    left = min(left, first)
                    right = (right + 1..<width).last(where: isMeant) ?? right
                    (top, bottom) = (min(top, y), y)
                }
            }
        }
        if right < 0 { return nil }
        return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
