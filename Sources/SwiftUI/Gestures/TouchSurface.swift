import OctantBase
import QuartzCore
import RenderServer
import UIKit

/// Seconds that a long press takes, and points that it may stray, by default.
/// Source: docs/sources/views.md, SwiftUI.
private let pressDuration = 0.5
private let pressDistance: CGFloat = 10

/// A view around others that sees one gesture in them. Main actor only.
final class TouchSurface: SurfaceView, UIGestureRecognizerDelegate {
    /// The kind of gesture.
    enum Kind: Equatable, Sendable {
        /// A number of taps in a row.
        case tap(count: Int)
        /// A touch that stays for so many seconds within so many points.
        case press(duration: Double, distance: CGFloat)
        /// A touch that stays for `duration` seconds within `distance` points; what is not a number counts as the
        /// usual.
        static func longPress(_ duration: Double, _ distance: CGFloat) -> Kind {
            .press(
                duration: duration.isNaN ? pressDuration : max(duration, 0),
                distance: distance.isNaN ? pressDistance : max(distance, 0))
        }
        /// A touch that moves by so many points or more.
        case drag(distance: CGFloat)
    }

    /// Which of two gestures comes first.
    enum Order: Equatable, Sendable {
        /// That of a view inside.
        case innerFirst
        /// That of a view around.
        case outerFirst
        /// Both are recognised.
        case together
    }

    /// The order of this gesture and those of views inside.
    var order = Order.innerFirst
    /// Whether what is inside is touched too.
    var reachesInside = true
    /// Called at each moment of the gesture, its positions in points of the view.
    var receive: @MainActor (TouchEvent) -> Void = { _ in }
    /// Called when a touch that may become a press begins and ends.
    var pressing: @MainActor (Bool) -> Void = { _ in }
    /// Whether the gesture can be recognised: called when a touch begins.
    var isEnabled: @MainActor () -> Bool = { true }
    private var kind: Kind?
    private var recognizer: UIGestureRecognizer?

    /// Recognises `kind` from now on.
    func apply(_ kind: Kind) {
        if kind != self.kind {
            self.kind = kind
            if let recognizer { removeGestureRecognizer(recognizer) }
            let new = makeRecognizer(kind)
            new.delegate = self
            addGestureRecognizer(new)
            recognizer = new
        }
    }

    private func makeRecognizer(_ kind: Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap(let count):
            let tap = UITapGestureRecognizer { [weak self] tap in
                if tap.state == .ended { self?.tell(.ended, tap) }
            }
            tap.numberOfTapsRequired = count
            return tap
        case .press(let duration, let distance):
            let press = PressRecognizer { [weak self] press in
                if press.state == .began { self?.tell(.ended, press) }
            }
            press.pressing = { [weak self, weak press] isDown in
                self?.pressing(isDown)
                if let press, isDown || press.state != .ended { self?.tell(isDown ? .changed : .cancelled, press) }
            }
            (press.minimumPressDuration, press.allowableMovement) = (duration, distance)
            return press
        case .drag(let distance):
            let drag = DragRecognizer { [weak self] drag in
                guard let self, let drag = drag as? DragRecognizer else { return }
                switch drag.state {
                case .began, .changed: tell(.changed, drag, velocity: drag.velocity)
                case .ended: tell(.ended, drag, velocity: drag.velocity)
                case .cancelled: tell(.cancelled, drag)
                default: break
                }
            }
            drag.minimumDistance = distance
            return drag
        }
    }

    private func tell(_ phase: TouchEvent.Phase, _ recognizer: UIGestureRecognizer, velocity: CGSize = .zero) {
        let point = recognizer.location(in: self)
        let start = (recognizer as? DragRecognizer).map { convert($0.start, from: nil) } ?? point
        receive(
            TouchEvent(
                phase: phase, location: point, start: start, velocity: velocity,
                time: window?.clock.now() ?? CACurrentMediaTime()))
    }

    /// The view is touched where something in it is shown.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if reachesInside, let hit = super.hitTest(point, with: event) { return hit }
        let isAwake = isUserInteractionEnabled && !isHidden && alpha > 0.01 && isEnabled()
        return isAwake && holds(point) ? self : nil
    }

    /// Leaves touches of a control in the view to the control.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isEnabled() else { return false }
        var next = touch.view
        while let view = next, view !== self {
            if view is UIControl { return false }
            next = view.superview
        }
        return true
    }

    /// A gesture of a view inside comes first, unless it is said otherwise.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer.view as? TouchSurface, other !== self else { return false }
        return other.isDescendant(of: self)
            ? order == .innerFirst : isDescendant(of: other) && other.order == .outerFirst
    }

    /// Gestures that are recognised together let others do so.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { order == .together }
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

/// A view around others that can be touched inside a shape.
final class ContentShapeSurface: SurfaceView {
    /// Whether the shape in a rectangle holds a point.
    var holds: (CGRect, CGPoint) -> Bool = { $0.contains($1) }
}

extension UIView {
    /// Whether something in the view is shown, and can be touched, at `point`, in its own points.
    fileprivate func holds(_ point: CGPoint) -> Bool {
        subviews.contains { view in
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return false }
            let point = convert(point, to: view)
            if let shaped = view as? ContentShapeSurface { return shaped.holds(shaped.bounds, point) }
            return view.subviews.isEmpty ? view.bounds.holds(point) : view.holds(point)
        }
    }
}
