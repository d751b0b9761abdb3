internal import CoreGraphics
internal import RenderServer

/// Layers that soften what lies beneath them.
///
/// What they show is in the surface's space, however they are placed: nothing that moves may hold it. So what moves a
/// layer and does nothing else to it moves what is before and after the backdrop in it, and the outline that cuts it.
extension VectorBuilder {
    /// Whatever was drawn before, as the layer shows it; nil where it does not.
    func backdrop(of layer: TimedLayer, _ context: VectorContext) throws(VectorError) -> VectorNode? {
        let deviation = layer.first.properties.backdropBlur
        guard layer.versions.contains(where: { $0.properties.backdropBlur > 0 }) else { return nil }
        let stays = layer.versions.allSatisfy { $0.properties.backdropBlur == deviation }
        guard stays, context.tint.r == 1, context.tint.g == 1, context.tint.b == 1 else {
            throw Self.cannotSoften(layer.place)
        }
        let area = VectorShape(outline: try .bounds(of: layer, context), fill: VectorPaint(.black))
        let stencil = VectorNode(place: layer.place, .shape(area))
        let backdrop = VectorBackdrop(place: layer.place, deviation: Double(deviation), stencil: stencil)
        return VectorNode(place: layer.place, .backdrop(backdrop))
    }

    /// Throws where a backdrop in `node`, which is that of `layer`, would not be all that was drawn before.
    func checkBackdrop(in node: VectorNode, _ layer: TimedLayer) throws(VectorError) {
        for inner in node.mask ?? [] {
            if let place = inner.backdropPlace { throw Self.cannotSoften(place) }
        }
        guard let place = node.backdropPlace else { return }
        let isOneImage = !node.blur.stays(at: 0) || layer.versions.contains { $0.properties.rasterizes }
        guard !isOneImage, node.colorMatrix == nil, node.blendMode == .normal,
            node.isUnmoved || (node.isUntreated && node.opacity.stays(at: 1))
        else { throw Self.cannotSoften(place) }
    }

    /// The parts of `node`, which moves and does nothing else, each moved by itself as far as it may be.
    func apart(_ node: VectorNode, _ parts: [VectorNode]) throws(VectorError) -> [VectorNode] {
        var result: [VectorNode] = []
        var together: [VectorNode] = []
        func moved(_ parts: [VectorNode]) -> VectorNode {
            var group = node
            group.content = .group(parts)
            return group.absorbed
        }
        for part in parts {
            guard let place = part.backdropPlace else {
                together.append(part)
                continue
            }
            guard case .backdrop(var backdrop) = part.content, part.isUntreated else {
                throw Self.cannotSoften(place)
            }
            if !together.isEmpty { result.append(moved(together)) }
            together = []
            backdrop.stencil = moved([backdrop.stencil])
            var settled = part
            settled.content = .backdrop(backdrop)
            result.append(settled)
        }
        return together.isEmpty ? result : result + [moved(together)]
    }

    static func cannotSoften(_ place: String) -> VectorError {
        .unsupported(layer: place, what: "a blur of what lies beneath")
    }
}
