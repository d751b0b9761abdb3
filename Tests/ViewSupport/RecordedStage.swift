internal import OctantDisplay
package import OctantTesting
internal import QuartzCore
package import RenderServer
internal import Testing
package import UIKit

/// A window on a display that counts its frames and wake-ups, at a time of the test's choosing. A test that uses it
/// lets nobody else at the main actor: the display is the process's.
@MainActor
package struct RecordedStage {
    package nonisolated let clock: ManualClock
    package let window: UIWindow
    package let surface: RecordingSurface

    /// A window that is shown already, by its clock, on `surface`.
    package init(clock: ManualClock, window: UIWindow, surface: RecordingSurface) {
        (self.clock, self.window, self.surface) = (clock, window, surface)
    }

    /// Runs `body` with a shown window of 100 by 100 points at 1 second of media time.
    package static func with<Result>(_ body: (RecordedStage) throws -> Result) throws -> Result {
        let clock = ManualClock(1)
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        return try UIApplication.shared.withDisplay(display, clock: clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            defer { window.isHidden = true }
            let surface = try #require(display.surfaces.last)
            return try body(RecordedStage(clock: clock, window: window, surface: surface))
        }
    }

    /// Lets `seconds` pass, with all that waits to be shown shown before. Answers how many frames the display showed in
    /// that time, and how often it woke up.
    @discardableResult
    package func pass(_ seconds: Double) -> (frames: Int, wakes: Int) {
        CATransaction.flush()
        surface.advance(to: clock.now())
        let before = (frames: surface.frames.count, wakes: surface.wakeCount)
        clock.advance(by: seconds)
        surface.advance(to: clock.now())
        return (surface.frames.count - before.frames, surface.wakeCount - before.wakes)
    }

    /// Whether the display's image of an indicator goes on as it should: eight frames and wake-ups in a second, the
    /// pixels those of the present step.
    package func turns() throws -> Bool {
        let count = pass(1)
        let tree = try #require(window.renderTree)
        let expected = try #require(OffscreenRenderer.bitmap(of: tree, at: clock.now(), scale: 1))
        var shown: Bitmap?
        for frame in surface.frames { shown = frame.applied(to: shown) }
        return count == (8, 8) && shown == expected
    }

    /// A running indicator in `view`.
    package func spinner(in view: UIView) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.center = CGPoint(x: 50, y: 50)
        view.addSubview(spinner)
        spinner.startAnimating()
        return spinner
    }
}
