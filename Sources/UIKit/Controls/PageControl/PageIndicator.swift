import CoreGraphics
import QuartzCore

/// The diameter of a dot, in points. Source: docs/sources/indicators.md, Page controls.
private let dotDiameter: CGFloat = 7.6
/// The name of the animation that fills the indicator.
private let fillKey = "fill"

/// The indicator of one page: a dot, a pill that fills up, or an image.
@MainActor
final class PageIndicator {
    /// The dot or pill, with its filling.
    let layer = CALayer(hasActions: false)
    private let filling = CALayer(hasActions: false)
    /// The image, while there is one.
    private(set) var imageView: UIImageView?
    private var slot = CGRect.zero
    private var scale: CGFloat = 0
    private var isVertical = false
    private var isReversed = false

    init() {
        layer.masksToBounds = true
        layer.addSublayer(filling)
        filling.isHidden = true
    }

    /// Removes all that it shows.
    func remove() {
        layer.removeFromSuperlayer()
        imageView?.removeFromSuperview()
    }

    /// Shows `image`, nil for a dot, in `view`.
    func show(_ image: UIImage?, in view: UIView) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            layer.isHidden = false
            return
        }
        let shown = imageView ?? UIImageView()
        if imageView == nil {
            imageView = shown
            view.addSubview(shown)
        }
        shown.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        layer.isHidden = true
        place()
    }

    /// Shows the dot, or tints the image, in `color`, and fills it, where it fills, in `filled`.
    func paint(_ color: UIColor, filled: UIColor, for traits: UITraitCollection) {
        layer.backgroundColor = color.value(in: traits).cgColor
        filling.backgroundColor = filled.value(in: traits).cgColor
        imageView?.tintColor = color
    }

    /// Places the indicator in `slot`; `isVertical` and `isReversed` are the way in which it fills.
    func place(in slot: CGRect, scale: CGFloat, isVertical: Bool, isReversed: Bool, animated: Bool) {
        guard (slot, scale, isVertical, isReversed) != (self.slot, self.scale, self.isVertical, self.isReversed) else {
            return
        }
        (self.slot, self.scale, self.isVertical, self.isReversed) = (slot, scale, isVertical, isReversed)
        layer.glide(["position", "bounds", "cornerRadius"], animated: animated) { place() }
    }

    private func place() {
        let inset = max(0, (min(slot.width, slot.height) - dotDiameter * scale) / 2)
        let shown = slot.insetBy(dx: inset, dy: inset)
        layer.bounds = CGRect(origin: .zero, size: shown.size)
        layer.position = CGPoint(x: slot.midX, y: slot.midY)
        layer.cornerRadius = min(shown.width, shown.height) / 2
        filling.bounds = layer.bounds
        filling.cornerRadius = layer.cornerRadius
        guard let imageView else { return }
        imageView.bounds = CGRect(origin: .zero, size: imageView.intrinsicContentSize)
        imageView.center = CGPoint(x: slot.midX, y: slot.midY)
        imageView.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Shows `progress`, 0...1; nil for a plain dot. With `remaining` it fills up within so many seconds, whatever the
    /// main thread does.
    func fill(_ progress: CGFloat?, remaining: Double?) {
        filling.isHidden = progress == nil
        filling.removeAnimation(forKey: fillKey)
        guard let progress else { return }
        let (start, end) = (fillPosition(progress), fillPosition(1))
        filling.position = remaining == nil ? start : end
        guard let remaining else { return }
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = start
        animation.duration = remaining
        filling.add(animation, forKey: fillKey)
    }

    private func fillPosition(_ progress: CGFloat) -> CGPoint {
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        let shift = (progress - 1) * (isVertical ? layer.bounds.height : layer.bounds.width) * (isReversed ? -1 : 1)
        return isVertical
            ? CGPoint(x: middle.x, y: middle.y + shift) : CGPoint(x: middle.x + shift, y: middle.y)
    }
}
