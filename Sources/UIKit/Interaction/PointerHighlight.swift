import CoreGraphics
import QuartzCore

/// Points by which what lights up is larger than the button, to each side, and its corners' radius. Ours.
private let (outset, cornerRadius): (CGFloat, CGFloat) = (6, 8)

/// Lights up what is behind a button while a pointer is over it. Main thread.
final class PointerHighlight: UIInteraction {
    private(set) weak var view: UIView?
    private let hover = UIHoverGestureRecognizer()
    private let light = CALayer(hasActions: false)

    init() {
        light.cornerRadius = cornerRadius
        hover.addTarget(self, action: PointerHighlight.hovered)
    }

    func willMove(to view: UIView?) {
        light.removeFromSuperlayer()
        self.view?.removeGestureRecognizer(hover)
    }

    func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        guard let view, hover.isActive, (view as? UIControl)?.isEnabled ?? true else {
            return light.removeFromSuperlayer()
        }
        light.frame = view.bounds.insetBy(dx: -outset, dy: -outset)
        light.backgroundColor = UIColor.quaternarySystemFill.value(in: view.traitCollection).cgColor
        if light.superlayer !== view.layer { view.layer.insertSublayer(light, at: 0) }
    }
}

extension UIButton {
    /// Whether the button lights up under a pointer. False by default.
    public final var isPointerInteractionEnabled: Bool {
        get { interactions.contains { $0 is PointerHighlight } }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if newValue { return addInteraction(PointerHighlight()) }
            for case let highlight as PointerHighlight in interactions { removeInteraction(highlight) }
        }
    }
}
