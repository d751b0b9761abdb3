import CoreGraphics
import OctantBase
import RenderServer

extension CALayer {
    /// Lays out whatever waits for it, from the outermost waiting superlayer down.
    final func layOut() {
        var top = self
        while let next = top.parent, next.needsLayout() { top = next }
        _ = LayerThread.current.passes.settle(top, .subtreeLayout) { top.layoutSubtree() }
    }

    /// Lays out what waits for it in this subtree, once each. Returns whether anything was laid out.
    ///
    /// What a layer asks for itself while it lays out is left for the next pass, and so is what lies before it.
    final func layoutSubtree() -> Bool {
        if dirt.remove(.preparation) != nil { (delegate as? any LayoutOwner)?.prepareTree() }
        guard dirt.contains(.subtreeLayout) else { return false }
        if StackSpace.isLow { return StackSpace.extend { layoutSubtree() } }
        dirt.remove(.subtreeLayout)
        var hasLaidOut = false
        if dirt.contains(.layingOut) {
            if dirt.contains(.layout) { dirt.insert(.subtreeLayout) }
        } else if dirt.remove(.layout) != nil {
            dirt.insert(.layingOut)
            layoutSublayers()
            dirt.remove(.layingOut)
            hasLaidOut = true
        }
        func layOut(_ layer: CALayer) {
            if layer.layoutSubtree() { hasLaidOut = true }
            if layer.dirt.contains(.subtreeLayout) { dirt.insert(.subtreeLayout) }
        }
        for layer in children { layOut(layer) }
        if let maskLayer { layOut(maskLayer) }
        return hasLaidOut
    }

    /// Displays what waits for it in this subtree. Returns whether anything was displayed.
    @discardableResult
    final func displaySubtree() -> Bool {
        guard dirt.contains(.subtreeDisplay) else { return false }
        if StackSpace.isLow { return StackSpace.extend { displaySubtree() } }
        dirt.remove(.subtreeDisplay)
        var hasDisplayed = dirt.contains(.display)
        displayIfNeeded()
        for layer in children where layer.displaySubtree() { hasDisplayed = true }
        if maskLayer?.displaySubtree() ?? false { hasDisplayed = true }
        return hasDisplayed
    }

    /// Displays the layer if that waits.
    final func displayWhatWaits() {
        guard dirt.remove(.display) != nil else { return }
        if hasCustomAnimations { displayFrame() } else { display() }
    }

    /// Draws the contents anew. No action is run: what is drawn shows at once.
    package final func drawContents() {
        let image = drawnContents()
        (contentsObject, drewContents) = (image, true)
        guard image !== properties.contents else { return }
        properties.contents = image
        mark(.render)
    }

    /// The contents drawn anew, at `contentsScale`, through `draw(in:)`; nil when nothing was drawn. Of a layer that is
    /// larger than a bitmap may be, the top left part is. While properties that the program added animate, a copy with
    /// their values draws.
    package final func drawnContents() -> CGImage? {
        let drawn = presented == nil && hasCustomAnimations ? makeFrame() : self
        return drawn.drawnContents(scale: contentsScale)
    }

    /// Returns the contents drawn at `scale` pixels a point.
    package final func drawnContents(scale: CGFloat) -> CGImage? {
        let bounds = bounds
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard let part = Bitmap.part(ofWidth: width, height: height) else { return nil }
        let isWhole = CGFloat(part.width) == width && CGFloat(part.height) == height
        if !isWhole {
            Log.once(
                "layer.display",
                "a layer of \(width) x \(height) pixels is too large: \(part.width) x \(part.height) of it are drawn")
        }
        guard let bitmap = Bitmap(width: part.width, height: part.height),
            let ctx = CGContext(bitmap: bitmap, scale: scale)
        else {
            Log.once("layer.display.memory", "there is no memory to draw \(part.width) x \(part.height) pixels")
            return nil
        }
        ctx.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        delegate?.layerWillDraw(self)
        draw(in: ctx)
        if bitmap.isBlank { return nil }
        if contentsFormat == .gray8Uint { bitmap.turnGray() }
        if isWhole { return CGImage(bitmap: bitmap, marks: contentsFormat == .gray8Uint ? nil : ctx.marks) }
        return CGImage(bitmap: bitmap, partOf: CGSize(width: width, height: height))
    }
}
