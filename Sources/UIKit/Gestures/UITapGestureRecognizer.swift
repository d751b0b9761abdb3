import CoreGraphics
import QuartzCore
import RenderServer

/// The longest a tap may last, and the longest from one tap to the next, in seconds; and how far a touch may stray, in
/// points. Ours: UIKit publishes none of them, and these feel the same (docs/sources/views.md, Gestures).
private let longestTap = 0.75
private let longestPause = 0.35
private let farthestStray: CGFloat = 45

/// Recognises short touches that stay where they are. The gesture does not last: it goes from possible to ended.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row. 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers of each. 1 by default.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var start = CGPoint.zero
    private var most = 0
    private var timer: MediaTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        most = max(most, numberOfTouches)
        guard most <= numberOfTouchesRequired else { return state = .failed }
        let position = location(in: nil)
        if taps > 0, hypot(position.x - start.x, position.y - start.y) > farthestStray { return state = .failed }
        if taps == 0 { start = position }
        failAfter(longestTap, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let position = location(in: nil)
        if hypot(position.x - start.x, position.y - start.y) > farthestStray { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        // The last of the fingers makes the tap.
        guard self.touches.allSatisfy(touches.contains) else { return }
        guard most == numberOfTouchesRequired else { return state = .failed }
        (taps, most) = (taps + 1, 0)
        timer?.cancel()
        if taps >= numberOfTapsRequired { state = .ended } else { failAfter(longestPause, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        (taps, most, timer) = (0, 0, nil)
    }

    private func failAfter(_ seconds: Double, _ event: UIEvent) {
        timer?.cancel()
        timer = gestureTimer(at: event.timestamp + seconds) { [weak self] in self?.state = .failed }
    }
}

extension UIGestureRecognizer {
    /// Runs `body` at `time` by the window's clock, and then settles what follows from it.
    func gestureTimer(at time: Double, _ body: @escaping @MainActor () -> Void) -> MediaTimer? {
        guard let clock = view?.window?.clock else { return nil }
        return MediaTimer(at: time, clock: clock) { [weak self] in
            let arena = self?.arena
            body()
            arena?.settle()
        }
    }
}
