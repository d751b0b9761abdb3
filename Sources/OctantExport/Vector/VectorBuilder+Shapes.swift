internal import CoreGraphics
internal import RenderServer

// Points along a line by which the end of a part of it may be off.
private let trimTolerance = 0.02

/// Shapes: outlines that are filled, and lines along them.
extension VectorBuilder {
    /// What a shape layer shows. `start` is the shape as it is at the begin.
    func shapes(
        _ layer: TimedLayer, _ start: ShapeProperties, _ context: VectorContext
    ) throws(VectorError) -> [VectorShape] {
        guard let path = start.path, !path.isEmpty else {
            let isNever = layer.versions.allSatisfy { $0.properties.shape?.path?.isEmpty ?? true }
            guard isNever, layer.cycles(["path"]).isEmpty else {
                throw .unsupported(layer: layer.place, what: "an outline that comes or goes")
            }
            return []
        }
        let fill = try VectorPaint(layer, ["fillColor"], context.tint) { $0.shape?.fillColor }
        let stroke = try stroke(layer, start, context)
        if context.plane != nil { return try flattened(layer, start, fill, stroke, context) }
        let parts = stroke?.dashes.isEmpty == false ? path.straightParts : 1
        var shape = VectorShape(
            outline: try VectorOutline(layer, context, ["path"], parts: parts) { $0.shape?.path ?? PathGeometry() },
            fill: fill)
        shape.isEvenOdd = start.fillRule == .evenOdd
        shape.isAntialiased = start.isAntialiased
        guard var stroke else { return fill == nil ? [] : [shape] }
        let names: Set<String> = ["strokeStart", "strokeEnd"]
        let trims = !layer.cycles(names).isEmpty || timeline.isCut
        guard trims || start.strokeStart > 0 || start.strokeEnd < 1 else {
            if shape.outline.isStill { stroke.length = path.length }
            shape.stroke = stroke
            return [shape]
        }
        var result = fill == nil ? [] : [shape]
        shape.fill = nil
        if !trims {
            guard start.strokeStart < start.strokeEnd else { return result }
            let part = { (path: PathGeometry) in
                path.trimmed(from: Double(start.strokeStart), to: Double(start.strokeEnd))
            }
            shape.outline = try VectorOutline(layer, context, ["path"], parts: parts) {
                $0.shape?.path.map(part) ?? PathGeometry()
            }
            if shape.outline.isStill { stroke.length = part(path).length }
            shape.stroke = stroke
            return result + [shape]
        }
        for part in try trimmed(layer, path, shape, stroke) { result.append(part) }
        return result
    }

