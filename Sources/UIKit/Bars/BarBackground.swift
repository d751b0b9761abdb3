import CoreGraphics
import QuartzCore

/// The background of a bar in one appearance: an effect, a colour, an image, and the line along one edge. Main actor
/// only.
final class BarBackground: UIView {
    /// The edge that the line is at: the one towards the content.
    enum Edge {
        case top, bottom
    }

    private let edge: Edge
    private let effectView = UIVisualEffectView(effect: nil)
    private let color = CALayer(hasActions: false)
    private let imageView = UIImageView()
    private let lineView = UIImageView()

    /// A background with its line at `edge`.
    init(lineAt edge: Edge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(effectView)
        layer.addSublayer(color)
        addSubview(imageView)
        addSubview(lineView)
        imageView.contentMode = .scaleToFill
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The look that is shown.
    private var shown: (effect: UIBlurEffect?, color: UIColor?, line: UIColor?) = (nil, nil, nil)

    /// Shows `appearance`.
    func show(_ appearance: UIBarAppearance) {
        shown = (appearance.backgroundEffect, appearance.backgroundColor, appearance.shadowColor)
        if effectView.effect !== shown.effect { effectView.effect = shown.effect }
        effectView.isHidden = shown.effect == nil
        imageView.image = appearance.backgroundImage
        imageView.isHidden = imageView.image == nil
        lineView.image = appearance.shadowImage
        lineView.tintColor = shown.line
        lineView.isHidden = appearance.shadowImage == nil && shown.line == nil
        recolor()
        setNeedsLayout()
    }

    /// Resolves the colours anew.
    private func recolor() {
        let traits = traitCollection
        color.backgroundColor = shown.color?.value(in: traits).cgColor
        color.isHidden = shown.color == nil
        lineView.backgroundColor = lineView.image == nil ? shown.line : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        color.frame = bounds
        imageView.frame = bounds
        let height = lineView.image?.size.height ?? 1 / resolvedScale(traitCollection.displayScale)
        // An image hangs over the edge, a line of the bar's own is inside.
        let outside = lineView.image == nil ? 0 : height
        let y = edge == .top ? -outside : bounds.height - height + outside
        lineView.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}
