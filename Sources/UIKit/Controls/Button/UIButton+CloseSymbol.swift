import CoreGraphics

/// Points along each side of the cross on buttons of the type `close`, and across its strokes. Ours.
private let side: CGFloat = 11
private let lineWidth: CGFloat = 2
/// From the cross to the button's sides, in points: 30 in all.
private let inset: CGFloat = 9.5

extension UIButton.Configuration {
    /// A cross on a grey disc.
    static func close() -> UIButton.Configuration {
        var configuration = UIButton.Configuration.gray()
        let path = UIBezierPath()
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        let (low, high) = (lineWidth / 2, side - lineWidth / 2)
        for (start, end) in [(low, high), (high, low)] {
            path.move(to: CGPoint(x: start, y: low))
            path.addLine(to: CGPoint(x: end, y: high))
        }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        configuration.image = renderer.image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }
        configuration.baseForegroundColor = .secondaryLabel
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)
        return configuration
    }
}
