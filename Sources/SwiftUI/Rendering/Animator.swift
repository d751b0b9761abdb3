import QuartzCore
import UIKit

/// Shows appearances on screen, at once or animated: the seam between what views describe and layer animations. Main
/// actor only.
@MainActor protocol Animator: AnyObject {
    /// Shows `appearance` on `view`, which showed `former` before (nil for a new view), by `transaction`.
    func show(
        _ appearance: RenderAttributes, after former: RenderAttributes?, on view: UIView, in transaction: Transaction)

    /// The view of `element` is new, with all of `root`, the element itself or one around it: its first appearance
    /// comes next.
    func come(_ element: Element, of root: Element, in transaction: Transaction)

    /// Makes `element` leave the screen with all of `root`, the element itself or one around it: its node is gone.
    /// Returns whether it stays for a while; then `done` is called in the end, which removes its view.
    func leave(
        _ element: Element, of root: Element, in transaction: Transaction, done: @escaping @MainActor () -> Void
    ) -> Bool

    /// Returns `appearance`, which `view` is to have, as it is on its way out.
    func leaving(_ appearance: RenderAttributes, of view: UIView) -> RenderAttributes

    /// Whether `view` is on its way out.
    func isLeaving(_ view: UIView) -> Bool

    /// Keeps `element`, which may have been on its way out: `done` is not to be called. Its appearance comes next.
    func stay(_ element: Element)
}

extension RenderAttributes {
    /// Applies the appearance to `view`; what is as in `former` is left alone.
    @MainActor func apply(to view: UIView, after former: RenderAttributes?) {
        if frame != former?.frame || motion.anchor != (former?.motion.anchor ?? .center) {
            // Not `frame`, which means nothing where the view is turned.
            view.layer.anchorPoint = CGPoint(x: motion.anchor.x, y: motion.anchor.y)
            view.bounds.size = frame.size
            view.center = anchorPosition
        }
        if motion != (former?.motion ?? RenderMotion()) || frame.size != former?.frame.size {
            view.transform3D = motion.transform(size: frame.size)
        }
        if opacity != (former?.opacity ?? 1) { view.alpha = opacity }
        let layer = view.layer
        if background != former?.background { layer.backgroundColor = background }
        if cornerRadius != (former?.cornerRadius ?? 0) { layer.cornerRadius = cornerRadius }
        if clips != (former?.clips ?? false) { layer.masksToBounds = clips }
        if shape != former?.shape, let surface = view as? ShapeSurface { surface.show(shape) }
        if mask != former?.mask { mask.mask(layer) }
        if blur != (former?.blur ?? 0) { layer.blurRadius = blur }
        if colorFilter != former?.colorFilter { layer.colorMatrix = colorFilter?.matrix }
        if blendMode != (former?.blendMode ?? .normal) { layer.blendMode = blendMode.cgBlendMode }
        if shadow != former?.shadow { shadow.apply(to: layer) }
    }
}

extension RenderShadow? {
    /// Sets the shadow behind `layer`, or none.
    func apply(to layer: CALayer) {
        layer.shadowOpacity = self == nil ? 0 : 1
        guard let self else { return }
        (layer.shadowColor, layer.shadowRadius, layer.shadowOffset) = (self.color, self.radius, self.offset)
    }
}

extension RenderShape? {
    /// Cuts `layer` to the shape, or not at all.
    func mask(_ layer: CALayer) {
        guard self != nil else { return layer.mask = nil }
        let cut = layer.mask as? CAShapeLayer ?? CAShapeLayer(hasActions: false)
        apply(to: cut)
        if layer.mask !== cut { layer.mask = cut }
    }

    /// Makes `layer` show the shape, or nothing.
    func apply(to layer: CAShapeLayer) {
        layer.path = self?.path
        layer.fillColor = self?.fill
        layer.strokeColor = self?.stroke
        guard let self else { return }
        layer.lineWidth = self.lineWidth
        layer.strokeStart = self.trimStart
        layer.strokeEnd = self.trimEnd
        layer.lineCap = self.lineCap
        layer.lineJoin = self.lineJoin
        layer.miterLimit = self.miterLimit
        layer.lineDashPattern = self.dash.isEmpty ? nil : self.dash.map { NSNumber(value: Double($0)) }
        layer.lineDashPhase = self.dashPhase
        layer.fillRule = self.isEvenOdd ? .evenOdd : .nonZero
        layer.isAntialiased = self.isAntialiased
    }
}

/// A view that shows what an element draws or contains, and gets no touches itself.
class SurfaceView: UIView {
    /// A view of no size.
    init() {
        super.init(frame: .zero)
        layer.needsDisplayOnBoundsChange = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Returns true: the contents of the view may extend beyond it, and are touched there, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
