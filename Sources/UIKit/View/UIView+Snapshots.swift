import CoreGraphics
import OctantBase
import QuartzCore

extension UIView: @preconcurrency ScalableContents {
    package func contents(of layer: CALayer, scale: CGFloat) -> CGImage? {
        layer === self.layer && hasDrawnContents ? layer.drawnContents(scale: scale) : nil
    }
}

extension UIView {
    /// Draws the view and all in it into the current context, as it is shown now, animations included, so that its
    /// bounds fill `rect`.
    ///
    /// With `afterUpdates` what waits for layout, display and commit is brought in first, so that changes of this turn
    /// are included. Without it the image is of what was last committed, and a view that was never committed draws
    /// nothing. Returns whether all of the view was drawn; false without a current context and for a view of no size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0, rect.width > 0,
            rect.height > 0, numbers.allSatisfy(\.isFinite)
        else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if afterUpdates && !layer.commitTree() {
            // No window shows it: there is the model, and nothing moves.
            layoutIfNeeded()
            layer.render(in: context)
            return true
        }
        if layer.drawShown(in: context) { return true }
        Log.once("view.snapshot", "a view that was never shown is drawn as it is seen: say afterScreenUpdates: true")
        return false
    }

    /// A view that shows an image of this one as it is shown now, as large as its bounds; nil where there is none, as
    /// in `drawHierarchy(in:afterScreenUpdates:)`.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows an image of what of this one is in `rect`, of its own space, as it is seen now. When the view
    /// is resized the parts within `capInsets` of the edges keep their size. Nil where there is no image to be had.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = resolvedScale(traitCollection.displayScale)
        var isDrawn = false
        let drawn = UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in
            isDrawn = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        }
        guard isDrawn, let pixels = drawn.cgImage else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        (view.layer.contents, view.layer.contentsScale) = (pixels, format.scale)
        view.layer.contentsCenter = CGRect(
            x: capInsets.left / rect.width, y: capInsets.top / rect.height,
            width: max(rect.width - capInsets.left - capInsets.right, 0) / rect.width,
            height: max(rect.height - capInsets.top - capInsets.bottom, 0) / rect.height)
        return view
    }
}
