import CoreGraphics
import OctantBase
import OctantDisplay
import QuartzCore
import RenderServer
import UIKit

/// A screen in memory that a test's windows are shown on, at a time of the test's choosing: nothing waits, and the same
/// test sees the same pixels on every machine. Main actor only.
@MainActor
public struct TestScreen {
    /// The screen's clock, for code that takes one: `try await clock.sleep(for: .seconds(1))`.
    public let clock: TestClock
    /// What the program's windows are shown on.
    public let display: OffscreenDisplay
    let media: ManualClock

    init(display: OffscreenDisplay, media: ManualClock) {
        (self.display, self.media) = (display, media)
        clock = TestClock(media)
    }

    /// Runs `body` with a screen of `size` points at `scale` pixels a point, dark or light, at time 0. Returns what
    /// `body` returns.
    ///
    /// Until then the screen is the program's, and windows that are shown appear there. At the end all windows are
    /// hidden. Lengths that are below 1 or no number count as 1, those above 16,384 as that; so does the scale, which
    /// is at most 16.
    public static func with<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, isDark: Bool = false,
        _ body: (TestScreen) throws -> Result
    ) rethrows -> Result {
        let (display, clock) = parts(size, scale, isDark)
        let end = TestTime.begin(clock, isScreen: true)
        defer { end() }
        return try UIApplication.shared.withDisplay(display, clock: clock) {
            let screen = TestScreen(display: display, media: clock)
            defer { screen.hideWindows() }
            return try body(screen)
        }
    }

    /// Returns the display and the clock of a new screen.
    static func parts(_ size: CGSize, _ scale: CGFloat, _ isDark: Bool) -> (OffscreenDisplay, ManualClock) {
        let clock = ManualClock(ManualClock.firstTime)
        return (OffscreenDisplay(screen: .clamped(size, scale: scale, isDark: isDark), clock: clock), clock)
    }

    /// Hides all windows.
    func hideWindows() {
        for window in UIApplication.shared.windows { window.isHidden = true }
    }

    /// Seconds since the screen was made.
    public var time: Double { media.now() - ManualClock.firstTime }

    /// Lets `seconds` pass, in frames of a sixtieth of a second: animations move on and end, display links run, and
    /// what the program asked to have done later on the main thread is done, by timers and `asyncAfter`, each when its
    /// time has come. The frames of more than ten minutes are further apart, as many as ten minutes have. Numbers below
    /// 0 and what is no number count as 0.
    public func advance(by seconds: Double) {
        media.pass(0)
        for end in frames(in: seconds) ?? [] {
            media.step(to: end)
            _ = clock.wake()
        }
    }

    /// The ends of the frames in which `seconds` from now pass, as media times; nil for no time.
    func frames(in seconds: Double) -> [Double]? {
        if seconds > 0, seconds.isFinite { return media.frames(in: seconds) }
        if seconds != 0 { Log.once("testscreen.advance", "time passes by a number from 0 on: \(seconds) is 0") }
        return nil
    }

    /// Returns what is shown now: the windows of the scene that was opened last, one over another, transparent where
    /// they leave something free. Nil while there is no window, or more of it than an image can hold.
    public func image() -> CGImage? { surface?.snapshot().map(CGImage.init(bitmap:)) }

    /// What a screen reader says now of each element, in reading order.
    public var spokenLines: [String] { surface?.accessibility?.lines ?? [] }

    /// The surface that windows are on, with all that changed.
    private var surface: OffscreenSurface? {
        CATransaction.flush()
        return display.surfaces.last { $0.isOpen }
    }
}
