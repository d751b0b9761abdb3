import QuartzCore
import UIKit

extension TouchSurface.Kind {
    /// Makes what recognises the kind: it calls `receive` at each moment, with positions in points of its view, and
    /// `pressing` when a touch that may become a press begins and ends.
    @MainActor func makeRecognizer(
        _ receive: @escaping @MainActor (TouchEvent) -> Void, pressing: @escaping @MainActor (Bool) -> Void
    ) -> UIGestureRecognizer {
        switch self {
        case .tap(let count):
            let tap = TapRecognizer { tap in
                if tap.state == .ended { receive(tap.event(.ended, isTouching: false)) }
            }
            tap.failed = { [weak tap] in if let tap { receive(tap.event(.failed, isTouching: false)) } }
            tap.numberOfTapsRequired = count
            return tap
        case .press(let duration, let distance):
            let press = PressRecognizer { press in
                if press.state == .began { receive(press.event(.ended)) }
            }
            press.pressing = { [weak press] isDown in
                pressing(isDown)
                guard let press, isDown || press.state != .ended else { return }
                receive(press.event(isDown ? .changed : .cancelled, isTouching: isDown))
            }
            (press.minimumPressDuration, press.allowableMovement) = (duration, distance)
            return press
        case .drag(let distance): return drag(from: distance, receive)
        case .magnify(let least): return magnify(from: least, receive)
        case .rotate(let least): return rotate(from: least, receive)
        }
    }

    @MainActor private func drag(
        from distance: CGFloat, _ receive: @escaping @MainActor (TouchEvent) -> Void
    ) -> UIGestureRecognizer {
        let drag = DragRecognizer { drag in
            guard let drag = drag as? DragRecognizer, let phase = drag.phase else { return }
            var event = drag.event(phase, isTouching: phase == .changed)
            event.start = drag.view?.convert(drag.start, from: nil) ?? event.start
            if phase != .cancelled { event.velocity = drag.velocity }
            receive(event)
        }
        drag.failed = { [weak drag] in if let drag { receive(drag.event(.failed, isTouching: false)) } }
        drag.minimumDistance = distance
        return drag
    }

    @MainActor private func magnify(
        from least: CGFloat, _ receive: @escaping @MainActor (TouchEvent) -> Void
    ) -> UIGestureRecognizer {
        let begin = PinchBegin()
        let pinch = PinchRecognizer { pinch in
            guard let pinch = pinch as? PinchRecognizer else { return }
            begin.tell(pinch, pinch.scale, pinch.velocity, hasBegun: abs(pinch.scale - 1) >= least, receive)
        }
        pinch.failed = { [weak pinch] in if let pinch { receive(pinch.event(.failed, isTouching: false)) } }
        return pinch
    }

    @MainActor private func rotate(
        from least: CGFloat, _ receive: @escaping @MainActor (TouchEvent) -> Void
    ) -> UIGestureRecognizer {
        let begin = PinchBegin()
        let turn = RotationRecognizer { turn in
            guard let turn = turn as? RotationRecognizer else { return }
            begin.tell(turn, turn.rotation, turn.velocity, hasBegun: abs(turn.rotation) >= least, receive)
        }
        turn.failed = { [weak turn] in if let turn { receive(turn.event(.failed, isTouching: false)) } }
        return turn
    }
}

extension UIGestureRecognizer {
    /// The phase that the state means to a gesture that lasts; nil for none.
    fileprivate var phase: TouchEvent.Phase? {
        switch state {
        case .began, .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        default: nil
        }
    }

    /// This moment.
    fileprivate func event(_ phase: TouchEvent.Phase, isTouching: Bool = true) -> TouchEvent {
        let point = location(in: view)
        var event = TouchEvent(phase: phase, location: point, start: point)
        event.time = view?.window?.clock.now() ?? CACurrentMediaTime()
        event.isTouching = isTouching
        return event
    }
}

/// Where two fingers began, and whether they have gone far enough. Main actor only.
@MainActor private final class PinchBegin {
    private var start: CGPoint?
    private var hasBegun = false

    /// Reports a moment of `recognizer`, once it `hasBegun`.
    func tell(
        _ recognizer: UIGestureRecognizer, _ amount: CGFloat, _ speed: CGFloat, hasBegun: Bool,
        _ receive: @MainActor (TouchEvent) -> Void
    ) {
        guard let phase = recognizer.phase else { return }
        if recognizer.state == .began { (start, self.hasBegun) = (recognizer.location(in: recognizer.view), false) }
        self.hasBegun = self.hasBegun || hasBegun
        guard self.hasBegun else {
            if phase != .changed { receive(recognizer.event(.failed, isTouching: false)) }
            return
        }
        var event = recognizer.event(phase, isTouching: phase == .changed)
        event.start = start ?? event.location
        let size = recognizer.view?.bounds.size ?? .zero
        if size.width > 0, size.height > 0 {
            event.startAnchor = UnitPoint(x: event.start.x / size.width, y: event.start.y / size.height)
        }
        (event.amount, event.speed) = (amount, speed)
        receive(event)
    }
}

/// Recognises taps, and says when touches were none.
private final class TapRecognizer: UITapGestureRecognizer {
    var failed: @MainActor () -> Void = {}

    override func reset() {
        super.reset()
        if state == .failed { failed() }
    }
}

/// Recognises two fingers whose distance changes, and says when it did not.
private final class PinchRecognizer: UIPinchGestureRecognizer {
    var failed: @MainActor () -> Void = {}

    override func reset() {
        super.reset()
        if state == .failed { failed() }
    }
}

/// Recognises two fingers that turn, and says when they did not.
private final class RotationRecognizer: UIRotationGestureRecognizer {
    var failed: @MainActor () -> Void = {}

    override func reset() {
        super.reset()
        if state == .failed { failed() }
    }
}

/// Recognises long presses, and reports each touch that may become one.
private final class PressRecognizer: UILongPressGestureRecognizer {
    var pressing: @MainActor (Bool) -> Void = { _ in }
    private var isPressing = false

    private func tell(_ isDown: Bool) {
        guard isDown != isPressing else { return }
        isPressing = isDown
        pressing(isDown)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(true)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { tell(false) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        tell(false)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        tell(false)
    }

    override func reset() {
        super.reset()
        tell(false)
    }
}
