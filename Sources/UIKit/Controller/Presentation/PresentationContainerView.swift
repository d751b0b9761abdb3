import CoreGraphics

/// The view that holds what a presentation shows: it keeps touches, keys and screen readers from what is beneath. Main
/// actor only.
final class PresentationContainerView: UIView {
    private weak var presentation: Presentation?
    private var laidOutSize: CGSize?

    /// The container of `presentation`, of this frame.
    init(_ presentation: Presentation, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isResized = laidOutSize.map { $0 != bounds.size } ?? false
        laidOutSize = bounds.size
        presentation?.layOut(isResized: isResized)
    }

    override func accessibilityPerformEscape() -> Bool { presentation?.controller.dismissByUser() ?? false }
}
