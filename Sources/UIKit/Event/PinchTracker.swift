import CoreGraphics
import OctantDisplay
import QuartzCore
import RenderServer

/// Points between the two touches that stand for fingers on a touchpad, as they begin. Ours.
private let span: CGFloat = 100
/// By how much one notch of a wheel, turned with the control key down, enlarges what it zooms, and the points that a
/// notch scrolls otherwise. Ours.
private let notchFactor = 1.1, notch: CGFloat = 40
/// The seconds for which a wheel may be still before the zooming is over. Ours.
private let wheelPatience = 0.3

/// Makes two touches of fingers that spread or turn on a touchpad, and of a wheel turned with the control key down, for
/// the recognizers of pinches and rotations in one window. No view gets them.
@MainActor
final class PinchTracker {
    private var touches: [UITouch] = []
    private var center = CGPoint.zero
    /// The scale that a wheel has come to; nil while it does not zoom.
    private var wheelScale: CGFloat?
    private var timer: MediaTimer?

    /// Handles a report of a touchpad.
    func handle(_ input: PinchInput, in window: UIWindow) {
        guard input.location.isFinite, input.scale.isFinite, input.scale > 0, input.rotation.isFinite else { return }
        switch input.phase {
        case .began:
            finish(.cancelled, time: input.time, in: window)
            center = input.location
            let view = window.hitTest(center, with: nil)
            for position in positions(input) {
                let touch = UITouch(
                    in: window, view: view, at: position, time: input.time, tapCount: 0, type: .indirectPointer)
                touch.isOfTouchpad = true
                touches.append(touch)
                window.deliver(touch, of: Set(touches))
                touch.rest()
            }
        case .changed:
            guard touches.count == 2 else { return }
            let places = positions(input)
            // Both have moved before anyone looks, in one event: the distance has no value in between.
            touches[1].update(.moved, at: places[1], time: input.time)
            touches[1].rest()
            touches[0].update(.moved, at: places[0], time: input.time)
            window.deliver(touches[0], of: Set(touches))
            touches[0].rest()
        case .ended: finish(.ended, time: input.time, in: window)
        case .cancelled: finish(.cancelled, time: input.time, in: window)
        }
    }

    /// Zooms by a wheel, if it was turned for that, and there is something under the pointer that can be pinched.
    /// Returns whether it does.
    func handle(_ input: ScrollInput, in window: UIWindow) -> Bool {
        guard input.isZoom, input.delta.dy.isFinite, input.location.isFinite else { return false }
        let isNew = wheelScale == nil
        if isNew {
            guard Self.isPinchable(window.hitTest(input.location, with: nil)) else { return false }
            handle(PinchInput(.began, scale: 1, rotation: 0, location: input.location, time: input.time), in: window)
        }
        let scale = (wheelScale ?? 1) * pow(notchFactor, -input.delta.dy / notch)
        guard scale.isFinite, scale > 0 else { return true }
        wheelScale = scale
        handle(PinchInput(.changed, scale: scale, rotation: 0, location: center, time: input.time), in: window)
        timer?.cancel()
        let end = input.time + wheelPatience
        timer = MediaTimer(at: end, clock: window.clock) { [weak self, weak window] in
            guard let self, let window else { return }
            self.finish(.ended, time: end, in: window)
        }
        return true
    }

    private static func isPinchable(_ view: UIView?) -> Bool {
        var next = view
        while let view = next {
            if view.recognizers.contains(where: { $0.isEnabled && $0.receivesTouches && $0 is UIPinchGestureRecognizer }
            ) {
                return true
            }
            next = view.superview
        }
        return false
    }

    private func positions(_ input: PinchInput) -> [CGPoint] {
        let reach = span / 2 * input.scale
        let way = CGPoint(x: cos(input.rotation) * reach, y: sin(input.rotation) * reach)
        return [
            CGPoint(x: center.x - way.x, y: center.y - way.y), CGPoint(x: center.x + way.x, y: center.y + way.y),
        ]
    }

    private func finish(_ phase: UITouch.Phase, time: Double, in window: UIWindow) {
        timer?.cancel()
        (timer, wheelScale) = (nil, nil)
        while let touch = touches.popLast() {
            touch.update(phase, at: touch.location(in: nil), time: time)
            window.deliver(touch, of: Set(touches))
        }
    }
}
