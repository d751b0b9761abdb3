import CoreGraphics

/// A section of a compositional layout that scrolls across: where it is seen, and what scrolls there.
struct ScrolledSection {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    /// Whether it scrolls sideways.
    let isSideways: Bool
    /// The rectangle in which it is seen, in the layout's contents.
    var frame: CGRect
    /// The length of what scrolls, with the section's insets, and these at its beginning and end.
    let length: CGFloat
    let insets: (before: CGFloat, after: CGFloat)
    /// Where each group begins and ends in it.
    let groups: [ClosedRange<CGFloat>]

    /// The length that is seen.
    var room: CGFloat { isSideways ? frame.width : frame.height }

    /// Points around the contents, so that the first and the last group can come to the middle.
    var margins: (before: CGFloat, after: CGFloat) {
        guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else { return (0, 0) }
        func half(_ group: ClosedRange<CGFloat>) -> CGFloat { (room - (group.upperBound - group.lowerBound)) / 2 }
        return (half(first) - first.lowerBound, half(last) - (length - last.upperBound))
    }

    /// The offsets at which contents rest, from their beginning on.
    var limits: ClosedRange<CGFloat> {
        let (before, after) = margins
        return -before...max(-before, length + after - room)
    }

    /// The offsets at which contents that are let go come to rest, in their order; nil for any.
    var stops: [CGFloat]? {
        let offsets: [CGFloat]
        switch behavior {
        case .none, .continuous: return nil
        case .continuousGroupLeadingBoundary, .groupPaging: offsets = groups.map { $0.lowerBound - insets.before }
        case .groupPagingCentered: offsets = groups.map { ($0.lowerBound + $0.upperBound - room) / 2 }
        case .paging:
            let page = room - insets.before - insets.after
            guard page > 0 else { return nil }
            offsets = Array(stride(from: 0, to: max(length - room, 0) + page, by: page))
        }
        let limits = limits
        return offsets.reduce(into: []) { stops, offset in
            let stop = min(max(offset, limits.lowerBound), limits.upperBound)
            if stops.last.map({ stop > $0 }) ?? true { stops.append(stop) }
        }
    }
}

/// Where something is that scrolls with its section: in which section, in which rectangle of the contents that is seen,
/// and how long all is that scrolls there.
struct ScrolledPlace: Equatable {
    let section: Int
    var frame: CGRect
    let length: CGFloat
    let isSideways: Bool
}
