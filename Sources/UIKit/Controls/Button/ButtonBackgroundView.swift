import CoreGraphics
import QuartzCore

/// The background of a button: colour, corners, frame and image of a background configuration.
final class ButtonBackgroundView: UIView {
    private let frameLayer = CALayer(hasActions: false)
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    private var strokeColor: UIColor?
    private var strokeOutset: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(frameLayer)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `background` with this colour, and the frame in `tint` unless it has a colour.
    func show(_ background: UIBackgroundConfiguration, color: UIColor, tint: UIColor) {
        if backgroundColor != color { backgroundColor = color }
        let stroke = background.strokeColor ?? tint
        strokeColor = background.strokeColorTransformer.map { $0(stroke) } ?? stroke
        strokeOutset = background.strokeOutset.isFinite ? background.strokeOutset : 0
        frameLayer.borderWidth = sanitized(background.strokeWidth)
        show(background.visualEffect)
        showImage(of: background)
        if customView !== background.customView {
            customView?.removeFromSuperview()
            customView = background.customView
            if let customView { addSubview(customView) }
        }
        resolveStroke()
        setNeedsLayout()
    }

    /// The radius of the corners, in points.
    var radius: CGFloat = 0 {
        didSet {
            guard radius != oldValue else { return }
            layer.cornerRadius = radius
            setNeedsLayout()
        }
    }

    private func show(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(frame: bounds)
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
        if view.effect !== effect { view.effect = effect }
    }

    private func showImage(of background: UIBackgroundConfiguration) {
        guard let image = background.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: bounds)
        if imageView == nil { insertSubview(view, at: effectView == nil ? 0 : 1) }
        imageView = view
        view.clipsToBounds = true
        view.contentMode = background.imageContentMode
        view.image = image
    }

    private func resolveStroke() {
        frameLayer.borderColor = strokeColor?.value(in: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A line so far inside that nothing is left for it to go around is not seen.
        let outline = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
        frameLayer.frame = outline.isNull ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : outline
        frameLayer.cornerRadius = max(radius + (radius > 0 ? strokeOutset : 0), 0)
        for view in [effectView, imageView] {
            view?.frame = bounds
            view?.layer.cornerRadius = radius
        }
        customView?.frame = bounds
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        resolveStroke()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        resolveStroke()
    }
}
