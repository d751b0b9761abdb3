import CoreGraphics
import OctantBase

/// Edges that meet may overlap by so many points: frames are rounded.
private let grace: CGFloat = 0.5
/// Lines of one column may overlap by so many points, and an eighth of their height: letters do not fill their lines.
private let lineGrace: CGFloat = 3
/// The distance, in heights of the larger block, beyond which a block below does not continue a column. Ours: two lines
/// of nothing between two are a visible break.
private let breakFactor: CGFloat = 2

/// Sorts blocks into the order that people read in: row by row from the top, each from its leading end.
///
/// Where nothing crosses the window from side to side, what is above is read before what is below. Blocks side by side
/// are one row when the middle of each is beside all others. Else it is columns, of which each is read whole. What lies
/// behind others comes before them.
enum ReadingOrder {
    /// `blocks`, given from back to front, in reading order.
    @MainActor
    static func sorted<Block: FramedBlock>(_ blocks: [Block], isRightToLeft: Bool) -> [Block] {
        guard blocks.count > 1 else { return blocks }
        var reading = Reading(frames: blocks.map(\.frame), isRightToLeft: isRightToLeft)
        reading.read(Array(blocks.indices))
        return reading.order.map { blocks[$0] }
    }
}

/// Reads rectangles.
private struct Reading {
    let frames: [CGRect]
    let isRightToLeft: Bool
    private(set) var order: [Int] = []

    init(frames: [CGRect], isRightToLeft: Bool) { (self.frames, self.isRightToLeft) = (frames, isRightToLeft) }

    private enum Axis {
        case across, down
    }

    /// Adds the rectangles `some`, in reading order.
    mutating func read(_ some: [Int]) {
        if StackSpace.isLow {
            var reading = Reading(frames: frames, isRightToLeft: isRightToLeft)
            StackSpace.extend { reading.read(some) }
            order += reading.order
            return
        }
        guard some.count > 1 else { return order += some }
        for part in parts(of: some) ?? [sorted(some)] {
            if part.count < some.count { read(part) } else { order += part }
        }
    }

    /// The parts of `some`, in reading order; nil where that cannot be determined.
    private func parts(of some: [Int]) -> [[Int]]? {
        let rows = joined(bands(some, .down) { _ in grace })
        if rows.count > 1 { return rows }
        let columns = inOrder(bands(some, .across) { _ in grace })
        if columns.count > 1, columns.allSatisfy({ $0.count == 1 }), isRow(some) { return columns }
        // Lines that overlap a little are still lines, if the blocks beside one another show it.
        let lines = bands(some, .down) { min($0 / 8, lineGrace) }
        if lines.count > 1, columns.count < 2 || lines.allSatisfy(isRow) { return lines }
        if columns.count > 1 { return sections(of: columns) ?? columns }
        let whole = some.reduce(CGRect.null) { $0.union(frames[$1]) }
        let behind = some.filter { frames[$0].width * frames[$0].height * 2 >= whole.width * whole.height }
        if !behind.isEmpty, behind.count < some.count {
            let isBehind = Set(behind)
            return sorted(behind).map { [$0] } + [some.filter { !isBehind.contains($0) }]
        }
        for axis in [Axis.down, .across] {
            let parts = bands(some, axis) { $0 / 4 }
            if parts.count > 1 { return axis == .down ? parts : inOrder(parts) }
        }
        return nil
    }

    /// `rows`, those together of which one goes on with a column of the other.
    private func joined(_ rows: [[Int]]) -> [[Int]] {
        var joined: [[Int]] = []
        for row in rows {
            if let last = joined.last, goesOn(last, below: true, with: row) || goesOn(row, below: false, with: last) {
                joined[joined.count - 1] += row
            } else {
                joined.append(row)
            }
        }
        return joined
    }

