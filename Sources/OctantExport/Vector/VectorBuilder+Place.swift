internal import CoreGraphics
internal import Foundation
internal import RenderServer

// How often a motion is looked at to learn of what kind it is.
private let looks = 48
// What a part of a matrix may differ from that of a turn and a scale, as a share of the size.
private let shearTolerance = 1e-4
// A length below which a direction says nothing.
private let vanishing = 1e-5

/// Where layers are.
extension VectorBuilder {
    /// The node of a layer as it is placed, without content, and what its content inherits.
    func place(
        _ layer: TimedLayer, _ context: VectorContext
    ) throws(VectorError) -> (VectorNode, VectorContext) {
        var (node, inner) = (VectorNode(place: layer.place, .group([])), context)
        inner.space = nil
        let own = planeMotion(layer, context)
        if let outer = context.plane {
            inner.plane = Motion(own.cycles + outer.cycles) { own.at($0).concatenating(outer.at($0)) }
            return (node, inner)
        }
        let start = layer.properties(at: timeline.start)
        let planes = lookTimes(own.cycles).map(own.at)
        guard planes.allSatisfy(\.isFinite) else {
            throw .unsupported(layer: layer.place, what: "a transform of numbers too large")
        }
        let isStill = planes.allSatisfy { $0 == planes[0] }
        guard planes.allSatisfy(\.isAffine), isStill || planes.allSatisfy({ !$0.affine.isSheared }) else {
            inner.plane = Motion(own.cycles) { own.at($0).shifted(by: context.offset) }
            (inner.offset, inner.surface) = (.zero, nil)
            return (node, inner)
        }
        if isStill, planes[0].affine.onlyShifts {
            var plane = planes[0]
            if start.snapsToPixels, let surface = context.surface {
                let shift = CGPoint(x: surface.x + context.offset.x, y: surface.y + context.offset.y)
                plane = plane.shifted(by: shift).snapping(start.bounds.standardized.origin, scale: timeline.scale)
                    .shifted(by: CGPoint(x: -shift.x, y: -shift.y))
            }
            inner.offset = CGPoint(x: context.offset.x + plane.tx, y: context.offset.y + plane.ty)
            return (node, inner)
        }
        inner.surface = nil
        if isStill, planes[0].affine.isSheared {
            node.matrix = planes[0].shifted(by: context.offset).affine
            inner.offset = .zero
            return (node, inner)
        }
        let anchor = CGPoint(
            x: start.bounds.minX + start.bounds.width * start.anchorPoint.x,
            y: start.bounds.minY + start.bounds.height * start.anchorPoint.y)
        let home = own.at(timeline.start).map(anchor)
        node.origin = CGPoint(x: home.x + context.offset.x, y: home.y + context.offset.y)
        inner.offset = CGPoint(x: node.origin.x - anchor.x, y: node.origin.y - anchor.y)
        let others = context.space?.cycles ?? []
        node.shift = try layer.curve(placeNames, [Tolerances.length], also: others) { _, time in
            let point = own.at(time).map(anchor)
            return [point.x - home.x, point.y - home.y]
        }
        let isUpright = planes.allSatisfy { abs($0.b) + abs($0.c) <= shearTolerance * (abs($0.a) + abs($0.d)) }
        if !isUpright {
            node.turn = try layer.curve(placeNames, [Tolerances.angle], also: others, isTurn: true) { _, time in
                [own.at(time).affine.angle]
            }
        }
        node.scale = try layer.curve(placeNames, [Tolerances.factor], also: others) { _, time in
            let plane = own.at(time).affine
            return isUpright ? [plane.a, plane.d] : plane.factors
        }
        return (node, inner)
    }

    /// From the layer's own space to its superlayer's plane.
    private func planeMotion(_ layer: TimedLayer, _ context: VectorContext) -> Motion<PlaneTransform> {
        let space = context.space
        return Motion(layer.cycles(placeNames) + (space?.cycles ?? [])) { time in
            let local = layer.properties(at: time).localToSuper
            return PlaneTransform(flattening: space.map { local.concatenating($0.at(time)) } ?? local)
        }
    }

    /// Instants at which to look at what has these cycles.
    func lookTimes(_ cycles: [MotionCycle]) -> [Double] {
        var times = [timeline.start]
        if let duration = timeline.duration {
            times += (1..<looks).map { timeline.start + duration * Double($0) / Double(looks) }
            times += timeline.versions.map(\.time).filter { $0 < timeline.start + duration }
            return cycles.isEmpty && !timeline.isCut ? [timeline.start] : times
        }
        for cycle in cycles where cycle.end > timeline.start {
            let begin = max(timeline.start, cycle.begin)
            let length = min(cycle.length, cycle.end - begin)
            times += (0..<looks).map { begin + length * (Double($0) + 0.5) / Double(looks) }
        }
        return times
    }
}

extension PlaneTransform {
    /// This transform, then a shift.
    func shifted(by offset: CGPoint) -> PlaneTransform {
        concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
}

extension CGAffineTransform {
    /// Whether it is a shift and nothing else.
    var onlyShifts: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether it is more than a shift, a turn and a scale of x and y before it.
    var isSheared: Bool {
        let (x, y) = (hypot(a, b), hypot(c, d))
        return abs(a * c + b * d) > shearTolerance * max(x * y, vanishing)
    }

    /// The turn in degrees, clockwise.
    fileprivate var angle: Double {
        if hypot(a, b) > vanishing { return atan2(b, a) * 180 / .pi }
        return hypot(c, d) > vanishing ? atan2(-c, d) * 180 / .pi : 0
    }

    /// The scale of x and y before the turn.
    fileprivate var factors: [Double] {
        let x = hypot(a, b)
        let y = hypot(c, d)
        return [x, a * d - b * c < 0 ? -y : y]
    }
}
