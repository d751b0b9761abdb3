import CoreGraphics

/// The way, in points, that each of two fingers has to go around their middle before they turn. Ours.
private let leastArc: CGFloat = 8

/// Recognises two fingers that turn around each other, on a touchpad too. The gesture lasts: it begins when they have
/// turned, changes as they do, and ends when one of the two is lifted. Main thread.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var last: FingerPair?
    /// The angle since the fingers went down.
    private var turned: CGFloat = 0
    private var meter = SpeedMeter()

    /// The angle by which the fingers have turned since the gesture began, or from what was set last: radians,
    /// clockwise. It goes on beyond a whole turn.
    open var rotation: CGFloat = 0 {
        didSet { if !rotation.isFinite { rotation = oldValue } }
    }

    /// Radians a second.
    open var velocity: CGFloat { meter.velocity.dx }

    override var followsTouchpad: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 2 {
            for touch in touches { ignore(touch, for: event) }
            return noteLocations()
        }
        guard let pair = FingerPair(self.touches) else { return }
        (last, turned, rotation) = (pair, 0, 0)
        meter.restart(at: .zero, time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = FingerPair(self.touches), let last else { return }
        let angle = pair.angle(from: last)
        turned += angle
        self.last = pair
        meter.note(CGPoint(x: turned, y: 0), time: event.timestamp)
        guard state == .possible else {
            guard angle != 0 else { return }
            rotation += angle
            return state = .changed
        }
        let radius = pair.distance / 2
        let least = self.touches.allSatisfy(\.isOfTouchpad) ? 0 : leastArc / radius
        guard turned != 0, abs(turned) >= least else { return }
        // Nothing jumps by the angle that it took to recognise the gesture.
        rotation = turned - (turned > 0 ? least : -least)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        meter.note(CGPoint(x: turned, y: 0), time: event.timestamp)
        if state != .possible { state = .ended } else if self.touches.allSatisfy(touches.contains) { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        (last, turned, rotation, meter) = (nil, 0, 0, SpeedMeter())
    }
}
