import QuartzCore
import UIKit

// The opacity of the black that dims. Source: docs/sources.md, Requirements 10.
private let dim: CGFloat = 0.3
// Seconds in which the overlay comes and goes: those of UIKit's older blocks (docs/sources/views.md, Animation blocks).
private let fadeDuration = 0.2
// The panel on a dimmed overlay: points from its content to its edge, and the radius of its corners. Ours.
private let padding: CGFloat = 24
private let cornerRadius: CGFloat = 16
// Points that stay free around that. Ours.
private let margin: CGFloat = 16

/// A cover of a view while something loads: an indicator in the middle, with text and a button to cancel.
///
/// A view has one overlay, whoever asks for it and how often. Each `show(in:)` returns a token for one piece of work,
/// and the overlay is shown while any of them is not dismissed; it shows the content of the last one that was. Shows
/// and dismissals may come in any order. Work that ends within its grace time shows nothing, and what is shown stays
/// for the minimum show time, so that nothing flashes.
///
/// The overlay gets all touches of the view while it is shown, and none before. A screen reader then reads nothing of
/// the view but the overlay: indicator, label and detail in one, and the button. It announces that when the overlay
/// comes, and that the work is halted when it goes, unless all of it was done. Main thread.
@preconcurrency @MainActor public final class LoadingOverlay: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let panel = OverlayPanel()
    private let timer = PresenceTimer()
    /// The works that are not dismissed, the oldest first.
    private var tokens: [Token] = []
    private var isDimmed = true
    /// The number of the fade under way, to tell it from earlier ones.
    private var fadeNumber = 0

    // MARK: Showing

    /// Shows the overlay over `view` for one piece of work, at the time set by `timing`. `onCancel` is called when the
    /// user presses the button, which is there if `content` has a title for it; the work is then yours to end.
    @discardableResult
    public static func show(
        in view: UIView, _ content: Content = Content(), timing: Timing = Timing(),
        onCancel: @escaping @MainActor () -> Void = {}
    ) -> Token {
        let overlay = current(in: view) ?? LoadingOverlay(over: view)
        view.bringSubviewToFront(overlay)
        return overlay.begin(content, timing, onCancel)
    }

    /// The overlay of `view`, seen or not; nil if it has none.
    static func current(in view: UIView) -> LoadingOverlay? {
        view.subviews.lazy.compactMap { $0 as? LoadingOverlay }.first
    }

    private init(over view: UIView) {
        super.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (isHidden, alpha) = (true, 0)
        accessibilityViewIsModal = true
        material.layer.cornerCurve = .continuous
        addSubview(material)
        material.contentView.addSubview(panel)
        panel.cancel = { [weak self] in self?.tokens.last?.onCancel() }
        timer.changed = { [weak self] in self?.fade(in: $0) }
        view.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func begin(
        _ content: Content, _ timing: Timing, _ onCancel: @escaping @MainActor () -> Void
    ) -> Token {
        let token = Token(self, content, onCancel)
        tokens.append(token)
        refresh()
        token.work = timer.begin(delay: timing.graceTime, minimum: timing.minimumShowTime)
        return token
    }

    /// The work of `token` is over.
    func end(_ token: Token) {
        tokens.removeAll { $0 === token }
        refresh()
        timer.end(token.work)
        if isHidden { leaveIfIdle() }
    }

    /// Updates what is shown to the last work's content; without work it stays as it is.
    func refresh() {
        guard let content = tokens.last?.content else { return }
        isDimmed = content.background == .dimmed
        backgroundColor = isDimmed ? UIColor(white: 0, alpha: dim) : nil
        panel.show(content, animated: timer.presence.isShown && UIView.areAnimationsEnabled)
        setNeedsLayout()
    }

    private func fade(in isShown: Bool) {
        panel.status.isUp = isShown
        fadeNumber += 1
        let number = fadeNumber
        if isShown {
            isHidden = false
            layoutIfNeeded()
        }
        // An appearing overlay gets touches from its first moment on.
        UIView.animate(withDuration: fadeDuration, delay: 0, options: .allowUserInteraction) {
            self.alpha = isShown ? 1 : 0
        } completion: { [weak self] _ in
            // A later fade does itself what is to be done after it.
            guard let self, self.fadeNumber == number, !isShown else { return }
            self.isHidden = true
            self.leaveIfIdle()
        }
    }

    private func leaveIfIdle() {
        if timer.presence.isIdle { removeFromSuperview() }
    }

    // MARK: As a view

    /// Lays out for text of another size.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Places the content in the middle: on a panel where the overlay dims, on all of it where it blurs.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let around = padding + margin
        let room = CGSize(width: max(bounds.width - 2 * around, 0), height: max(bounds.height - 2 * around, 0))
        let size = panel.sizeThatFits(room)
        let middle = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        material.frame = isDimmed ? middle.insetBy(dx: -padding, dy: -padding) : bounds
        material.layer.cornerRadius = isDimmed ? cornerRadius : 0
        panel.frame = middle.offsetBy(dx: -material.frame.minX, dy: -material.frame.minY)
    }

    /// Presses the button, if there is one.
    public override func accessibilityPerformEscape() -> Bool {
        if panel.canCancel { panel.cancel() }
        return panel.canCancel
    }

    /// Keeps the touch from what is covered.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch from what is covered.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch from what is covered.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch from what is covered.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