    /// Whether `some` is columns, and `other`, below or above it, lies at one of them, no farther than a line is high.
    private func goesOn(_ some: [Int], below: Bool, with other: [Int]) -> Bool {
        guard !isRow(some) else { return false }
        let columns = bands(some, .across) { _ in grace }
        guard columns.count > 1, bands(other, .across, grace: { _ in grace }).count == 1 else { return false }
        let span = extent(other, .across)
        let near = columns.filter {
            let column = extent($0, .across)
            return column.lowerBound < span.upperBound && column.upperBound > span.lowerBound
        }
        guard near.count == 1, let column = near.first else { return false }
        let (inner, outer) = (extent(column, .down), extent(other, .down))
        let gap = below ? outer.lowerBound - inner.upperBound : inner.lowerBound - outer.upperBound
        return gap <= (column + other).reduce(.infinity) { min($0, frames[$1].height) }
    }

    /// `columns` cut where those of several blocks have a break, what is alone in a column with the first part that it
    /// is beside; nil without such a break.
    private func sections(of columns: [[Int]]) -> [[Int]]? {
        let stacked = columns.filter { $0.count > 1 }.flatMap(\.self)
        let rows = bands(stacked, .down) { _ in grace }
        guard rows.count > 1, stacked.count < columns.reduce(0, { $0 + $1.count }) else { return nil }
        var sections: [[Int]] = []
        var last: ClosedRange<CGFloat>?
        for row in rows {
            let range = extent(row, .down)
            if let last,
                range.lowerBound - last.upperBound
                    <= breakFactor * max(last.upperBound - last.lowerBound, range.upperBound - range.lowerBound)
            {
                sections[sections.count - 1] += row
            } else {
                sections.append(row)
            }
            last = range
        }
        guard sections.count > 1 else { return nil }
        for alone in columns.filter({ $0.count == 1 }).flatMap(\.self) {
            let index = sections.firstIndex { extent($0, .down).upperBound > frames[alone].minY }
            sections[index ?? sections.count - 1].append(alone)
        }
        return sections
    }

    /// `some` in groups, from the least coordinate on, that overlap one another by no more than `grace` of their
    /// lengths.
    private func bands(_ some: [Int], _ axis: Axis, grace: (CGFloat) -> CGFloat) -> [[Int]] {
        let spans = some.map { index -> (index: Int, low: CGFloat, high: CGFloat) in
            let frame = frames[index]
            let (low, high) = axis == .down ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            let cut = min(grace(high - low), (high - low) / 2)
            return (index, low + cut, high - cut)
        }
        var bands: [[Int]] = []
        var end = -CGFloat.infinity
        for span in spans.ordered(by: { ($0.low, $0.index) < ($1.low, $1.index) }) {
            if span.low >= end || bands.isEmpty { bands.append([]) }
            bands[bands.count - 1].append(span.index)
            end = max(end, span.high)
        }
        return bands
    }

    private func inOrder(_ columns: [[Int]]) -> [[Int]] { isRightToLeft ? columns.reversed() : columns }

    private func extent(_ some: [Int], _ axis: Axis) -> ClosedRange<CGFloat> {
        let whole = some.reduce(CGRect.null) { $0.union(frames[$1]) }
        return axis == .down ? whole.minY...whole.maxY : whole.minX...whole.maxX
    }

    /// Whether the middle of each is beside all others.
    private func isRow(_ some: [Int]) -> Bool {
        let top = some.map { frames[$0].minY }.max() ?? 0
        let bottom = some.map { frames[$0].maxY }.min() ?? 0
        return some.allSatisfy { (top..<max(top, bottom)).contains(frames[$0].midY) }
    }

    /// `some` from the top, then from the leading end, then from back to front.
    private func sorted(_ some: [Int]) -> [Int] {
        func leading(_ index: Int) -> CGFloat { isRightToLeft ? -frames[index].maxX : frames[index].minX }
        return some.ordered {
            (frames[$0].minY, leading($0), $0) < (frames[$1].minY, leading($1), $1)
        }
    }
}
