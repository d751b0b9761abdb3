import CoreGraphics
import OctantDisplay

/// The greatest delay, in seconds, and distance, in points, of a second touch that counts as one more tap. Ours.
private let tapInterval = 0.5
private let tapDistance: CGFloat = 10

extension UIWindow {
    /// Handles a button of the pointer other than the first one that went down at `position`: the nearest view there
    /// that has a use for it gets it.
    func handle(_ button: PointerButton, at position: CGPoint) {
        guard position.isFinite, !UIApplication.shared.isIgnoringInteractionEvents else { return }
        var next = hitTest(position, with: nil)
        while let view = next {
            if let target = view as? any PointerButtonTarget {
                return target.handle(button, at: view.convert(position, from: self))
            }
            let presses = view.recognizers.lazy.compactMap { $0 as? MenuPressGestureRecognizer }
            if button == .secondary, let press = presses.first(where: \.isEnabled),
                press.show(at: view.convert(position, from: self))
            {
                return
            }
            next = view.superview
        }
    }
}

/// Makes touches of a surface's pointer values, and delivers them to the views of one window.
@MainActor
struct PointerTracker {
    /// The touches that are down, by the numbers of their fingers.
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (position: CGPoint, time: Double, count: Int)?

    /// Handles one pointer value and sends the event it makes; hovering makes none.
    mutating func handle(
        _ phase: PointerPhase, at position: CGPoint, time: Double, isTouch: Bool, finger: Int, in window: UIWindow
    ) {
        guard position.isFinite else { return }
        switch phase {
        case .hover, .left: break
        case .began:
            finish(finger, .cancelled, at: position, time: time, in: window)
            let view = window.hitTest(position, with: nil)
            guard mayTouch(view), !UIApplication.shared.isIgnoringInteractionEvents else { return }
            touches[finger] = UITouch(
                in: window, view: view, at: position, time: time, tapCount: countTap(at: position, time: time),
                type: isTouch ? .direct : .indirectPointer)
            deliver(finger, in: window)
        case .moved:
            touches[finger]?.update(.moved, at: position, time: time)
            deliver(finger, in: window)
        case .ended: finish(finger, .ended, at: position, time: time, in: window)
        case .cancelled: finish(finger, .cancelled, at: position, time: time, in: window)
        }
    }

    /// Whether another finger may go down in `view`: not beside a view that wants all touches for itself.
    private func mayTouch(_ view: UIView?) -> Bool {
        touches.values.allSatisfy { touch in
            touch.view === view || touch.view?.isExclusiveTouch != true && view?.isExclusiveTouch != true
        }
    }

    private func deliver(_ finger: Int, in window: UIWindow) {
        guard let touch = touches[finger] else { return }
        for other in touches.values where other !== touch { other.rest() }
        window.deliver(touch, of: Set(touches.values))
    }

    private mutating func finish(
        _ finger: Int, _ phase: UITouch.Phase, at position: CGPoint, time: Double, in window: UIWindow
    ) {
        guard let finished = touches.removeValue(forKey: finger) else { return }
        finished.update(phase, at: position, time: time)
        for other in touches.values { other.rest() }
        window.deliver(finished, of: Set(touches.values))
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
