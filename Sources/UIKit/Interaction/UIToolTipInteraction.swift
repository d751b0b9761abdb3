import CoreGraphics
import QuartzCore

/// Seconds for which the pointer rests before the text comes, and for which it stays. Ours.
private let (restDuration, shownDuration) = (0.5, 10.0)

/// An object that has what is shown beside a pointer that rests over a view. Its method is optional. Main thread.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// What is shown at `point` of the view; nil for nothing. Without it, the interaction's own text.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// The interaction's own text.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        guard let target = forwarding(self, (any UIToolTipInteractionDelegate).self) else { return interaction.usual }
        return target.toolTipInteraction(interaction, configurationAt: point)
    }
}

/// Shows a text beside a pointer that rests over a view. It goes when the pointer leaves, and at a press. Main thread.
@preconcurrency @MainActor
open class UIToolTipInteraction: UIInteraction, _PlainObject {
    /// The object that has what is shown. Not retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether anything is shown. True by default.
    open var isEnabled = true {
        didSet { if !isEnabled { hide() } }
    }

    /// The text where the delegate has none; nil for nothing.
    open var defaultToolTip: String?

    /// The view.
    public private(set) final weak var view: UIView?
    private let hover = UIHoverGestureRecognizer()
    private let press = PressNotice()
    private var timer: MediaTimer?
    private weak var shown: ToolTipView?
    /// The part of the view that the text which is shown is about.
    private var rect = CGRect.null
    /// Whether nothing is shown until the pointer comes anew.
    private var isSpent = false

    /// An interaction without a text of its own.
    public init() {
        hover.addTarget(self, action: UIToolTipInteraction.hovered)
        press.pressed = { [weak self] in self?.wasPressed() }
    }

    /// An interaction that shows `defaultToolTip`.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// The interaction's own text, as what is shown.
    final var usual: UIToolTipConfiguration? { defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }

    open func willMove(to view: UIView?) {
        hide()
        for recognizer in [hover, press] { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [hover, press] { view?.addGestureRecognizer(recognizer) }
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        let point = hover.location(in: view)
        switch hover.state {
        case .began, .changed:
            if hover.state == .began { isSpent = false }
            if shown != nil {
                if rect.isNull || rect.contains(point) { return }
                hide()
            }
            wait(at: point)
        default: hide()
        }
    }

    private func wait(at point: CGPoint) {
        timer?.cancel()
        guard isEnabled, !isSpent, let clock = view?.window?.clock else { return }
        timer = MediaTimer(at: clock.now() + restDuration, clock: clock) { [weak self] in self?.show(at: point) }
    }

    private func show(at point: CGPoint) {
        let configuration = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? usual
        guard let view, let window = view.window, let configuration, !configuration.toolTip.isEmpty else { return }
        let made = ToolTipView(configuration.toolTip, style: view.traitCollection.userInterfaceStyle)
        made.show(in: window, at: view.convert(point, to: nil))
        (shown, rect) = (made, configuration.sourceRect)
        timer = MediaTimer(at: window.clock.now() + shownDuration, clock: window.clock) { [weak self] in
            self?.wasPressed()
        }
    }

    private func hide() {
        timer?.cancel()
        shown?.removeFromSuperview()
        shown = nil
    }

    private func wasPressed() {
        isSpent = true
        hide()
    }
}

/// Hears of presses, and recognises none.
private final class PressNotice: UIGestureRecognizer {
    var pressed: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pressed()
        state = .failed
    }
}

extension UIControl {
    /// The text that is shown beside a pointer that rests over the control; nil, the default, for none.
    public final var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let interaction = toolTipInteraction {
                interaction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }

    /// What shows that text; nil until there is one.
    public final var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
