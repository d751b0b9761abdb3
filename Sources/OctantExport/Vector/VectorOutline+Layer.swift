internal import CoreGraphics
internal import RenderServer

// Curves seen in perspective are cut into so many parts each.
private let partsInPerspective = 2
// Other programs measure dashes along a few straight lines for each curve (docs/vector-files.md, Proof): by what share
// the chord of a part may be shorter than it, and the most parts of a curve, a power of 2.
private let chordTolerance = 0.002
private let mostStraightParts = 16

/// Set when something was found on the way.
private final class Mark {
    var isSet = false
}

extension VectorOutline {
    /// The outline that `path` makes of a layer's properties of these names, each curve in so many parts.
    init(
        _ layer: TimedLayer, _ context: VectorContext, _ names: Set<String>, parts: Int = 1,
        _ path: @escaping (LayerProperties) -> PathGeometry
    ) throws(VectorError) {
        let (offset, plane, changes, hidden) = (context.offset, context.plane, Mark(), Mark())
        func seen(_ properties: LayerProperties, _ time: Double) -> PathGeometry {
            let own = path(properties)
            guard let plane else {
                let place = CGAffineTransform(translationX: offset.x, y: offset.y)
                return (parts == 1 ? own : own.subdivided(parts)).applying(place)
            }
            let transform = plane.at(time)
            let cut = own.subdivided(partsInPerspective)
            if !cut.points.allSatisfy(transform.isBeforeViewer) { hidden.isSet = true }
            return cut.mapped(transform.map)
        }
        let start = layer.timeline.start
        let verbs = seen(layer.properties(at: start), start).verbs
        let curve = try layer.curve(names, [Tolerances.outline], also: plane?.cycles ?? []) { properties, time in
            let geometry = seen(properties, time)
            guard geometry.verbs == verbs else {
                changes.isSet = true
                return Array(repeating: 0, count: verbs.reduce(0) { $0 + $1.pointCount } * 2)
            }
            return geometry.points.flatMap { [Double($0.x), Double($0.y)] }
        }
        if changes.isSet { throw .unsupported(layer: layer.place, what: "an outline whose steps change") }
        if hidden.isSet { throw .unsupported(layer: layer.place, what: "what comes too near to the viewer") }
        self = .path(verbs, curve)
    }

    /// The outline of a layer's bounds, with their corners.
    static func bounds(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> VectorOutline {
        let properties = layer.first.properties
        let names: Set<String> = ["bounds", "cornerRadius"]
        let isCircular =
            properties.roundedCorners == .all && properties.cornerShares == CornerShares()
            && (properties.cornerCurve == .circular || (properties.cornerRadius == 0 && layer.cycles(names).isEmpty))
        guard context.plane == nil, isCircular else {
            return try VectorOutline(layer, context, names) { LayerOutline($0).path }
        }
        let offset = context.offset
        return .box(
            try layer.curve(names, [Tolerances.length]) { properties, _ in
                let outline = LayerOutline(properties)
                let box = outline.box
                return [box.minX + offset.x, box.minY + offset.y, box.width, box.height, outline.radius]
            })
    }
}

extension PathGeometry {
    /// The number of parts of each curve that are all nearly as long as their chords.
    var straightParts: Int {
        var parts = 1
        forEachSegment { segment, _ in
            while parts < mostStraightParts, !segment.isStraight(in: parts) { parts *= 2 }
        }
        return parts
    }

    /// The path with each curve in so many pieces, straight lines as they are.
    fileprivate func subdivided(_ count: Int) -> PathGeometry {
        var result = PathGeometry()
        var (index, current, start) = (0, CGPoint.zero, CGPoint.zero)
        func add(_ segment: PathSegment) {
            for part in 0..<count {
                result.add(
                    segment.part(from: CGFloat(part) / CGFloat(count), to: CGFloat(part + 1) / CGFloat(count)))
            }
        }
        for verb in verbs {
            switch verb {
            case .move:
                (current, start) = (points[index], points[index])
                result.move(to: current)
            case .line:
                current = points[index]
                result.line(to: current)
            case .quad:
                add(.quad(current, points[index], points[index + 1]))
                current = points[index + 1]
            case .cubic:
                add(.cubic(current, points[index], points[index + 1], points[index + 2]))
                current = points[index + 2]
            case .close:
                result.close()
                current = start
            }
            index += verb.pointCount
        }
        return result
    }

    /// The path with each point where `map` has it.
    fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> PathGeometry {
        combined(with: self) { point, _ in map(point) } ?? self
    }
}

extension PathSegment {
    /// Whether each of so many equal steps of the parameter is nearly as long as its chord.
    fileprivate func isStraight(in parts: Int) -> Bool {
        (0..<parts).allSatisfy { index in
            let part = part(from: CGFloat(index) / CGFloat(parts), to: CGFloat(index + 1) / CGFloat(parts))
            let chord = hypot(part.end.x - part.start.x, part.end.y - part.start.y)
            return Double(chord) >= part.length * (1 - chordTolerance)
        }
    }
}
