import Easing
import UIKit

/// A message over a view, which goes when it is tapped.
open class Toast: UIView {
    @objc public private(set) dynamic var isLeaving = false
    public private(set) var ended: [String] = []
    private let label = UILabel()
    private let fader = Fader()

    @discardableResult
    @objc public static func show(_ text: String, in view: UIView) -> Toast {
        let toast = Toast(frame: CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 44))
        toast.label.text = text
        view.addSubview(toast)
        return toast
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        fader.listener = self
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 4)
    }

    @objc open func leave() {
        isLeaving = true
        fader.fade(layer, by: .brisk)
    }

    /// What the fader does when its animation is over.
    func endFading() { fader.animationDidStop(CABasicAnimation(), finished: true) }
}

extension Toast: EasingListener {
    public func easing(_ name: String, didEndOn layer: CALayer) {
        ended.append(name)
        removeFromSuperview()
    }
}
