import CoreGraphics
import QuartzCore

/// The distance, in points, that a touch has to go before it is a pan. Source: docs/sources/views.md, Gestures.
let leastTravel: CGFloat = 10

/// Recognises a touch that moves. The gesture lasts: it begins when the touch has gone 10 points, changes as it moves,
/// and ends when it is lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers: one more makes the pan fail, or is ignored once it has begun. No limit by
    /// default.
    open var maximumNumberOfTouches = Int.max

    /// The position where the touches went down, and the origin of the translation, in the window's space.
    private var start = CGPoint.zero, origin = CGPoint.zero
    private var meter = SpeedMeter()
    /// How far the middle of the touches jumped when touches came and went: no movement.
    private var jump = CGPoint.zero
    /// The middle of the touches at the last event.
    private var middle = CGPoint.zero

    /// The distance that the touches moved in `view`'s space since the pan began, or since the translation was last
    /// set.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convert(origin, to: view), convert(location(in: nil), to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets the translation to `translation`, in `view`'s space, from which it continues.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let position = location(in: nil)
        guard translation.isFinite, let window = self.view?.window else { return }
        let there = convert(position, to: view)
        let from = CGPoint(x: there.x - translation.x, y: there.y - translation.y)
        origin = view.map { window.convert(from, from: $0) } ?? from
    }

    /// The velocity of the touches, in points a second of `view`'s space.
    open func velocity(in view: UIView?) -> CGPoint {
        let speed = meter.velocity
        let (from, to) = (convert(.zero, to: view), convert(CGPoint(x: speed.dx, y: speed.dy), to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// How far the touches went from where they went down, in points of the window.
    var travel: CGVector {
        let position = location(in: nil)
        return CGVector(dx: position.x - start.x, dy: position.y - start.y)
    }

    /// Whether the touches, which went this far from where they went down, in points, are a pan. 10 points by default.
    func isPan(_ travel: CGVector) -> Bool { hypot(travel.dx, travel.dy) >= leastTravel }

    /// The origin of the translation in a pan that is recognised at `position` of touches that went down at `start`:
    /// there, so that what follows the touch does not jump by the distance it went before.
    func translationOrigin(from start: CGPoint, to position: CGPoint) -> CGPoint { position }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > maximumNumberOfTouches {
            guard state != .possible else { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return noteLocations()
        }
        let position = location(in: nil)
        if isActive { return jumped(to: position) }
        (start, origin, middle, jump) = (position, position, position, .zero)
        meter.restart(at: start, time: event.timestamp)
    }

    /// The middle of the touches is at `position` because touches came or went.
    private func jumped(to position: CGPoint) {
        let way = CGPoint(x: position.x - middle.x, y: position.y - middle.y)
        jump = CGPoint(x: jump.x + way.x, y: jump.y + way.y)
        origin = CGPoint(x: origin.x + way.x, y: origin.y + way.y)
        start = CGPoint(x: start.x + way.x, y: start.y + way.y)
        middle = position
    }

    private func noteSpeed(at time: Double) {
        middle = location(in: nil)
        meter.note(CGPoint(x: middle.x - jump.x, y: middle.y - jump.y), time: time)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let position = location(in: nil)
        noteSpeed(at: event.timestamp)
        guard state == .possible else { return state = .changed }
        guard numberOfTouches >= minimumNumberOfTouches,
            isPan(CGVector(dx: position.x - start.x, dy: position.y - start.y))
        else { return }
        origin = translationOrigin(from: start, to: position)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        noteSpeed(at: event.timestamp)
        let others = self.touches.filter { !touches.contains($0) }
        guard others.isEmpty || isActive && others.count < minimumNumberOfTouches else {
            return jumped(to: middlePoint(of: others.map { $0.location(in: nil) }))
        }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }
}
