import CoreGraphics

/// Recognises a pointer over its view with no button down. The gesture begins when the pointer comes, changes as it
/// moves, and ends when it leaves. Main thread.
///
/// It sees no touches, and takes part in no contest with other recognizers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The number of touches: none.
    open override var numberOfTouches: Int { 0 }

    /// No touch is received.
    override var receivesTouches: Bool { false }

    func hovered(at point: CGPoint) {
        if !isActive {
            guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
        }
        noteHover(at: point)
        setState(isActive ? .changed : .began)
        sendActions()
    }

    /// The pointer went to `point` outside the view; nil for outside the window.
    func hoverEnded(at point: CGPoint?) {
        guard isActive else { return }
        if let point { noteHover(at: point) }
        finish(.ended)
    }

    private func finish(_ end: State) {
        setState(end)
        sendActions()
        startAgain()
    }

    override func breakOff() {
        if isActive { finish(.cancelled) }
    }
}
