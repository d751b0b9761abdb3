import OctantBase

/// The kind of one step of a path; the number of its points is `pointCount`.
package enum PathVerb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// The number of points of `PathGeometry.points` that the verb uses: controls first, then the end.
    package var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 0
        }
    }
}

/// The value behind `CGPath`: verbs and their points. Every sub-path begins with a `move`, and every point is finite.
package struct PathGeometry: Sendable, Hashable {
    /// The steps in order.
    package private(set) var verbs: [PathVerb] = []
    /// The points of the steps in order, as many for each as its `pointCount`.
    package private(set) var points: [CGPoint] = []
    /// The start of the sub-path being built.
    private var start: CGPoint?

    /// A path of nothing.
    package init() {}

    /// The outline of `rect`.
    package init(rect: CGRect) { addRect(rect) }

    /// The ellipse inside `rect`.
    package init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// The outline of `rect` with rounded corners, `cornerWidth` by `cornerHeight` points each.
    package init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }

    /// Whether there is no step at all.
    package var isEmpty: Bool { verbs.isEmpty }

    /// The start of the next segment; nil when there is no sub-path.
    package var currentPoint: CGPoint? { verbs.last == .close ? start : points.last }

    package static func == (one: PathGeometry, other: PathGeometry) -> Bool {
        one.verbs == other.verbs && one.points == other.points
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points)
    }

    /// Starts a sub-path at `point`.
    package mutating func move(to point: CGPoint) {
        guard accepts(point) else { return }
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
    }

    /// A straight line to `point`.
    package mutating func line(to point: CGPoint) {
        guard accepts(point), continueSubpath() else { return }
        verbs.append(.line)
        points.append(point)
    }

    /// A quadratic curve to `point`.
    package mutating func quad(to point: CGPoint, control: CGPoint) {
        guard accepts(point), accepts(control), continueSubpath() else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    /// A cubic curve to `point`.
    package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard accepts(point), accepts(control1), accepts(control2), continueSubpath() else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// A straight line back to the sub-path's start, joined there. Nothing happens when there is none to close.
    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// Appends all of `other`, as sub-paths of their own.
    package mutating func append(_ other: PathGeometry) {
        guard !other.isEmpty else { return }
        if verbs.last == .move {
            verbs.removeLast()
            points.removeLast()
        }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        start = other.start
    }

    /// The path with every point where `map` has it.
    func moved(_ map: (CGPoint) -> CGPoint) -> PathGeometry {
        var path = self
        path.points = points.map(map)
        return path
    }

    /// The path with every point sent through `transform`; nothing when the transform is not finite.
    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        if transform.isIdentity { return self }
        guard transform.isFinite else {
            Log.once("path.transform", "a path's transform is not finite: the path is left out")
            return PathGeometry()
        }
        var result = self
        for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
        guard result.points.allSatisfy(\.isFinite) else {
            Log.once("path.transform.size", "a path's transform leads too far: the path is left out")
            return PathGeometry()
        }
        result.start = start?.applying(transform)
        return result
    }

    /// The path whose points are made by `body` from the points of this path and of `other`, pair by pair; nil when
    /// the two have different steps.
    package func combined(
        with other: PathGeometry,
        _ body: (CGPoint, CGPoint) -> CGPoint
    ) -> PathGeometry? {
        guard verbs == other.verbs else { return nil }
        var result = self
        for index in points.indices { result.points[index] = body(points[index], other.points[index]) }
        if let start, let otherStart = other.start { result.start = body(start, otherStart) }
        return result
    }

    /// Makes this path the one `fraction` of the way from `a` to `b`, point by point, in the memory it has where that
    /// is not shared. Returns false, and changes nothing, when the two have different steps.
    package mutating func become(_ a: PathGeometry, _ b: PathGeometry, _ fraction: Double) -> Bool {
        guard a.verbs == b.verbs else { return false }
        (verbs, start) = (a.verbs, nil)
        if let from = a.start, let to = b.start { start = Self.mix(from, to, fraction) }
        if points.count != a.points.count { points = a.points }
        points.withUnsafeMutableBufferPointer { points in
            for index in points.indices { points[index] = Self.mix(a.points[index], b.points[index], fraction) }
        }
        return true
    }

    /// Makes this path equal to `other`, in the memory it has where that is as much as `other`'s.
    package mutating func become(_ other: PathGeometry) {
        guard points.count == other.points.count else {
            self = other
            return
        }
        (verbs, start) = (other.verbs, other.start)
        points.withUnsafeMutableBufferPointer { points in
            for index in points.indices { points[index] = other.points[index] }
        }
    }

    /// The point `fraction` of the way from `a` to `b`.
    private static func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    /// Makes sure that a segment has somewhere to begin, and logs once what is wrong when it has not.
    private mutating func continueSubpath() -> Bool {
        guard let last = verbs.last else {
            Log.once("path.noCurrentPoint", "a path segment was added before any move(to:): it is left out")
            return false
        }
        if last == .close, let start {
            verbs.append(.move)
            points.append(start)
        }
        return true
    }

    /// Whether `point` is finite; logs once when one is not.
    private func accepts(_ point: CGPoint) -> Bool {
        if point.isFinite { return true }
        Log.once("path.notFinite", "a path point is not finite: its segment is left out")
        return false
    }
}
