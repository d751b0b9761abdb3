import CoreGraphics
import RenderServer

extension CALayer {
    /// Draws the model of this subtree, in its own space, into `ctx`: through a bitmap of what the clip lets be seen, at
    /// the context's own number of pixels a unit.
    final func drawModel(in ctx: CGContext) {
        layoutIfNeeded()
        displaySubtree()
        let matrix = ctx.pixelTransform
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        let clip = ctx.boundingBoxOfClipPath
        guard scale > 0, scale.isFinite, clip.isFinite, !clip.isEmpty else { return }
        // From a whole pixel on, so that an unturned layer comes out pixel by pixel.
        let origin = CGPoint(
            x: (clip.minX * scale).rounded(.down) / scale, y: (clip.minY * scale).rounded(.down) / scale)
        let size = CGSize(width: clip.maxX - origin.x, height: clip.maxY - origin.y)
        var own = properties
        own.transform = .identity
        own.position = CGPoint(
            x: own.bounds.minX + own.bounds.width * own.anchorPoint.x - origin.x,
            y: own.bounds.minY + own.bounds.height * own.anchorPoint.y - origin.y)
        var stage = LayerProperties()
        stage.bounds.size = size
        stage.anchorPoint = .zero
        let tree = RenderTree(
            root: RenderLayer(id: .unique(), properties: stage, sublayers: [modelSnapshot(own)]), size: size)
        guard let bitmap = OffscreenRenderer.bitmap(of: tree, at: 0, scale: scale) else { return }
        let place = CGRect(
            origin: origin, size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
        ctx.drawImage(bitmap, in: place, opacity: 1, nearest: false)
    }

    /// The subtree as a value without its animations, with `properties` for this layer's own.
    private func modelSnapshot(_ properties: LayerProperties) -> RenderLayer {
        RenderLayer(
            id: id, properties: properties, sublayers: children.map { $0.modelSnapshot($0.properties) },
            mask: maskLayer.map { $0.modelSnapshot($0.properties) })
    }
}
