package import RenderServer

/// What is to be written: a tree and the instant at which the file begins, or several trees one after the other.
package struct VectorTimeline: Sendable {
    /// A tree, and the second from which on it holds.
    package struct Version: Sendable {
        package var time: Double
        package var tree: RenderTree

        package init(time: Double, tree: RenderTree) { (self.time, self.tree) = (time, tree) }
    }

    /// In the order of their times; at least one.
    package let versions: [Version]
    /// The second at which the file begins.
    package let start: Double
    /// The length of the loop in seconds; nil where each motion has a period of its own.
    package let duration: Double?
    /// The pixels a point of what the file is compared with: what lies on whole pixels there lies there here.
    package let scale: Double
    /// Whether the trees are frames of a motion that goes on between them, the first one after the last.
    package let isSmooth: Bool

    /// One tree from `start` on, whose motions each have a period of their own, or repeat after `duration` seconds.
    package init(_ tree: RenderTree, start: Double = 0, duration: Double? = nil, scale: Double = 1) {
        versions = [Version(time: start, tree: tree)]
        (self.start, self.duration, self.scale, isSmooth) = (start, duration, scale, false)
    }

    /// A loop of several trees, of which the first holds from `start` on. Nil without any.
    package init?(
        _ versions: [Version], start: Double, duration: Double, scale: Double = 1, isSmooth: Bool = false
    ) {
        guard !versions.isEmpty else { return nil }
        (self.versions, self.start, self.duration, self.scale) = (versions, start, duration, scale)
        self.isSmooth = isSmooth
    }

    /// Whether there is more than one tree.
    var isCut: Bool { versions.count > 1 }

    /// The number of the tree that holds at `time`.
    func version(at time: Double) -> Int {
        var (low, high) = (0, versions.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if versions[middle].time <= time { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The instants at which another tree begins to hold.
    func cuts(from begin: Double, to end: Double) -> [MotionCycle.Break] {
        if isSmooth { return [] }
        return versions.map(\.time).filter { $0 > begin + timeTolerance && $0 < end - timeTolerance }
            .map { MotionCycle.Break(time: $0, easing: nil) }
    }

    /// The frames before and after `time`, and how far it is from the one to the other; nil where they are not smooth.
    func frames(around time: Double) -> (before: Double, after: Double, share: Double)? {
        guard isSmooth, let duration else { return nil }
        let time = start + (time - start).truncatingRemainder(dividingBy: duration)
        let index = version(at: time)
        let before = versions[index].time
        let isLast = index + 1 == versions.count
        let next = isLast ? start + duration : versions[index + 1].time
        let share = next > before ? min(max((time - before) / (next - before), 0), 1) : 0
        return (before, isLast ? start : next, share)
    }
}
