import OctantBase
import QuartzCore
import RenderServer
import UIKit

/// Seconds that a long press takes, and points that it may stray, by default.
/// Source: docs/sources/views.md, SwiftUI.
private let pressDuration = 0.5
private let pressDistance: CGFloat = 10

/// A view around others that sees one gesture in them, by one recognizer or several. Main actor only.
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
        /// Two fingers whose distance changes by such a part or more.
        case magnify(CGFloat)
        /// Two fingers that turn by so many radians or more.
        case rotate(CGFloat)
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
    /// Called with each event of a recognizer, by its index, its positions in points of the view.
    var receive: @MainActor (Int, TouchEvent, GestureMemory) -> Void = { _, _, _ in }
    /// Called when a touch that may become a press begins and ends.
    var pressing: @MainActor (Bool) -> Void = { _ in }
    /// Whether the gesture can be recognised: called when a touch begins.
    var isEnabled: @MainActor () -> Bool = { true }
    private var kinds: [Kind] = []
    private var rules = GestureRules()
    private var recognizers: [UIGestureRecognizer] = []
    /// What the gesture remembers.
    private let memory = GestureMemory()

    /// Recognises `kinds` by `rules` from now on.
    func apply(_ kinds: [Kind], _ rules: GestureRules) {
        self.rules = rules
        guard kinds != self.kinds else { return }
        self.kinds = kinds
        for recognizer in recognizers { removeGestureRecognizer(recognizer) }
        recognizers = kinds.enumerated().map { index, kind in
            kind.makeRecognizer { [weak self] event in
                guard let self else { return }
                receive(index, event, memory)
            } pressing: { [weak self] isDown in
                self?.pressing(isDown)
            }
        }
        for recognizer in recognizers {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    /// The view is touched where something in it is shown.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if reachesInside, let hit = super.hitTest(point, with: event) { return hit }
        let isAwake = isUserInteractionEnabled && !isHidden && alpha > 0.01 && isEnabled() && !kinds.isEmpty
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
        if let pair = pair(gestureRecognizer, otherGestureRecognizer) { return rules.waiting.contains(pair) }
        guard let other = otherGestureRecognizer.view as? TouchSurface, other !== self else { return false }
        return other.isDescendant(of: self)
            ? order == .innerFirst : isDescendant(of: other) && other.order == .outerFirst
    }

    /// Gestures that are recognised together let others do so.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let pair = pair(gestureRecognizer, otherGestureRecognizer) else { return order == .together }
        return rules.together.contains(pair) || rules.together.contains(.init(one: pair.other, other: pair.one))
    }

    /// The indexes of two recognizers of this view; nil where one is not.
    private func pair(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> GestureRules.Pair? {
        guard let first = recognizers.firstIndex(of: one), let second = recognizers.firstIndex(of: other) else {
            return nil
        }
        return GestureRules.Pair(one: first, other: second)
    }
}

/// A view around others that can be touched inside a shape.
final class ContentShapeSurface: SurfaceView {
    /// Whether the shape in a rectangle holds a point.
    var holds: (CGRect, CGPoint) -> Bool = { $0.contains($1) }
}

extension UIView {
    /// Whether something in the view is shown, and can be touched, at `point`, in its own points.
    func holds(_ point: CGPoint) -> Bool {
        subviews.contains { view in
            // UIKit's image views get no touches by themselves, SwiftUI's images do.
            let isAwake = view.isUserInteractionEnabled || view is UIImageView
            guard !view.isHidden, view.alpha > 0.01, isAwake else { return false }
            let point = convert(point, to: view)
            if let shaped = view as? ContentShapeSurface { return shaped.holds(shaped.bounds, point) }
            return view.subviews.isEmpty ? view.bounds.holds(point) : view.holds(point)
        }
    }
}
