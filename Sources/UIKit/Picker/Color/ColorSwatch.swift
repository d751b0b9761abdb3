import CoreGraphics
import QuartzCore

/// A colour on a checkerboard, which shows through as far as the colour lets it. Main actor only.
final class ColorSwatch: UIView {
    private let paint = CALayer(hasActions: false)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Checkerboard.color
        clipsToBounds = true
        isUserInteractionEnabled = false
        layer.addSublayer(paint)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `color`.
    func show(_ color: ColorValue) {
        backgroundColor = color.alpha < 1 ? Checkerboard.color : .clear
        paint.backgroundColor = color.cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paint.frame = bounds
    }
}
