import CoreGraphics
import ObjectiveC
import QuartzCore

extension UIView {
    /// Runs `body`, which may change bounds and position because of `call`, and what follows if it does.
    final func changeGeometry(by call: StaticString = #function, _ body: () -> Void) {
        let layer = layer
        asking(by: call) {
            let (bounds, position) = (layer.bounds, layer.position)
            let frame = KeyValueObserving.mayBeObserved(self) ? layer.frame : nil
            body()
            let new = layer.bounds
            guard new != bounds || layer.position != position else { return }
            geometryDidChange()
            if new.size != bounds.size { sizeDidChange(from: bounds.size) }
            noteGeometry(from: bounds, position, frame)
        }
    }

    /// Changes the layer, because of `call`.
    final func changeLayer(by call: StaticString = #function, _ change: (CALayer) -> Void) {
        requireMainThread(call)
        change(layer)
    }

    private func sizeDidChange(from old: CGSize) {
        if contentMode == .redraw || old.width == 0 || old.height == 0 {
            if Self.self != UIView.self { layer.setNeedsDisplay() }
        }
        guard autoresizesSubviews else { return }
        autoresizeSubviews(from: old, to: layer.bounds.size)
    }
}