    /// The line of a shape, whole; nil where none ever shows.
    private func stroke(
        _ layer: TimedLayer, _ start: ShapeProperties, _ context: VectorContext
    ) throws(VectorError) -> VectorStroke? {
        let width = try layer.curve(["lineWidth"], [Tolerances.length]) { properties, _ in
            [Double(properties.shape?.lineWidth ?? 0)]
        }
        guard !width.stays(at: 0),
            let paint = try VectorPaint(layer, ["strokeColor"], context.tint, { $0.shape?.strokeColor })
        else { return nil }
        var stroke = VectorStroke(
            paint: paint, width: width, cap: start.lineCap, join: start.lineJoin,
            miterLimit: try layer.curve(["miterLimit"], [Tolerances.length]) { properties, _ in
                [Double(max(properties.shape?.miterLimit ?? 1, 1))]
            })
        let dashes = start.lineDashPattern.map(Double.init)
        if dashes.contains(where: { $0 > 0 }), dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            stroke.dashes = dashes
            stroke.dashPhase = try layer.curve(["lineDashPhase"], [Tolerances.length]) { properties, _ in
                [Double(properties.shape?.lineDashPhase ?? 0)]
            }
        }
        return stroke
    }

    /// The lines along parts of a path whose ends move: one for each sub-path, since formats begin each anew.
    private func trimmed(
        _ layer: TimedLayer, _ path: PathGeometry, _ shape: VectorShape, _ stroke: VectorStroke
    ) throws(VectorError) -> [VectorShape] {
        guard stroke.dashes.isEmpty else {
            throw .unsupported(layer: layer.place, what: "a part of a dashed line")
        }
        guard case .path(let verbs, let points) = shape.outline else { return [] }
        var lengths: [Double] = []
        path.forEachSegment { segment, subpath in
            while lengths.count <= subpath { lengths.append(0) }
            lengths[subpath] += segment.length
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [] }
        guard lengths.count == 1 || points.isStill else {
            throw .unsupported(layer: layer.place, what: "parts of several lines whose outline changes")
        }
        var result: [VectorShape] = []
        var before = 0.0
        var (firstVerb, firstNumber) = (0, 0)
        for length in lengths {
            var (nextVerb, nextNumber) = (firstVerb + 1, firstNumber + 2)
            while nextVerb < verbs.count, verbs[nextVerb] != .move {
                nextNumber += verbs[nextVerb].pointCount * 2
                nextVerb += 1
            }
            let (begin, numbers) = (before, firstNumber..<nextNumber)
            var part = shape
            part.outline = .path(Array(verbs[firstVerb..<nextVerb]), points.map { Array($0[numbers]) })
            part.stroke = stroke
            part.stroke?.trim = try trim(layer) { min(max(($0 * total - begin) / length, 0), 1) }
            if length > 0 { result.append(part) }
            before += length
            (firstVerb, firstNumber) = (nextVerb, nextNumber)
        }
        return result
    }

    /// The part of a line, `share` of which is what a part of the whole is for it.
    private func trim(
        _ layer: TimedLayer, _ share: @escaping (Double) -> Double
    ) throws(VectorError) -> VectorStroke.Trim {
        let length = layer.first.properties.shape?.path?.length ?? 0
        let tolerance = [min(Tolerances.fraction, trimTolerance / max(length, 1))]
        func ends(_ properties: LayerProperties) -> (Double, Double) {
            let start = Double(properties.shape?.strokeStart ?? 0)
            return (share(start), share(max(Double(properties.shape?.strokeEnd ?? 1), start)))
        }
        return VectorStroke.Trim(
            start: try layer.curve(["strokeStart"], tolerance) { properties, _ in [ends(properties).0] },
            end: try layer.curve(["strokeStart", "strokeEnd"], tolerance) { properties, _ in [ends(properties).1] },
            length: try layer.curve(["strokeStart", "strokeEnd"], tolerance) { properties, _ in
                [ends(properties).1 - ends(properties).0]
            },
            shown: try layer.curve(["strokeStart", "strokeEnd"], [0.5], isDiscrete: true) { properties, _ in
                [ends(properties).1 > ends(properties).0 ? 1 : 0]
            })
    }

    /// The areas that a shape covers, as it is seen in perspective.
    private func flattened(
        _ layer: TimedLayer, _ start: ShapeProperties, _ fill: VectorPaint?, _ stroke: VectorStroke?,
        _ context: VectorContext
    ) throws(VectorError) -> [VectorShape] {
        var result: [VectorShape] = []
        if let fill {
            var shape = VectorShape(
                outline: try VectorOutline(layer, context, ["path"]) { $0.shape?.path ?? PathGeometry() }, fill: fill)
            shape.isEvenOdd = start.fillRule == .evenOdd
            result.append(shape)
        }
        guard let stroke else { return result }
        let names: Set<String> = ["path", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit"]
        let outline = try VectorOutline(layer, context, names) { properties in
            guard let shape = properties.shape, let path = shape.path else { return PathGeometry() }
            return path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
                .dashed(phase: shape.lineDashPhase, lengths: shape.lineDashPattern)
                .stroked(
                    width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin, miterLimit: shape.miterLimit)
        }
        result.append(VectorShape(outline: outline, fill: stroke.paint))
        return result
    }
}
