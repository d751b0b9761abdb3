/// The pixels that differ between two samples: a list of rectangles that covers every one of them.
package struct Damage: Sendable, Equatable {
    /// More rectangles than this are joined into one: beyond it, bookkeeping costs more than painting.
    package static let maximumCount = 24
    /// A rectangle's neighbours are joined with it when the union has at most this many times their area together.
    private static let joinSlack = 1.25

    /// Non-overlapping, in pixels.
    package private(set) var rects: [PixelRect] = []

    package init() {}

    package init(_ rect: PixelRect) {
        if !rect.isEmpty { rects = [rect] }
    }

    package var isEmpty: Bool { rects.isEmpty }

    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Joins what overlaps or nearly touches, and everything when there are too many.
    package init(merging candidates: [PixelRect]) {
        if candidates.count > Self.maximumCount * 4 {
            let union = candidates.reduce(PixelRect.empty) { $0.union($1) }
            rects = union.isEmpty ? [] : [union]
            return
        }
        for candidate in candidates where !candidate.isEmpty {
            var grown = candidate
            var index = 0
            while index < rects.count {
                let union = grown.union(rects[index])
                let cheap = Double(union.area) <= Double(grown.area + rects[index].area) * Self.joinSlack
                if grown.intersects(rects[index]) || cheap {
                    grown = union
                    rects.swapAt(index, rects.count - 1)
                    rects.removeLast()
                    index = 0
                } else {
                    index += 1
                }
            }
            rects.append(grown)
        }
        if rects.count > Self.maximumCount { rects = [bounds] }
    }
}
