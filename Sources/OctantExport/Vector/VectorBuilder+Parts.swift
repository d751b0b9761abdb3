internal import CoreGraphics
internal import RenderServer

/// What layers show.
extension VectorBuilder {
    /// The parts of a layer from back to front, its sublayers among them.
    func parts(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> [VectorNode] {
        var parts: [VectorNode] = []
        if let backdrop = try backdrop(of: layer, context) { parts.append(backdrop) }
        func add(_ shape: VectorShape?) {
            if let shape { parts.append(VectorNode(place: layer.place, .shape(shape))) }
        }
        let start = layer.properties(at: timeline.start)
        if let fill = try VectorPaint(layer, ["backgroundColor"], context.tint, { $0.backgroundColor }) {
            add(VectorShape(outline: try .bounds(of: layer, context), fill: fill))
        }
        if let gradient = try VectorGradient(layer, context) {
            add(VectorShape(outline: try .bounds(of: layer, context), fill: .gradient(gradient)))
        }
        var content = try pictures(of: layer, context)
        if let shape = start.shape {
            for shape in try shapes(layer, shape, context) {
                content.append(VectorNode(place: layer.place, .shape(shape)))
            }
        }
        content += try texts(of: layer, context)
        content += try sublayers(of: layer, context)
        if start.masksToBounds, !content.isEmpty {
            var clipped = VectorNode(place: layer.place, .group(content))
            clipped.clip = try .bounds(of: layer, context)
            content = [clipped.absorbed]
        }
        parts += content
        add(try border(of: layer, context))
        return parts
    }

    private func border(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> VectorShape? {
        let width = try layer.curve(["borderWidth"], [Tolerances.length]) { properties, _ in [properties.borderWidth] }
        guard !width.stays(at: 0),
            let paint = try VectorPaint(layer, ["borderColor"], context.tint, { $0.borderColor })
        else { return nil }
        let names: Set<String> = ["bounds", "cornerRadius", "borderWidth"]
        let isStill = layer.cycles(names).isEmpty && !timeline.isCut
        let start = layer.properties(at: timeline.start)
        let roundedEnough = start.cornerRadius <= 0 || start.cornerRadius >= start.borderWidth / 2
        guard case .box = try VectorOutline.bounds(of: layer, context), !isStill || roundedEnough,
            case .color = paint
        else {
            let outline = try VectorOutline(layer, context, names) { LayerOutline($0).border(width: $0.borderWidth) }
            return VectorShape(outline: outline, fill: paint, isEvenOdd: true)
        }
        // A line along the middle of the border.
        let offset = context.offset
        let middle = try layer.curve(names, [Tolerances.length]) { properties, _ in
            let (outline, half) = (LayerOutline(properties), properties.borderWidth / 2)
            let box = outline.box.insetBy(dx: half, dy: half)
            guard !box.isNull else { return [outline.box.midX + offset.x, outline.box.midY + offset.y, 0, 0, 0] }
            return [box.minX + offset.x, box.minY + offset.y, box.width, box.height, max(outline.radius - half, 0)]
        }
        let line = VectorStroke(paint: paint, width: width, cap: .butt, join: .miter, miterLimit: Curve(4))
        return VectorShape(outline: .box(middle), stroke: line)
    }

    private func sublayers(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> [VectorNode] {
        guard !layer.first.sublayers.isEmpty else { return [] }
        guard let replicator = layer.first.properties.replicator else {
            return try sublayers(of: layer, context, lag: 0, replica: nil)
        }
        let changing =
            ["instanceCount", "instanceDelay", "instanceColor"]
            + ["Red", "Green", "Blue", "Alpha"].map {
                "instance\($0)Offset"
            }
        guard layer.cycles(Set(changing)).isEmpty else {
            throw .unsupported(layer: layer.place, what: "instances whose number, delay or colour moves")
        }
        guard !replicator.preservesDepth || PlaneTransform(flattening: replicator.transform).isAffine else {
            throw .unsupported(layer: layer.place, what: "instances in a space of their own")
        }
        var nodes: [VectorNode] = []
        for index in 0..<min(max(replicator.count, 0), Replication.maximumCount) {
            var inner = context
            inner.tint = context.tint.multiplied(by: replicator.tint(of: index))
            guard inner.tint.a > 0 else { continue }
            let replica = Motion(layer.cycles(["instanceTransform", "bounds"])) { time in
                layer.properties(at: time).replicaTransform(of: index)
            }
            nodes += try sublayers(of: layer, inner, lag: replicator.delay * Double(index), replica: replica)
        }
        return nodes
    }

    /// The sublayers of a layer that has a plane, once.
    private func sublayers(
        of layer: TimedLayer, _ context: VectorContext, lag: Double, replica: Motion<CATransform3D>?
    ) throws(VectorError) -> [VectorNode] {
        var inner = context
        let cycles = layer.cycles(["sublayerTransform", "bounds", "anchorPoint", "anchorPointZ"])
        let isPlain =
            layer.versions.allSatisfy { $0.properties.sublayerTransform.isIdentity }
            && layer.cycles(["sublayerTransform"]).isEmpty
        if replica != nil || !isPlain {
            inner.space = Motion(cycles + (replica?.cycles ?? [])) { time in
                let own = layer.properties(at: time).sublayersToLocal
                return replica.map { $0.at(time).concatenating(own) } ?? own
            }
            if let space = inner.space, space.cycles.isEmpty, !timeline.isCut,
                space.at(timeline.start).isIdentity
            {
                inner.space = nil
            }
        }
        var nodes: [VectorNode] = []
        for sublayer in try layer.sublayers(laggingBy: lag) { nodes += try self.nodes(sublayer, inner) }
        return nodes
    }

    /// The text of a layer, as outlines.
    private func texts(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> [VectorNode] {
        guard layer.first.properties.text != nil else { return [] }
        throw .unsupported(layer: layer.place, what: "a text layer")
    }
}

extension LayerProperties {
    /// From the space of the first instance of the sublayers to that of instance `index`.
    fileprivate func replicaTransform(of index: Int) -> CATransform3D {
        guard let replicator else { return .identity }
        let step = CATransform3D.translation(-bounds.midX, -bounds.midY, 0)
            .concatenating(replicator.transform).concatenating(.translation(bounds.midX, bounds.midY, 0))
        return (0..<index).reduce(.identity) { replica, _ in replica.concatenating(step) }
    }
}

extension ReplicatorProperties {
    /// The colour that instance `index` is multiplied with, each part 0...1.
    fileprivate func tint(of index: Int) -> RGBA {
        let first = color?.rgba ?? .white
        func part(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset) * Double(index), 0), 1) }
        return RGBA(
            r: part(first.r, redOffset), g: part(first.g, greenOffset), b: part(first.b, blueOffset),
            a: part(first.a, alphaOffset))
    }
}

extension RGBA {
    func multiplied(by other: RGBA) -> RGBA {
        RGBA(r: r * other.r, g: g * other.g, b: b * other.b, a: a * other.a)
    }
}
