import CoreGraphics
import OctantBase

/// What lines may be longer than the room for them, for the sake of sums that are not exact, in points. Ours.
private let tolerance: CGFloat = 1e-6

/// A length along the direction of scrolling, and one across it, in points.
struct FlowExtent: Equatable {
    var along: CGFloat
    var across: CGFloat
}

/// The spaces in a section of a flow layout, in points.
struct FlowSpaces: Equatable {
    /// Around the items: before and after them along the direction of scrolling, and before them across it.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lead: CGFloat = 0
    /// The length of lines.
    var room: CGFloat = 0
    /// The least between the items of a line, and between lines.
    var items: CGFloat = 0
    var lines: CGFloat = 0
    /// The lengths of header and footer.
    var header: CGFloat = 0
    var footer: CGFloat = 0
}

/// A section of a flow layout: its items in lines, by the rules in docs/sources/views.md, Flow layout.
///
/// Items of one size take no memory, and where one is is computed. Others are put into lines one after the other, up to
/// the last of which a size of its own is known.
struct FlowSection {
    /// Items beside each other.
    struct Line: Equatable {
        var first: Int
        var count: Int
        /// Where it begins after the first line's begin, and how high it is.
        var start: CGFloat
        var thickness: CGFloat
        /// Where its first item begins, and the space between the items.
        var lead: CGFloat
        var gap: CGFloat

        var end: CGFloat { start + thickness }
    }

    let count: Int
    let spaces: FlowSpaces
    /// The size of items of which no other is known.
    let common: FlowExtent
    /// The sizes of all items, and of single ones; empty where none is known.
    private var sizes: [FlowExtent] = []
    private var known: [Int: FlowExtent] = [:]
    private var lastKnown = -1
    /// The lines that were made, and those of one size after them: the first of their items, where the first line
    /// begins, and the number of items in each.
    private var made: [Line] = []
    private var restFirst = 0
    private var restStart: CGFloat = 0
    private let perLine: Int

    /// A section of `count` items of the size `common`.
    init(count: Int, common: FlowExtent, spaces: FlowSpaces) {
        (self.count, self.common, self.spaces) = (count, common, spaces)
        perLine = Self.fitting(common.across, spaces)
    }

    /// A section of items of these sizes.
    init(_ sizes: [FlowExtent], spaces: FlowSpaces) {
        self.init(count: sizes.count, common: sizes.first ?? FlowExtent(along: 0, across: 0), spaces: spaces)
        guard sizes.contains(where: { $0 != common }) else { return }
        self.sizes = sizes
        lastKnown = count - 1
        makeLines(from: 0)
    }

    /// The number of items of length `across` that fit on a line.
    private static func fitting(_ across: CGFloat, _ spaces: FlowSpaces) -> Int {
        let each = across + spaces.items
        guard each > 0 else { return .max }
        return max(1, Int(clamping: ((spaces.room + spaces.items + tolerance) / each).rounded(.down)))
    }

    // MARK: Sizes

    /// The size of item `index`.
    func size(_ index: Int) -> FlowExtent {
        if !sizes.isEmpty { return sizes[index] }
        return index <= lastKnown ? known[index] ?? common : common
    }

    /// Sets sizes of single items.
    mutating func set(_ new: [Int: FlowExtent]) {
        var first = Int.max
        for (index, size) in new where 0..<count ~= index && self.size(index) != size {
            if sizes.isEmpty { known[index] = size } else { sizes[index] = size }
            lastKnown = max(lastKnown, index)
            first = min(first, index)
        }
        if first < count { makeLines(from: first) }
    }

    // MARK: Lines

    /// Makes the lines from that of item `index` on.
    private mutating func makeLines(from index: Int) {
        // What begins a line may fit on the one before now.
        let kept = made.indexReached(when: { $0.first + $0.count >= index })
        made.removeSubrange(kept...)
        var (next, start): (Int, CGFloat) = (0, 0)
        if let last = made.last { (next, start) = (last.first + last.count, last.end + spaces.lines) }
        while next <= lastKnown {
            let line = line(from: next, start: start)
            made.append(line)
            (next, start) = (next + line.count, line.end + spaces.lines)
        }
        (restFirst, restStart) = (next, start)
    }

