import CoreGraphics

/// The sides of an indicator's slot, the space between two slots, and the space before the first and above all, in
/// points. Source: docs/sources/indicators.md, Page controls.
private let standardSlot: CGFloat = 10
private let gap: CGFloat = 8
private let endPadding: CGFloat = 14
private let crossPadding: CGFloat = 8
/// How much longer the current page's slot is while it shows progress, in points. Ours.
private let progressExtra: CGFloat = 30
/// The most indicators that are made; others are scrolled to. Ours: more of them fit on no screen.
private let mostIndicators = 100
/// The size of an indicator beyond which there are more, as a share of the others'. Ours.
private let edgeScale: CGFloat = 0.5

/// Where the indicators of a page control are, along its direction. A value.
struct PageStrip: Equatable {
    /// The number of pages, and the current one.
    var count = 0, current = 0
    /// The sides of every slot, along and across, in points.
    var slot = CGSize(width: standardSlot, height: standardSlot)
    /// Whether the current page's slot is long enough to show progress.
    var showsProgress = false
    /// The first page whose indicator is shown.
    private(set) var first = 0
    /// The number of pages whose indicators are shown.
    private(set) var capacity = 0

    /// Makes room for images of this size, along and across; nil for plain dots only.
    mutating func fit(_ image: CGSize?) {
        slot = CGSize(
            width: max(standardSlot, image?.width ?? 0), height: max(standardSlot, image?.height ?? 0))
    }

    private var pitch: CGFloat { slot.width + gap }
    private var extra: CGFloat { showsProgress && count > 0 ? progressExtra : 0 }

    /// The size along and across that shows `count` pages.
    func size(for count: Int) -> CGSize {
        CGSize(width: length(of: max(0, count)), height: slot.height + 2 * crossPadding)
    }

    private func length(of count: Int) -> CGFloat {
        CGFloat(count) * pitch - gap + 2 * endPadding + (count > 0 ? extra : 0)
    }

    /// Chooses the pages to show in `length` points: all if they fit, else as many as fit, among them the current one
    /// with one more on either side.
    mutating func scroll(in length: CGFloat) {
        if count <= mostIndicators, self.length(of: count) <= length + 0.01 {
            (first, capacity) = (0, count)
            return
        }
        let room = (length - self.length(of: 0) - extra) / pitch
        capacity = min(count, max(1, Int(min(max(room, 0), CGFloat(mostIndicators)))))
        let margin = capacity > 2 ? 1 : 0
        first = min(max(first, current + margin + 1 - capacity), current - margin)
        first = min(max(first, 0), count - capacity)
    }

    /// The pages whose indicators are shown.
    var pages: Range<Int> { first..<first + capacity }

    /// Whether there are pages without indicators.
    var isScrolled: Bool { capacity < count }

    /// The indicator's size as a share of the others': less at an end beyond which there are more.
    func scale(of page: Int) -> CGFloat {
        let hasMoreBefore = page == pages.lowerBound && page > 0
        let hasMoreAfter = page == pages.upperBound - 1 && page < count - 1
        return isScrolled && page != current && (hasMoreBefore || hasMoreAfter) ? edgeScale : 1
    }

    /// The span along the direction of what is shown, in a control of `length` points.
    func span(in length: CGFloat) -> ClosedRange<CGFloat> {
        let own = self.length(of: capacity)
        return (length - own) / 2...(length + own) / 2
    }

    /// The span of the slot of `page`, which is shown, in a control of `length` points.
    func slotSpan(of page: Int, in length: CGFloat) -> ClosedRange<CGFloat> {
        let isLater = pages.contains(current) && page > current
        let start = span(in: length).lowerBound + endPadding + CGFloat(page - first) * pitch + (isLater ? extra : 0)
        return start...start + slot.width + (page == current ? extra : 0)
    }

    /// The shown page that is nearest to `position`; nil if there is none.
    func page(at position: CGFloat, in length: CGFloat) -> Int? {
        func distance(_ page: Int) -> CGFloat {
            let span = slotSpan(of: page, in: length)
            return max(span.lowerBound - position, position - span.upperBound)
        }
        return pages.min { distance($0) < distance($1) }
    }

    /// The number of pages from one finger's position to another, `distance` points on.
    func pages(over distance: CGFloat) -> Int {
        let pages = (distance / pitch).rounded()
        return pages.isFinite ? Int(min(max(pages, -CGFloat(count)), CGFloat(count))) : 0
    }
}
