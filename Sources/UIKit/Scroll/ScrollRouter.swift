import CoreGraphics
import OctantDisplay

/// Passes the reports of wheels and touchpads to the scroll view under the pointer.
@MainActor
struct ScrollRouter {
    /// The seconds for which a touchpad may be still before the view under the pointer is looked up again. Ours.
    static let patience = 0.25

    /// The seconds for which a wheel may be still before it counts as let go: the next notch is another turn of it.
    /// Ours.
    static let wheelPatience = 0.4

    /// The time when the wheel last turned, and the view that it pulls down for a refresh.
    private var wheelTime = -Double.infinity
    private weak var pulled: UIScrollView?
    /// The view that the fingers on a touchpad scroll, until they are lifted, and the time of the last report.
    private weak var held: UIScrollView?
    private var heardTime = 0.0

    mutating func handle(_ input: ScrollInput, in window: UIWindow) {
        guard input.location.isFinite, input.delta.dx.isFinite, input.delta.dy.isFinite else { return }
        switch input.phase {
        case .wheel: wheel(input, in: window)
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

    /// A wheel scrolls what can still move. One that begins to turn where contents rest at their top pulls them down,
    /// as long as it goes on, if that may begin a refresh; one that has brought them there does not.
    private mutating func wheel(_ input: ScrollInput, in window: UIWindow) {
        let isFirst = input.time - wheelTime > Self.wheelPatience
        wheelTime = input.time
        let views = Self.candidates(for: input, in: window)
        if pulled?.driver.isDragging != true {
            pulled = nil
            if let view = views.first(where: { $0.canMove(along: input.delta) }) {
                return view.driver.wheel(input.delta)
            }
            if isFirst { pulled = views.first { $0.isPulledByWheel(along: input.delta) } }
        }
        pulled?.driver.touchpadMoved(input.delta, time: input.time, patience: Self.wheelPatience)
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
