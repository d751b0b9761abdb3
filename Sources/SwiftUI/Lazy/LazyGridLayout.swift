/// Sets views in lines across one axis, as many in each as it has tracks, one after the other along it.
struct LazyGridLayout: Layout {
    /// The direction in which the grid grows.
    let axis: Axis
    let items: [GridItem]
    /// The distance between lines, in points; nil for the standard.
    let spacing: CGFloat?
    /// The position of the grid across, where it is narrower than what it has.
    let alignment: Alignment

    /// A line: its views, and its begin and length along the grid, in points.
    private struct Line {
        var views: Range<Int>
        var start: CGFloat
        var length: CGFloat
        /// Whether its one view takes all of the width: a section's header or footer.
        var isWhole: Bool
    }

    private func lines(_ tracks: [GridTrack], _ width: CGFloat?, _ subviews: Subviews) -> [Line] {
        let distance = spacing.map { $0.isFinite ? $0 : ViewSpacing.standard } ?? ViewSpacing.standard
        var lines: [Line] = []
        var (index, start): (Int, CGFloat) = (0, 0)
        while index < subviews.count, !tracks.isEmpty {
            let isWhole = subviews[index][SectionEdge.self]
            var end = index + 1
            while !isWhole, end < subviews.count, end - index < tracks.count, !subviews[end][SectionEdge.self] {
                end += 1
            }
            var length: CGFloat = 0
            for (number, view) in (index..<end).enumerated() {
                let offer = self.offer(across: isWhole ? width : tracks[number].length)
                length = max(length, subviews[view].sizeThatFits(offer)[axis])
            }
            lines.append(Line(views: index..<end, start: start, length: length, isWhole: isWhole))
            start += length + distance
            index = end
        }
        return lines
    }

    private func offer(across length: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = length
        return offer
    }

    private func extent(_ tracks: [GridTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
        let tracks = GridTrack.tracks(of: items, in: width)
        let lines = lines(tracks, width, subviews)
        var size = CGSize.zero
        size[axis] = lines.last.map { $0.start + $0.length } ?? 0
        size[axis.other] = max(width ?? 0, extent(tracks))
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.size[axis.other]
        let tracks = GridTrack.tracks(of: items, in: width)
        var inner = CGSize.zero
        inner[axis.other] = extent(tracks)
        let shift = bounds.origin[axis.other] + alignment.offset(of: inner, in: bounds.size)[axis.other]
        for line in lines(tracks, width, subviews) {
            for (number, index) in line.views.enumerated() {
                let track = line.isWhole ? nil : tracks[number]
                let offer = offer(across: track?.length ?? width)
                var cell = CGRect.zero
                cell.origin[axis] = bounds.origin[axis] + line.start
                cell.size[axis] = line.length
                cell.origin[axis.other] = track.map { shift + $0.start } ?? bounds.origin[axis.other]
                cell.size[axis.other] = track?.length ?? width
                subviews[index].place(in: cell, alignment: track?.alignment ?? .center, proposal: offer)
            }
        }
    }
}

/// Whether a view is the header or the footer of a section, which takes a line of its own.
enum SectionEdge: LayoutValueKey {
    static let defaultValue = false
}

extension Alignment {
    /// Returns the position of something of `inner` points in something of `outer` points.
    func offset(of inner: CGSize, in outer: CGSize) -> CGPoint {
        let (inside, around) = (
            ViewDimensions(size: inner, proposal: .unspecified), ViewDimensions(size: outer, proposal: .unspecified)
        )
        return CGPoint(x: around[horizontal] - inside[horizontal], y: around[vertical] - inside[vertical])
    }
}
