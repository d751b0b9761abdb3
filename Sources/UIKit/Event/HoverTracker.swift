import CoreGraphics

/// Makes of the pointer's positions, while no button is down, what the hover recognizers of one window see.
@MainActor
struct HoverTracker {
    private var hovering: [UIHoverGestureRecognizer] = []

    /// The pointer is at `position` of `window`; nil for nowhere in it.
    mutating func handle(_ position: CGPoint?, time: Double, in window: UIWindow) {
        if let position {
            guard position.isFinite else { return }
            MenuView.open(in: window)?.point(at: position)
        }
        var reached: [UIHoverGestureRecognizer] = []
        var next = position.flatMap { window.hitTest($0, with: nil) }
        while let view = next {
            for case let recognizer as UIHoverGestureRecognizer in view.recognizers where recognizer.isEnabled {
                reached.append(recognizer)
            }
            next = view.superview
        }
        let left = hovering.filter { !reached.contains($0) }
        hovering = reached
        for recognizer in left { recognizer.hoverEnded(at: position) }
        guard let position else { return }
        for recognizer in reached { recognizer.hovered(at: position) }
    }
}
