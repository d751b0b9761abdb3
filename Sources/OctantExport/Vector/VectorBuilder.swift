internal import CoreGraphics
internal import RenderServer

/// The properties that move a layer.
let placeNames: Set<String> = ["position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "bounds"]

/// Makes a scene of a timeline.
struct VectorBuilder {
    let timeline: VectorTimeline

    /// The scene of all that the timeline shows.
    static func scene(_ timeline: VectorTimeline, background: RGBA?) throws(VectorError) -> VectorScene {
        let size = timeline.versions[0].tree.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .noSize }
        let nodes = try VectorBuilder(timeline: timeline).nodes(TimedLayer(timeline), VectorContext())
        return VectorScene(size: size, nodes: nodes, background: background)
    }

    /// What shows `layer` with all in it.
    func nodes(_ layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> [VectorNode] {
        try check(layer)
        let start = layer.properties(at: timeline.start)
        let opacity = try opacity(of: layer, context)
        if opacity.stays(at: 0) { return [] }
        if start.kind == .transform { return try transformLayer(layer, opacity, context) }
        var (node, inner) = try place(layer, context)
        inner.tint = RGBA(r: context.tint.r, g: context.tint.g, b: context.tint.b)
        var parts = try parts(of: layer, inner)
        if parts.isEmpty { return [] }
        if !start.allowsGroupOpacity, parts.count > 1, !opacity.stays(at: 1) {
            for index in parts.indices {
                guard parts[index].opacity.stays(at: 1) else {
                    throw .unsupported(layer: layer.place, what: "parts that fade each by itself")
                }
                parts[index].opacity = opacity
            }
        } else {
            node.opacity = opacity
        }
        node.blendMode = start.blendMode
        node.isolates = start.isolatesBlending
        try treat(&node, layer, inner)
        if let mask = try layer.mask() {
            inner.tint = .white
            node.mask = try nodes(mask, inner)
        }
        try addShadow(to: &node, parts, layer, inner)
        try checkBackdrop(in: node, layer)
        if !node.isUnmoved, node.backdropPlace != nil { return try apart(node, parts) }
        if node.isUnmoved, node.isUntreated, node.opacity.stays(at: 1), case .group(let nodes) = node.content {
            return nodes
        }
        return [node.absorbed]
    }

    /// Throws what no vector format can say.
    private func check(_ layer: TimedLayer) throws(VectorError) {
        for version in layer.versions {
            for animation in version.animations {
                if case .transition = animation.content {
                    throw .unsupported(layer: layer.place, what: "a transition")
                }
            }
        }
        let properties = layer.first.properties
        if properties.emitter != nil { throw .unsupported(layer: layer.place, what: "particles") }
        if !layer.cycles(["masksToBounds"]).isEmpty {
            throw .unsupported(layer: layer.place, what: "a clip that comes or goes")
        }
    }

    private func opacity(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> Curve {
        let isDoubleSided = layer.first.properties.isDoubleSided
        var names: Set<String> = ["opacity", "hidden"]
        if !isDoubleSided { names.formUnion(placeNames) }
        let (space, alpha) = (context.space, context.tint.a)
        return try layer.curve(names, [Tolerances.color], also: isDoubleSided ? [] : space?.cycles ?? []) {
            properties, time in
            if properties.isHidden { return [0] }
            if !isDoubleSided, properties.turnsAway(through: space?.at(time)) { return [0] }
            return [Double(min(max(properties.opacity, 0), 1)) * alpha]
        }
    }

    /// The sublayers of a layer that has no plane of its own.
    private func transformLayer(
        _ layer: TimedLayer, _ opacity: Curve, _ context: VectorContext
    ) throws(VectorError) -> [VectorNode] {
        var inner = context
        let outer = context.space
        inner.space = Motion(layer.cycles(placeNames.union(["sublayerTransform"])) + (outer?.cycles ?? [])) { time in
            let properties = layer.properties(at: time)
            let own = properties.sublayersToLocal.concatenating(properties.localToSuper)
            return outer.map { own.concatenating($0.at(time)) } ?? own
        }
        inner.tint.a = 1
        let sublayers = try layer.sublayers()
        if sublayers.count > 1, inner.space?.cycles.isEmpty == false || timeline.isCut {
            throw .unsupported(layer: layer.place, what: "layers that move in a space of their own")
        }
        var result: [VectorNode] = []
        for sublayer in sublayers { result += try nodes(sublayer, inner) }
        guard !opacity.stays(at: 1) else { return result }
        for index in result.indices {
            guard result[index].opacity.stays(at: 1) else {
                throw .unsupported(layer: layer.place, what: "parts that fade each by itself")
            }
            result[index].opacity = opacity
        }
        return result
    }

    /// What is done to the finished picture of a layer.
    private func treat(_ node: inout VectorNode, _ layer: TimedLayer, _ context: VectorContext) throws(VectorError) {
        node.blur = try layer.curve(["blur radius"], [Tolerances.length]) { properties, _ in [properties.blur] }
        let matrix = try layer.curve(["color matrix"], [Tolerances.color]) { properties, _ in
            properties.colorMatrix ?? [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        }
        if layer.first.properties.colorMatrix != nil || !matrix.isStill { node.colorMatrix = matrix }
        if context.plane != nil, !node.blur.stays(at: 0) {
            throw .unsupported(layer: layer.place, what: "a blur in perspective")
        }
    }

    /// Gives the node its parts, beneath them their shadow.
    private func addShadow(
        to node: inout VectorNode, _ parts: [VectorNode], _ layer: TimedLayer, _ context: VectorContext
    ) throws(VectorError) {
        let paint = try VectorPaint(layer, ["shadowOpacity", "shadowColor"], context.tint) { properties in
            properties.shadow.color.map { CGColor(rgba: $0.rgba.multipliedAlpha(Double(properties.shadow.opacity))) }
        }
        node.content = .group(parts)
        guard let paint, case .color(let color, let opacity) = paint else { return }
        guard context.plane == nil else { throw .unsupported(layer: layer.place, what: "a shadow in perspective") }
        if let place = node.backdropPlace { throw Self.cannotSoften(place) }
        let shadow = VectorShadow(
            offset: try layer.curve(["shadowOffset"], [Tolerances.length]) { properties, _ in
                [properties.shadow.offset.width, properties.shadow.offset.height]
            },
            deviation: try layer.curve(["shadowRadius"], [Tolerances.length]) { properties, _ in
                [properties.shadow.radius]
            }, color: color, opacity: opacity)
        var caster = VectorNode(place: layer.place, .group(parts))
        if layer.first.properties.shadow.path != nil {
            let outline = try VectorOutline(layer, context, ["shadowPath"]) { $0.shadow.path ?? PathGeometry() }
            caster.content = .shape(VectorShape(outline: outline, fill: VectorPaint(.black)))
        }
        caster.shadow = shadow
        var content = VectorNode(place: layer.place, .group(parts))
        guard node.mask != nil || node.opacity.stays(at: 1) else {
            // The shadow of what fades shows through it.
            (caster.opacity, content.opacity) = (node.opacity, node.opacity)
            node.opacity = Curve(1)
            node.content = .group([caster, content.absorbed])
            return
        }
        node.content = .group([caster] + parts)
    }
}
