import CoreGraphics
import OctantDisplay

/// The greatest delay, in seconds, and distance, in points, of a second touch that counts as one more tap. Ours.
private let tapInterval = 0.5
private let tapDistance: CGFloat = 10

extension UIWindow {
    /// Handles a button of the pointer other than the first one that went down at `position`: the nearest view there
    /// that has a use for it gets it.
    func handle(_ button: PointerButton, at position: CGPoint) {
        guard position.isFinite else { return }
        var next = hitTest(position, with: nil)
        while let view = next {
            if let target = view as? any PointerButtonTarget {
                return target.handle(button, at: view.convert(position, from: self))
            }
            next = view.superview
        }
    }
}

/// Makes touches of a surface's pointer values, and delivers them to the views of one window.
@MainActor
struct PointerTracker {
    private var touch: UITouch?
    private var lastTap: (position: CGPoint, time: Double, count: Int)?

    /// Handles one pointer value and sends the event it makes; hovering makes none, and only a menu is notified of it.
    mutating func handle(_ phase: PointerPhase, at position: CGPoint, time: Double, isTouch: Bool, in window: UIWindow)
    {
        guard position.isFinite else { return }
        switch phase {
        case .hover: EditMenuView.open(in: window)?.point(at: position)
        case .began:
            if let touch { finish(touch, .cancelled, at: position, time: time, in: window) }
            let began = UITouch(
                in: window, view: window.hitTest(position, with: nil), at: position, time: time,
                tapCount: countTap(at: position, time: time), type: isTouch ? .direct : .indirectPointer)
            touch = began
            window.deliver(began)
        case .moved:
            guard let touch else { return }
            touch.update(.moved, at: position, time: time)
            window.deliver(touch)
        case .ended:
            if let touch { finish(touch, .ended, at: position, time: time, in: window) }
        case .cancelled:
            if let touch { finish(touch, .cancelled, at: position, time: time, in: window) }
        }
    }

    private mutating func finish(
        _ finished: UITouch, _ phase: UITouch.Phase, at position: CGPoint, time: Double, in window: UIWindow
    ) {
        touch = nil
        finished.update(phase, at: position, time: time)
        window.deliver(finished)
    }

    private mutating func countTap(at position: CGPoint, time: Double) -> Int {
        var count = 1
        if let lastTap, time - lastTap.time <= tapInterval, abs(position.x - lastTap.position.x) <= tapDistance,
            abs(position.y - lastTap.position.y) <= tapDistance
        {
            count = lastTap.count + 1
        }
        lastTap = (position, time, count)
        return count
    }
}
