import CoreGraphics
import QuartzCore

extension UIView {
    /// Draws the layer's contents through `draw(_:)`, unless the view never drew anything.
    final func displayContents() {
        // Nothing to draw on: `draw(_:)` is asked when there is. Until then nothing is left of what was drawn.
        guard layer.bounds.width > 0, layer.bounds.height > 0 else {
            if hasDrawnContents { layer.contents = nil }
            return
        }
        drawingReachedBase = false
        let image = layer.drawnContents()
        if image == nil && drawingReachedBase && !hasDrawnContents { return }
        hasDrawnContents = true
        layer.contents = image
    }

    /// Calls `draw(_:)` with `context` and the view's traits as the current ones.
    final func drawContents(in context: CGContext) {
        UIGraphicsPushContext(context)
        traits.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// Lays out now if that waits, because of `call`.
    final func layOutIfNeeded(by call: StaticString = #function) {
        requireMainThread(call)
        prepareLayout()
        layer.layoutIfNeeded()
    }

    /// Calls `layoutSubviews()`, between the controller's two callbacks.
    final func layOutSubviews() {
        traits.performAsCurrent {
            updatePropertiesIfNeeded()
            prepareLayout(for: self)
            viewController?.updateUnavailableContentIfNeeded()
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        followCorners()
        focusData?.ring?.update()
    }
}
