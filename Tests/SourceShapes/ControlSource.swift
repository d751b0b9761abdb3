// Written as iOS sources are, with nothing in it that knows of Linux: that it compiles is half the test.
import UIKit

extension UIColor {
    convenience init(hex: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }

    static let brand = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0xFF9F0A) : UIColor(hex: 0xFF9500) }
}

/// Runs its spinner as long as any caller wants it.
final class CountingSpinner: UIActivityIndicatorView {
    private(set) var starts = 0

    override init(style: UIActivityIndicatorView.Style) {
        super.init(style: style)
        hidesWhenStopped = true
        color = .brand
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func startAnimating() {
        starts += 1
        super.startAnimating()
    }
}

/// A label that keeps away from its edges.
class PaddedLabel: UILabel {
    var padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: padding))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
    }

    override var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
}

/// A ring drawn by hand.
class RingView: UIView {
    var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 2,
            startAngle: -CGFloat.pi / 2, endAngle: -CGFloat.pi / 2 + progress * 2 * .pi, clockwise: true)
        path.lineWidth = 4
        path.lineCapStyle = .round
        tintColor.setStroke()
        path.stroke()
        context.restoreGState()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium), .foregroundColor: UIColor.label,
            .paragraphStyle: style, .kern: 0.5,
        ]
        let text = "\(Int(progress * 100))%" as NSString
        let size = text.size(withAttributes: attributes)
        text.draw(
            in: CGRect(x: 0, y: rect.midY - size.height / 2, width: rect.width, height: size.height),
            withAttributes: attributes)
    }
}

/// A loading screen, put together without Auto Layout.
class LoadingView: UIView {
    let spinner = CountingSpinner(style: .large)
    let label = PaddedLabel()
    let bar = UIProgressView(progressViewStyle: .default)
    let badge = UIImageView(image: LoadingView.dot(of: 6))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.3)
        label.text = "Loading…"
        label.textColor = .secondaryLabel
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        bar.trackTintColor = .systemFill
        bar.progressTintColor = .brand
        for view in [spinner, label, bar, badge] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        label.sizeToFit()
        label.frame = CGRect(
            x: 0, y: spinner.frame.maxY + 12, width: bounds.width, height: label.intrinsicContentSize.height)
        bar.frame = CGRect(x: 8, y: bounds.height - 12, width: bounds.width - 16, height: bar.frame.height)
        badge.frame.origin = CGPoint(x: 4, y: 4)
    }

    func show(_ fraction: Float) {
        if !spinner.isAnimating { spinner.startAnimating() }
        bar.setProgress(fraction, animated: true)
        if fraction >= 1 { spinner.stopAnimating() }
    }

    private static func dot(of diameter: CGFloat) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: diameter, height: diameter), false, 0)
        defer { UIGraphicsEndImageContext() }
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: diameter, height: diameter)).fill()
        return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysTemplate)
    }
}
