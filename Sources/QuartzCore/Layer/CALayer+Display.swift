import CoreGraphics
import RenderServer

extension CALayer {
    /// Lays out whatever waits for it, from the outermost waiting superlayer down.
    final func layOut() {
        var top = self
        while let next = top.parent, next.needsLayout() { top = next }
        var passes = 0
        while top.dirt.contains(.subtreeLayout) && passes < maximumCommitPasses {
            top.layoutSubtree()
            passes += 1
        }
    }

    /// Lays out what waits for it in this subtree, once each.
    final func layoutSubtree() {
        guard dirt.remove(.subtreeLayout) != nil else { return }
        if dirt.remove(.layout) != nil { layoutSublayers() }
        for layer in children { layer.layoutSubtree() }
        maskLayer?.layoutSubtree()
    }

    /// Displays what waits for it in this subtree.
    final func displaySubtree() {
        guard dirt.remove(.subtreeDisplay) != nil else { return }
        displayIfNeeded()
        for layer in children { layer.displaySubtree() }
        maskLayer?.displaySubtree()
    }

    /// Draws the contents anew. No action is run: what is drawn shows at once.
    package final func drawContents() {
        let image = drawnContents()
        contentsObject = image
        guard image !== properties.contents else { return }
        properties.contents = image
        mark(.render)
    }

    /// The contents drawn anew, at `contentsScale`, through `draw(in:)`; nil when nothing was drawn.
    package final func drawnContents() -> CGImage? {
        let (scale, bounds) = (contentsScale, bounds)
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width > 0, height > 0 else { return nil }
        let limit = CGFloat(bitmapSideLimit)
        guard width <= limit, height <= limit, let bitmap = Bitmap(width: Int(width), height: Int(height)),
            let ctx = CGContext(bitmap: bitmap, scale: scale)
        else {
            Log.once("layer.display", "a layer of \(width) x \(height) pixels is too large to be drawn")
            return nil
        }
        ctx.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        delegate?.layerWillDraw(self)
        draw(in: ctx)
        if bitmap.isBlank { return nil }
        if contentsFormat == .gray8Uint { bitmap.turnGray() }
        return CGImage(bitmap: bitmap)
    }
}