    /// The line that begins with item `first`.
    private func line(from first: Int, start: CGFloat) -> Line {
        let one = size(first)
        var (used, thickness, isEven, next) = (one.across, one.along, true, first + 1)
        while next < count {
            let size = size(next)
            guard used + spaces.items + size.across <= spaces.room + tolerance else { break }
            used += spaces.items + size.across
            thickness = max(thickness, size.along)
            isEven = isEven && size == one
            next += 1
        }
        let number = next - first
        let content = used - CGFloat(number - 1) * spaces.items
        let (lead, gap) = arranged(number, content: content, isLast: next == count, even: isEven ? one : nil)
        return Line(first: first, count: number, start: start, thickness: thickness, lead: lead, gap: gap)
    }

    /// Where the first of `number` items that are `content` long together begins, and the space between them.
    private func arranged(
        _ number: Int, content: CGFloat, isLast: Bool, even: FlowExtent?
    ) -> (lead: CGFloat, gap: CGFloat) {
        var (number, content) = (number, content)
        if isLast {
            guard let even else { return (0, spaces.items) }
            // As if it were filled up with more of the same.
            let whole = Self.fitting(even.across, spaces)
            guard whole < .max else { return (0, spaces.items) }
            (number, content) = (whole, CGFloat(whole) * even.across)
        }
        if number == 1 { return ((spaces.room - content) / 2, 0) }
        return (0, (spaces.room - content) / CGFloat(number - 1))
    }

    private var restCount: Int { restFirst < count ? (count - restFirst - 1) / min(perLine, count) + 1 : 0 }

    /// The number of lines.
    var lineCount: Int { made.count + restCount }

    /// The line of this number.
    func line(_ index: Int) -> Line {
        if index < made.count { return made[index] }
        let number = index - made.count
        let (each, first) = (min(perLine, count), restFirst + number * min(perLine, count))
        let (lead, gap) = arranged(each, content: CGFloat(each) * common.across, isLast: true, even: common)
        return Line(
            first: first, count: min(each, count - first),
            start: restStart + CGFloat(number) * (common.along + spaces.lines), thickness: common.along, lead: lead,
            gap: gap)
    }

    /// The line that item `index` is on.
    func line(of index: Int) -> Line {
        guard index < restFirst else { return line(made.count + (index - restFirst) / min(perLine, count)) }
        return made[made.indexReached(when: { $0.first + $0.count > index })]
    }

    /// The lines between two distances from the first line's begin.
    func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let (first, last) = (lineIndex(endingBelow: top), lineIndex(beginningAt: bottom))
        return first..<max(first, last)
    }

    /// The first line that ends below `y`.
    private func lineIndex(endingBelow y: CGFloat) -> Int {
        let index = made.indexReached(when: { $0.end > y })
        if index < made.count { return index }
        let each = common.along + spaces.lines
        guard each > 0 else { return made.count }
        let passed = Int(clamping: ((y - restStart - common.along) / each).rounded(.down))
        return min(made.count + max(0, min(passed, count) + 1), lineCount)
    }

    /// The first line that begins at `y` or below.
    private func lineIndex(beginningAt y: CGFloat) -> Int {
        let index = made.indexReached(when: { $0.start >= y })
        if index < made.count { return index }
        let each = common.along + spaces.lines
        guard each > 0 else { return lineCount }
        let passed = Int(clamping: ((y - restStart) / each).rounded(.up))
        return min(made.count + max(0, min(passed, count)), lineCount)
    }

    // MARK: Lengths

    /// The length of all lines.
    var itemsLength: CGFloat { count > 0 ? line(lineCount - 1).end : 0 }

    /// The length of the section, with header, footer and the space around the items.
    var length: CGFloat { spaces.header + spaces.before + itemsLength + spaces.after + spaces.footer }

    /// Where the first line begins after the section's begin.
    var itemsStart: CGFloat { spaces.header + spaces.before }

    /// Where the items of `line` are: after the begin of the section, and across.
    func places(of line: Line) -> [(along: CGFloat, across: CGFloat, size: FlowExtent)] {
        var across = spaces.lead + line.lead
        return (line.first..<line.first + line.count).map { index in
            let size = size(index)
            defer { across += size.across + line.gap }
            return (itemsStart + line.start + (line.thickness - size.along) / 2, across, size)
        }
    }
}

extension Array {
    /// The first index at which `isReached` holds, which holds at all after it; `count` for none.
    func indexReached(when isReached: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
