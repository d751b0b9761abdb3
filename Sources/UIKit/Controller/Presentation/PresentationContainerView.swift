import CoreGraphics

/// The view that holds what a presentation shows: it keeps touches, keys and screen readers from what is beneath. Main
/// actor only.
final class PresentationContainerView: UIView {
    private weak var presentation: Presentation?
    /// The size that the presented view was last placed in.
    private var placedSize = CGSize.zero

    /// The container of `presentation`, of this frame.
    init(_ presentation: Presentation, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Notes that the presented view is about to come into the container as large as that is now.
    func noteSize() { placedSize = bounds.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut(isResized: bounds.size != placedSize)
        placedSize = bounds.size
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller = presentation?.controller, controller.passesTouches else { return hit }
        return controller.presentedView.flatMap { hit?.isDescendant(of: $0) } == true ? hit : nil
    }

    /// Performs what return means where nothing has focus. Returns whether it means anything.
    func performDefault() -> Bool { (presentation?.presented as? UIAlertController)?.performDefault() ?? false }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        guard let alert = presentation?.presented as? UIAlertController else { return defaults }
        (defaults.role, defaults.label) = (.alert, alert.spokenTitle)
        return defaults
    }

    override func accessibilityPerformEscape() -> Bool { presentation?.controller.dismissByUser() ?? false }
}
