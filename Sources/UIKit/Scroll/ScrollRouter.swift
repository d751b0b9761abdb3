import CoreGraphics
import RenderServer

/// Takes what wheels and touchpads say to the scroll view under the pointer.
@MainActor
struct ScrollRouter {
    /// How long, in seconds, a touchpad may be still before the view under the pointer is looked for again.
    static let patience = 0.25

    /// The view that the fingers on a touchpad scroll, until they are lifted, and when it last heard of them.
    private weak var held: UIScrollView?
    private var heardTime = 0.0

    mutating func handle(_ input: ScrollInput, in window: UIWindow) {
        guard input.location.isFinite, input.delta.dx.isFinite, input.delta.dy.isFinite else { return }
        switch input.phase {
        case .wheel:
            Self.candidates(for: input, in: window).first { $0.canMove(along: input.delta) }?.driver.wheel(input.delta)
        case .held:
            var view = window.hitTest(input.location, with: nil)
            while let next = view {
                if let scroll = next as? UIScrollView, scroll.isDecelerating { return scroll.driver.stop() }
                view = next.superview
            }
        case .moved:
            if held == nil || input.time - heardTime > Self.patience {
                let views = Self.candidates(for: input, in: window)
                held = views.first { $0.canMove(along: input.delta) } ?? views.first
            }
            heardTime = input.time
            held?.driver.touchpadMoved(input.delta, time: input.time)
        case .lifted:
            held?.driver.touchpadLifted(time: input.time)
            held = nil
        }
    }

    /// The scroll views under the pointer whose contents scroll along the axis that is meant, the innermost first.
    private static func candidates(for input: ScrollInput, in window: UIWindow) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var view = window.hitTest(input.location, with: nil)
        while let next = view {
            if let scroll = next as? UIScrollView {
                let isAcross = abs(input.delta.dx) > abs(input.delta.dy)
                if isAcross ? scroll.axes.x : scroll.axes.y { found.append(scroll) }
            }
            view = next.superview
        }
        return found
    }
}
