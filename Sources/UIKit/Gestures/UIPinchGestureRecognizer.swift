import CoreGraphics

/// The distance, in points, by which the way between two fingers has to change before they pinch. Ours.
private let leastSpread: CGFloat = 8

/// Recognises two fingers that move towards each other or apart, on a touchpad too; or a wheel that turns with the
/// control key down. The gesture lasts: it begins when their distance has changed, changes with it, and ends when one
/// of the two is lifted. Main thread.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance at which the scale is 1, and the one at the beginning.
    private var unit: CGFloat = 1, start: CGFloat = 1
    private var meter = SpeedMeter()
    private var current: CGFloat = 1

    /// The fingers' distance, as a multiple of that when the gesture began; or of what makes it go on from the scale
    /// that was set last. 1 before.
    open var scale: CGFloat {
        get { current }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            unit = unit * current / newValue
            current = newValue
            meter = SpeedMeter()
        }
    }

    /// The change of the scale, a second.
    open var velocity: CGFloat { meter.velocity.dx }

    override var followsTouchpad: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 2 {
            for touch in touches { ignore(touch, for: event) }
            return noteLocations()
        }
        guard let pair = FingerPair(self.touches) else { return }
        (start, unit, current) = (pair.distance, pair.distance, 1)
        meter.restart(at: CGPoint(x: 1, y: 0), time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = FingerPair(self.touches) else { return }
        if state == .possible {
            let spread = pair.distance - start
            // On a touchpad it was decided already that the fingers spread.
            let least = self.touches.allSatisfy(\.isOfTouchpad) ? 0 : leastSpread
            guard spread != 0, abs(spread) >= least else { return }
            // Nothing jumps by the way that it took to recognise the gesture.
            unit = max(start + (spread > 0 ? least : -least), 1)
        }
        current = pair.distance / unit
        meter.note(CGPoint(x: current, y: 0), time: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        meter.note(CGPoint(x: current, y: 0), time: event.timestamp)
        if state != .possible { state = .ended } else if self.touches.allSatisfy(touches.contains) { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        (unit, start, current, meter) = (1, 1, 1, SpeedMeter())
    }
}
