import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// Draws the model of this subtree, in its own space, into `ctx`.
    final func drawModel(in ctx: CGContext) {
        layoutIfNeeded()
        displaySubtree()
        draw(in: ctx, at: 0) { modelSnapshot(properties(scale: $1).standing(from: $0), scale: $1) }
    }

    /// Draws this subtree, in its own space, into `ctx` as it is seen at the present media time, as of the last commit.
    /// Returns whether it was ever shown; else nothing is drawn.
    package final func drawShown(in ctx: CGContext) -> Bool {
        guard let rendered else { return false }
        let time = convertTime(hostContext?.now ?? CACurrentMediaTime(), from: nil)
        let parentTime = timing.parentTime(fromLocal: time)
        draw(in: ctx, at: parentTime) { origin, _ in
            rendered.still(at: time) { $0 = $0.standing(from: origin) }
        }
        return true
    }

    /// Commits the tree that the layer is in, now. Returns whether it is hosted.
    package final func commitTree() -> Bool {
        guard let context = hostContext else { return false }
        context.commit()
        return true
    }

    /// Draws what `content` returns into `ctx`, as at `time`: through a bitmap of the visible part of the clip, at the
    /// context's own number of pixels a unit. `content` gets the origin of the bitmap, in the layer's space, and that
    /// number.
    private func draw(in ctx: CGContext, at time: Double, _ content: (CGPoint, CGFloat) -> RenderLayer) {
        let matrix = ctx.pixelTransform
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        let clip = ctx.boundingBoxOfClipPath
        guard scale > 0, scale.isFinite, clip.isFinite, !clip.isEmpty else { return }
        // From a whole pixel on, so that an unturned layer comes out pixel by pixel.
        let origin = CGPoint(
            x: clip.minX.rounded(toPixelsAt: scale, .down), y: clip.minY.rounded(toPixelsAt: scale, .down))
        let size = CGSize(width: clip.maxX - origin.x, height: clip.maxY - origin.y)
        var stage = LayerProperties()
        stage.bounds.size = size
        stage.anchorPoint = .zero
        let root = RenderLayer(id: .unique(), properties: stage, sublayers: [content(origin, scale)])
        let tree = RenderTree(root: root, size: size)
        guard let bitmap = OffscreenRenderer.bitmap(of: tree, at: time, scale: scale) else { return }
        let frame = CGRect(
            origin: origin, size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
        ctx.drawImage(bitmap, in: frame, opacity: 1, nearest: false)
    }

    /// The subtree as a value without its animations, with `properties` for this layer's own, its drawings made for
    /// `scale` pixels a point.
    private func modelSnapshot(_ properties: LayerProperties, scale: CGFloat) -> RenderLayer {
        if StackSpace.isLow { return StackSpace.extend { modelSnapshot(properties, scale: scale) } }
        return RenderLayer(
            id: id, properties: properties,
            sublayers: children.map { $0.modelSnapshot($0.properties(scale: scale), scale: scale) },
            mask: maskLayer.map { $0.modelSnapshot($0.properties(scale: scale), scale: scale) })
    }
}

extension LayerProperties {
    /// The properties of a layer positioned so that its own space is its superlayer's, shifted by `origin`.
    fileprivate func standing(from origin: CGPoint) -> LayerProperties {
        var own = self
        own.transform = .identity
        own.position = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x - origin.x,
            y: bounds.minY + bounds.height * anchorPoint.y - origin.y)
        return own
    }
}
