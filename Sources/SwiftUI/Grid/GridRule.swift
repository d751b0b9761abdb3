/// The rule of grids: columns divide the offered width as children of a row do, and then rows the height as children of
/// a column do. A view over several columns widens them equally where it is wider than they are.
struct GridRule {
    /// A view in the grid.
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var offer: ProposedViewSize
    }

    /// What a proposal gives.
    struct Result {
        var size: CGSize
        var placements: [Placement]
    }

    /// The length that views need in a column or a row, and how far into what they need, lined up, their guide is.
    private struct Need {
        var length: CGFloat = 0
        var guide: CGFloat = 0
        /// The length of those that are lined up by the guide.
        var lined: CGFloat = 0
    }

    /// The columns or the rows: their begins and lengths, in points, and what their views need.
    private struct Tracks {
        var lengths: [CGFloat]
        var starts: [CGFloat] = []
        var needs: [Need]
        let distances: [CGFloat]

        init(_ lengths: [CGFloat], _ needs: [Need], _ distances: [CGFloat]) {
            (self.lengths, self.needs, self.distances) = (lengths, needs, distances)
            var start: CGFloat = 0
            for (index, length) in lengths.enumerated() {
                starts.append(start)
                start += length + (index < distances.count ? distances[index] : 0)
            }
        }

        /// The length of all tracks in `range` with what is between them.
        func length(of range: Range<Int>) -> CGFloat {
            lengths[range].reduce(0, +) + distances[range.lowerBound..<range.upperBound - 1].reduce(0, +)
        }

        var total: CGFloat { lengths.isEmpty ? 0 : length(of: lengths.indices) }
    }

    let cells: GridCells
    private let alignment: Alignment
    private let columnDistances: [CGFloat]
    private let rowDistances: [CGFloat]
    private var results: [ProposedViewSize: Result] = [:]

    /// The rule for `views`, with these distances between columns and between rows; nil for what the views ask for.
    init(_ views: LayoutSubviews, alignment: Alignment, distances: (CGFloat?, CGFloat?)) {
        self.alignment = alignment
        cells = GridCells(views)
        columnDistances = Self.columnDistances(cells, views, distances.0)
        rowDistances = Self.rowDistances(cells, views, distances.1)
    }

    private static func columnDistances(
        _ cells: GridCells, _ views: LayoutSubviews, _ given: CGFloat?
    ) -> [CGFloat] {
        let standard = given.map { $0.isFinite ? $0 : ViewSpacing.standard }
        var wanted: [CGFloat?] = Array(repeating: standard, count: max(cells.columnCount - 1, 0))
        guard standard == nil else { return wanted.compactMap { $0 } }
        for (one, next) in zip(cells.cells, cells.cells.dropFirst()) where one.row == next.row {
            let distance = views[one.view].spacing.distance(to: views[next.view].spacing, along: .horizontal)
            let gap = next.columns.lowerBound - 1
            wanted[gap] = max(wanted[gap] ?? distance, distance)
        }
        return wanted.map { $0 ?? ViewSpacing.standard }
    }

    private static func rowDistances(_ cells: GridCells, _ views: LayoutSubviews, _ given: CGFloat?) -> [CGFloat] {
        let standard = given.map { $0.isFinite ? $0 : ViewSpacing.standard }
        var wanted: [CGFloat?] = Array(repeating: standard, count: max(cells.rowCount - 1, 0))
        guard standard == nil else { return wanted.compactMap { $0 } }
        let rows = Dictionary(grouping: cells.cells, by: \.row)
        for gap in wanted.indices {
            for one in rows[gap] ?? [] {
                for next in rows[gap + 1] ?? [] where one.columns.overlaps(next.columns) {
                    let distance = views[one.view].spacing.distance(to: views[next.view].spacing, along: .vertical)
                    wanted[gap] = max(wanted[gap] ?? distance, distance)
                }
            }
        }
        return wanted.map { $0 ?? ViewSpacing.standard }
    }

    // MARK: Measuring

    /// Returns the grid's size for `proposal`, and where its views are then.
    mutating func result(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> Result {
        if let known = results[proposal] { return known }
        let columns = columns(proposal, views)
        let rows = rows(proposal, columns, views)
        let placements = cells.cells.map { placement(of: $0, columns, rows, views) }
        let result = Result(size: CGSize(width: columns.total, height: rows.total), placements: placements)
        results[proposal] = result
        return result
    }

    private func horizontalGuide(_ column: Int) -> AlignmentKey {
        (cells.columnAlignments[column] ?? alignment.horizontal).key
    }

    private func verticalGuide(_ row: Int) -> AlignmentKey { (cells.rowAlignments[row] ?? alignment.vertical).key }

    /// The width that the views of one column need for an offer, and where their guide is then.
    private func need(
        ofColumn column: Int, _ offer: ProposedViewSize, _ views: LayoutSubviews
    ) -> Need {
        need(
            horizontalGuide(column),
            offers: cells.cells.lazy
                .filter {
                    $0.columns.lowerBound == column && $0.columns.count == 1 && !$0.unsized.contains(.horizontal)
                }
                .map { ($0, offer) }, views)
    }

    /// The length that views need together, lined up by `guide`.
    private func need(
        _ guide: AlignmentKey, offers: some Sequence<(GridCells.Cell, ProposedViewSize)>, _ views: LayoutSubviews
    ) -> Need {
        var (before, after, whole) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        for (cell, offer) in offers {
            let dimensions = views[cell.view].dimensions(in: offer)
            let length = dimensions.size[guide.axis]
            let position = dimensions[guide]
            if cell.anchor == nil, position.isFinite, length.isFinite {
                (before, after) = (max(before, position), max(after, length - position))
            } else {
                whole = max(whole, length)
            }
        }
        return Need(length: max(before + after, whole), guide: before, lined: before + after)
    }

    /// Widens columns for the views over several of them, each of which takes `take` of the width that is left to it.
    private func widen(
        _ lengths: inout [CGFloat], _ views: LayoutSubviews, take: (GridCells.Cell, _ others: CGFloat) -> CGFloat
    ) {
        for cell in cells.cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
            let inside = columnDistances[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
            let own = lengths[cell.columns].reduce(0, +) + inside
            let others = lengths.reduce(0, +) + columnDistances.reduce(0, +) - own
            let missing = take(cell, others) - own
            guard missing > 0 else { continue }
            for column in cell.columns { lengths[column] += missing / CGFloat(cell.columns.count) }
        }
    }

    /// The widths of the columns for one proposal that each view gets as it is.
    private func lengths(_ width: CGFloat?, _ height: CGFloat?, _ views: LayoutSubviews) -> [CGFloat] {
        let offer = ProposedViewSize(width: width, height: height)
        var lengths = (0..<cells.columnCount).map { need(ofColumn: $0, offer, views).length }
        widen(&lengths, views) { cell, _ in views[cell.view].sizeThatFits(offer).width }
        return lengths
    }

    private func columns(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> Tracks {
        let indices = 0..<cells.columnCount
        guard let width = proposal.width, width.isFinite else {
            let needs = indices.map { need(ofColumn: $0, proposal, views) }
            return Tracks(lengths(proposal.width, proposal.height, views), needs, columnDistances)
        }
        let room = width - columnDistances.reduce(0, +)
        let least = lengths(0, proposal.height, views).map { $0.isFinite ? $0 : 0 }
        let most = lengths(.infinity, proposal.height, views)
        var priorities = Array(repeating: -Double.infinity, count: indices.count)
        for cell in cells.cells {
            for column in cell.columns { priorities[column] = max(priorities[column], views[cell.view].priority) }
        }
        var needs = Array(repeating: Need(), count: indices.count)
        _ = StackRule.divide(room, among: zip(least, most).map { ($0, $1) }, priorities: priorities) { column, share in
            needs[column] = need(
                ofColumn: column, ProposedViewSize(width: share, height: proposal.height), views)
            return needs[column].length
        }
        var lengths = needs.map(\.length)
        widen(&lengths, views) { cell, others in
            views[cell.view].sizeThatFits(ProposedViewSize(width: max(width - others, 0), height: proposal.height))
                .width
        }
        return Tracks(lengths, needs, columnDistances)
    }

    private func rows(_ proposal: ProposedViewSize, _ columns: Tracks, _ views: LayoutSubviews) -> Tracks {
        let rows = Dictionary(grouping: cells.cells, by: \.row)
        func need(_ row: Int, _ height: CGFloat?) -> Need {
            self.need(
                verticalGuide(row),
                offers: (rows[row] ?? []).lazy.filter { !$0.unsized.contains(.vertical) }.map {
                    ($0, ProposedViewSize(width: columns.length(of: $0.columns), height: height))
                }, views)
        }
        let indices = 0..<cells.rowCount
        var needs: [Need]
        if let height = proposal.height, height.isFinite {
            needs = Array(repeating: Need(), count: indices.count)
            let reaches = indices.map { row in
                let least = need(row, 0).length
                return (least: least.isFinite ? least : 0, most: need(row, .infinity).length)
            }
            let priorities = indices.map { (rows[$0] ?? []).map { views[$0.view].priority }.max() ?? 0 }
            _ = StackRule.divide(
                height - rowDistances.reduce(0, +), among: reaches, priorities: priorities
            ) { row, share in
                needs[row] = need(row, share)
                return needs[row].length
            }
        } else {
            needs = indices.map { need($0, proposal.height) }
        }
        return Tracks(needs.map(\.length), needs, rowDistances)
    }

    // MARK: Placing

    private func placement(
        of cell: GridCells.Cell, _ columns: Tracks, _ rows: Tracks, _ views: LayoutSubviews
    ) -> Placement {
        let room = CGSize(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
        let offer = ProposedViewSize(room)
        let origin = CGPoint(x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row])
        if let anchor = cell.anchor {
            let position = CGPoint(x: origin.x + anchor.x * room.width, y: origin.y + anchor.y * room.height)
            return Placement(position: position, anchor: anchor, offer: offer)
        }
        let dimensions = views[cell.view].dimensions(in: offer)
        let column = cell.columns.lowerBound
        let isMerged = cell.columns.count > 1
        let x = offset(dimensions, horizontalGuide(column), room, isMerged ? nil : columns.needs[column])
        let y = offset(dimensions, verticalGuide(cell.row), room, rows.needs[cell.row])
        return Placement(position: CGPoint(x: origin.x + x, y: origin.y + y), anchor: .topLeading, offer: offer)
    }

    /// Where a view begins in a cell of the size `room`, along the guide's direction: its guide is where that of the
    /// others of its track is, in the middle of what a larger track has left, or wherever the guide has it. Without
    /// others it is at the cell's own.
    private func offset(
        _ dimensions: ViewDimensions, _ key: AlignmentKey, _ room: CGSize, _ need: Need?
    ) -> CGFloat {
        func standard(_ size: CGSize) -> CGFloat {
            key.defaultValue(in: ViewDimensions(size: size, proposal: ProposedViewSize(size)))
        }
        var target = standard(room)
        if let need {
            var lined = room
            lined[key.axis] = need.lined
            target += need.guide - standard(lined)
        }
        let offset = target - dimensions[key]
        return offset.isFinite ? offset : 0
    }
}
