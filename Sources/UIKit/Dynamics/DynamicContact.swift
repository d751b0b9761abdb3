import Foundation

/// One point at which two bodies touch, or will before the step under way is over.
struct DynamicTouch {
    /// The direction from the first body to the second, of length 1.
    var normal: DynamicVector
    var point: DynamicVector
    /// Points between the outlines; below 0 where they overlap.
    var separation: Double
}

/// Finds the points at which outlines touch. What is farther apart than `margin`, in points, does not count.
enum DynamicContact {
    /// The touches of two bodies.
    static func touches(_ a: DynamicBody, _ b: DynamicBody, margin: Double) -> [DynamicTouch] {
        let distance = (b.center - a.center).length
        guard distance <= a.shape.reach + b.shape.reach + margin else { return [] }
        switch (a.shape, b.shape) {
        case (.circle(let first), .circle(let second)):
            let normal = (b.center - a.center).direction ?? DynamicVector(0, 1)
            let separation = distance - first - second
            guard separation <= margin else { return [] }
            return [
                DynamicTouch(
                    normal: normal, point: a.center + (first + separation / 2) * normal, separation: separation)
            ]
        case (.polygon, .circle(let radius)):
            return touches(of: a.corners, circle: b.center, radius, margin)
        case (.circle(let radius), .polygon):
            return touches(of: b.corners, circle: a.center, radius, margin).map { $0.reversed }
        case (.polygon, .polygon):
            let (first, second) = (a.corners, b.corners)
            return touches(first, first.indices.map { ($0, first.normal($0)) }, second, margin)
        }
    }

    /// The touches of the wall from `start` to `end` with a body, on the side of it on which the body was.
    static func touches(
        wallFrom start: DynamicVector, to end: DynamicVector, _ body: DynamicBody, margin: Double
    ) -> [DynamicTouch] {
        guard let along = (end - start).direction else {
            return touches(of: [start, start], circle: body.center, body.shape.reach, margin)
        }
        let (reach, place) = (body.shape.reach + margin, (body.center - start).dot(along))
        var normal = DynamicVector(along.y, -along.x)
        if normal.dot(body.formerCenter - start) < 0 { normal = -normal }
        let height = normal.dot(body.center - start)
        guard height <= reach, height > -2 * reach, place >= -reach, place <= (end - start).length + reach else {
            return []
        }
        // So that the side that the normal looks to is to the right of the wall's way.
        let isForward = DynamicVector(along.y, -along.x).dot(normal) > 0
        let corners = isForward ? [start, end] : [end, start]
        guard case .circle(let radius) = body.shape else {
            return touches(corners, [(0, normal)], body.corners, margin)
        }
        let isBeside = place >= 0 && place <= (end - start).length
        guard isBeside else { return touches(of: corners, circle: body.center, radius, margin) }
        guard height - radius <= margin else { return [] }
        return [DynamicTouch(normal: normal, point: body.center - height * normal, separation: height - radius)]
    }

    /// The touch of a polygon with a circle.
    private static func touches(
        of corners: [DynamicVector], circle center: DynamicVector, _ radius: Double, _ margin: Double
    ) -> [DynamicTouch] {
        var (best, height) = (0, -Double.infinity)
        for index in corners.indices {
            let here = corners.normal(index).dot(center - corners[index])
            if here > height { (best, height) = (index, here) }
        }
        guard height - radius <= margin else { return [] }
        let (start, end) = (corners[best], corners.next(best))
        let along = end - start
        let share = (center - start).dot(along) / max(along.dot(along), 1e-12)
        var normal = corners.normal(best)
        if height > 0, share < 0 || share > 1 {
            let corner = share < 0 ? start : end
            height = (center - corner).length
            guard height - radius <= margin else { return [] }
            normal = (center - corner).direction ?? normal
        }
        return [DynamicTouch(normal: normal, point: center - height * normal, separation: height - radius)]
    }

    /// The touches of two polygons. Of the first, only these sides, with the directions out of them, may be what the
    /// other lies on.
    private static func touches(
        _ first: [DynamicVector], _ sides: [(Int, DynamicVector)], _ second: [DynamicVector], _ margin: Double
    ) -> [DynamicTouch] {
        func apart(_ corner: DynamicVector, _ normal: DynamicVector, _ others: [DynamicVector]) -> Double {
            others.reduce(.infinity) { min($0, normal.dot($1 - corner)) }
        }
        var (side, normal, separation) = (-1, DynamicVector.zero, -Double.infinity)
        for (index, direction) in sides {
            let here = apart(first[index], direction, second)
            if here > separation { (side, normal, separation) = (index, direction, here) }
        }
        guard side >= 0, separation <= margin else { return [] }
        var isOnSecond = false
        for index in second.indices {
            let direction = second.normal(index)
            let here = apart(second[index], direction, first)
            guard here <= margin else { return [] }
            // A little more, so that of two that are alike it is the same in every step.
            if here > separation + 0.01 { (side, normal, separation, isOnSecond) = (index, direction, here, true) }
        }
        let (ground, other) = isOnSecond ? (second, first) : (first, second)
        return clipped(ground, side, normal, other, margin).map { isOnSecond ? $0.reversed : $0 }
    }

    /// The touches of `other` that lies on a side of `ground`.
    private static func clipped(
        _ ground: [DynamicVector], _ side: Int, _ normal: DynamicVector, _ other: [DynamicVector], _ margin: Double
    ) -> [DynamicTouch] {
        let facing = other.indices.min { other.normal($0).dot(normal) < other.normal($1).dot(normal) } ?? 0
        var (start, end) = (other[facing], other.next(facing))
        let (left, right) = (ground[side], ground.next(side))
        guard let along = (right - left).direction else { return [] }
        // What of the facing side is beside the ground's.
        func cut(_ limit: DynamicVector, _ inward: DynamicVector) -> Bool {
            let (a, b) = (inward.dot(start - limit), inward.dot(end - limit))
            if a < 0, b < 0 { return false }
            if a < 0 { start = start + a / (a - b) * (end - start) }
            if b < 0 { end = end + b / (b - a) * (start - end) }
            return true
        }
        guard cut(left, along), cut(right, -along) else { return [] }
        return [start, end].compactMap { point in
            let height = normal.dot(point - left)
            return height <= margin
                ? DynamicTouch(normal: normal, point: point - height / 2 * normal, separation: height) : nil
        }
    }
}

extension DynamicTouch {
    /// The same touch, of the second body with the first.
    fileprivate var reversed: DynamicTouch { DynamicTouch(normal: -normal, point: point, separation: separation) }
}

extension [DynamicVector] {
    /// The direction out of the side that begins at `index`, of length 1.
    fileprivate func normal(_ index: Int) -> DynamicVector {
        let along = (next(index) - self[index]).direction ?? DynamicVector(1, 0)
        return DynamicVector(along.y, -along.x)
    }
}
