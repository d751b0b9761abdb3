/// A column, or a row, of a lazy grid.
public struct GridItem: Sendable {
    /// The length of the lines, in points.
    public enum Size: Sendable {
        /// Just that.
        case fixed(CGFloat)
        /// A share of what is left, within these.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many lines as fit into a share of what is left, each within these.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the lines.
    public var size: Size
    /// The distance to the next line, in points; nil for the standard of 8.
    public var spacing: CGFloat?
    /// The position of views in the line; nil for the middle, or as the grid says.
    public var alignment: Alignment?

    /// A line of this size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A line of a grid in its place.
struct GridTrack: Equatable {
    /// The begin, in points from the grid's edge.
    var start: CGFloat
    /// The length, in points.
    var length: CGFloat
    /// The position of views in it.
    var alignment: Alignment

    /// Returns the lines that `items` make of `length` points; nil offers nothing, and each has its least length.
    ///
    /// The distances and the fixed ones come off first. Of what is left each of the others, from the first one on, gets
    /// an equal share of the rest, within its bounds; an adaptive one divides its share.
    static func tracks(of items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let distances = items.map { usable($0.spacing ?? ViewSpacing.standard) }
        var rest = (length.map { usable($0) } ?? 0) - distances.dropLast().reduce(0, +)
        var waiting = 0
        for item in items {
            if case .fixed(let fixed) = item.size { rest -= usable(fixed) } else { waiting += 1 }
        }
        func share(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
            defer { waiting -= 1 }
            let offered = length == nil ? 0 : max(rest, 0) / CGFloat(waiting)
            let (least, most) = (usable(least), most.isNaN ? .infinity : most)
            let taken = max(least, min(offered, max(most, least)))
            rest -= taken
            return taken
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for (item, distance) in zip(items, distances) {
            let alignment = item.alignment ?? .center
            switch item.size {
            case .fixed(let fixed):
                tracks.append(GridTrack(start: start, length: usable(fixed), alignment: alignment))
            case .flexible(let least, let most):
                tracks.append(GridTrack(start: start, length: share(least, most), alignment: alignment))
            case .adaptive(let least, let most):
                let room = share(least, .infinity)
                // Of lines without a length there would be no end.
                let count = max(1, ((room + distance) / (max(usable(least), 1) + distance)).rounded(.down))
                let each = min((room - distance * (count - 1)) / count, max(most, least))
                for number in 0..<Int(count) {
                    tracks.append(
                        GridTrack(
                            start: start + CGFloat(number) * (each + distance), length: each, alignment: alignment))
                }
            }
            if let last = tracks.last { start = last.start + last.length + distance }
        }
        return tracks
    }

    /// A length that can be computed with: what is negative or not finite counts as 0.
    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
}
