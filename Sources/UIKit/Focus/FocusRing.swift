import CoreGraphics
import QuartzCore

/// The ring's distance from the shape and the width of its line, in points; the width where contrast is to be stronger.
/// Ours, after the desktop's: GNOME's rings are 2 points wide, and 1 away.
private let gap: CGFloat = 2
private let lineWidth: CGFloat = 3
private let strongLineWidth: CGFloat = 4
/// The line between a ring inside of its shape and what the shape is filled with, in points: in the background's
/// colour, so that a ring shows on a button of the tint's colour.
private let contrastWidth: CGFloat = 2

/// The ring around the view that has the keyboard's focus: layers in the view's own, so that they go where it goes.
/// Main actor only.
@MainActor
final class FocusRing {
    private unowned let view: UIView
    private let line = CALayer(hasActions: false)
    private let contrast = CALayer(hasActions: false)
    private let outline = CAShapeLayer(hasActions: false)

    /// The ring of `view`, around it already.
    init(_ view: UIView) {
        self.view = view
        for layer in [line, contrast, outline] { layer.isHidden = true }
        outline.fillColor = nil
        update()
    }

    /// Removes the ring.
    func remove() {
        for layer in [line, contrast, outline] { layer.removeFromSuperlayer() }
    }

    /// Updates the ring to the view's present shape, tint and traits.
    func update() {
        for layer in [line, contrast, outline] where layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        let halo = view.focusEffect as? UIFocusHaloEffect
        let traits = view.traitCollection
        let width = traits.accessibilityContrast == .high ? strongLineWidth : lineWidth
        let color = view.tintColor.value(in: traits).cgColor
        for layer in [line, contrast] { layer.isHidden = halo == nil }
        outline.isHidden = true
        guard let halo else { return }
        var (rect, radius) = view.focusShape
        line.cornerCurve = view.layer.cornerCurve
        switch halo.shape {
        case .own: break
        case .roundedRect(let own, let ownRadius, let isContinuous):
            (rect, radius) = (own, max(ownRadius, 0))
            line.cornerCurve = isContinuous ? .continuous : .circular
        case .path(let path):
            for layer in [line, contrast] { layer.isHidden = true }
            outline.isHidden = false
            (outline.path, outline.lineWidth, outline.strokeColor) = (path.cgPath, width, color)
            return
        }
        guard rect.isFinite, radius.isFinite else {
            for layer in [line, contrast] { layer.isHidden = true }
            return
        }
        let isCut = view.layer.masksToBounds || view.layer.mask != nil
        let isInside = halo.position == .inside || halo.position == .automatic && isCut
        place(line, around: rect, radius, outset: isInside ? 0 : gap + width, width)
        line.borderColor = color
        contrast.isHidden = !isInside
        contrast.cornerCurve = line.cornerCurve
        place(contrast, around: rect, radius, outset: -width, contrastWidth)
        contrast.borderColor = UIColor.systemBackground.value(in: traits).cgColor
    }

    /// Makes `layer` draw a line of `width` whose outer edge lies `outset` points outside of `rect`.
    private func place(
        _ layer: CALayer, around rect: CGRect, _ radius: CGFloat, outset: CGFloat, _ width: CGFloat
    ) {
        layer.frame = rect.insetBy(
            dx: min(-outset, rect.width / 2), dy: min(-outset, rect.height / 2))
        layer.cornerRadius = max(radius + outset, 0)
        layer.borderWidth = width
    }

    /// The distance that a ring extends beyond the view's bounds, in points.
    static let reach = gap + strongLineWidth
}
