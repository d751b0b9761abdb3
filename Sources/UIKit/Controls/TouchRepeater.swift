import QuartzCore
import RenderServer

/// Seconds that a finger rests before a control acts again, and from one time to the next. Ours.
private let repeatDelay = 0.5
private let repeatInterval = 0.1

/// Lets a control that is held act again and again. Main actor only.
@MainActor
package final class TouchRepeater {
    private unowned let control: UIControl
    private let action: @MainActor () -> Void
    private var timer: MediaTimer?

    /// Calls `action` while a touch of `control` rests inside of it.
    package init(_ control: UIControl, action: @escaping @MainActor () -> Void) {
        (self.control, self.action) = (control, action)
    }

    /// A touch went down.
    package func begin() { act(after: repeatDelay) }

    /// Acts when `delay` seconds have passed, and then again and again. A clock that leaps is made up for by one time.
    private func act(after delay: Double) {
        let clock = control.window?.clock ?? MediaClocks.current
        timer = MediaTimer(at: clock.now() + delay, clock: clock) { [weak self] in
            guard let self, self.control.isTracking else { return }
            if self.control.isTouchInside { self.action() }
            self.act(after: repeatInterval)
        }
    }

    /// The touch is gone.
    package func end() {
        timer?.cancel()
        timer = nil
    }
}
