extension PathGeometry {
    /// The part between two fractions of the total length, over all sub-paths in order. Fractions are clamped to
    /// 0...1 (not a number counts as the whole path's end on that side); from >= to is empty; 0...1 is the path itself.
    package func trimmed(from: Double, to: Double) -> PathGeometry {
        let from = from.isNaN ? 0 : min(max(from, 0), 1)
        let to = to.isNaN ? 1 : min(max(to, 0), 1)
        if from >= to { return PathGeometry() }
        if from <= 0, to >= 1 { return self }
        var segments: [(segment: PathSegment, subpath: Int, length: Double)] = []
        segments.reserveCapacity(verbs.count)
        var total = 0.0
        forEachSegment { segment, subpath in
            let length = segment.length
            segments.append((segment, subpath, length))
            total += length
        }
        guard total > 0 else { return self }
        let (first, last) = (from * total, to * total)
        let closed = closedSubpaths
        var result = PathGeometry()
        var position = 0.0
        var index = 0
        while index < segments.count {
            // One sub-path at a time: a whole one keeps its closing join.
            let subpath = segments[index].subpath
            var end = index
            var subpathLength = 0.0
            while end < segments.count, segments[end].subpath == subpath {
                subpathLength += segments[end].length
                end += 1
            }
            let isWhole = position >= first && position + subpathLength <= last
            var isJoined = false
            for (segment, _, length) in segments[index..<end] {
                let (low, high) = (first - position, last - position)
                position += length
                guard high > 0, low < length else { continue }
                let part = segment.part(
                    from: CGFloat(segment.parameter(atLength: low, total: length)),
                    to: CGFloat(segment.parameter(atLength: high, total: length))
                )
                if !isJoined { result.move(to: part.start) }
                isJoined = true
                result.add(part)
            }
            if isWhole, isJoined, closed.contains(subpath) { result.close() }
            index = end
        }
        return result
    }

    /// Appends the end of `segment`, whose start is the current point.
    package mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(_, let end): line(to: end)
        case .quad(_, let control, let end): quad(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): cubic(to: end, control1: control1, control2: control2)
        }
    }

    /// The numbers, counted from 0, of the sub-paths that end in a close.
    private var closedSubpaths: Set<Int> {
        var result: Set<Int> = []
        var subpath = -1
        for verb in verbs {
            if verb == .move { subpath += 1 }
            if verb == .close { result.insert(subpath) }
        }
        return result
    }
}
