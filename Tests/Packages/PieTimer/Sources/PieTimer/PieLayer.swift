import UIKit

class PieLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var pieColor: CGColor?
    @NSManaged public dynamic var inset: CGFloat

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(progress) || key == #keyPath(PieLayer.pieColor) { return true }
        return super.needsDisplay(forKey: key)
    }

    override init() {
        super.init()
        inset = 2
        contentsScale = 2
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(PieLayer.progress), let old = presentation()?.value(forKey: event) else {
            return super.action(forKey: event)
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = old
        animation.duration = 0.25
        return animation
    }

    override func draw(in context: CGContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.setFillColor(pieColor ?? UIColor.red.cgColor)
        context.move(to: center)
        context.addArc(
            center: center, radius: bounds.width / 2 - inset, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: false)
        context.closePath()
        context.fillPath()
    }
}

@IBDesignable public final class PieTimer: UIView {
    override public class var layerClass: AnyClass { return PieLayer.self }
    private var pie: PieLayer { return layer as! PieLayer }

    @IBInspectable public var progress: CGFloat {
        get { return pie.progress }
        set { pie.progress = newValue }
    }

    @IBInspectable public var color: UIColor? {
        didSet { pie.pieColor = color?.cgColor }
    }

    /// Runs from full to empty.
    public func run(for duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: #keyPath(PieLayer.progress))
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = duration
        pie.add(animation, forKey: "run")
    }

    public var isRunning: Bool { return pie.animation(forKey: "run") != nil }
}
