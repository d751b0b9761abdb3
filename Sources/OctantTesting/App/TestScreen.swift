import CoreGraphics
import OctantBase
import OctantDisplay
import QuartzCore
import RenderServer
import UIKit

/// Frames a second of a test's screen, where time passes.
private let framesPerSecond = 60.0
/// The media time at which a screen is made, in seconds: to Core Animation a time of 0 is none.
private let firstTime = 1.0
/// The most frames of one passage of time: those of ten minutes.
private let mostFrames = 36_000.0

/// A screen in memory that a test's windows are shown on, at a time of the test's choosing: nothing waits, and the same
/// test sees the same pixels on every machine. Main actor only.
@MainActor
public struct TestScreen {
    private let display: OffscreenDisplay
    private let clock: ManualClock

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
        let clock = ManualClock(firstTime)
        let display = OffscreenDisplay(
            screen: ScreenDescription(
                size: CGSize(width: clamped(size.width, 16_384), height: clamped(size.height, 16_384)),
                scale: clamped(scale, 16), isDark: isDark),
            clock: clock)
        return try UIApplication.shared.withDisplay(display, clock: clock) {
            defer { for window in UIApplication.shared.windows { window.isHidden = true } }
            return try body(TestScreen(display: display, clock: clock))
        }
    }

    /// Seconds since the screen was made.
    public var time: Double { clock.now() - firstTime }

    /// Lets `seconds` pass, in frames of a sixtieth of a second: animations move on and end, and display links run,
    /// each when its time has come. The frames of more than ten minutes are further apart, as many as ten minutes have.
    /// Numbers below 0 and what is no number count as 0.
    public func advance(by seconds: Double) {
        CATransaction.flush()
        guard seconds > 0, seconds.isFinite else {
            if seconds != 0 { Log.once("testscreen.advance", "time passes by a number from 0 on: \(seconds) is 0") }
            return
        }
        // Not one frame more because of the last digit.
        let frames = (seconds * framesPerSecond - 1e-6).rounded(.up)
        let (start, count) = (clock.now(), min(max(frames, 1), mostFrames))
        for frame in 1...Int(count) {
            clock.advance(to: start + seconds * Double(frame) / count)
            CATransaction.flush()
        }
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

    /// Returns `value` from 1 to `most`, and says so once where that is another number.
    private static func clamped(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
        let clamped = value >= 1 ? min(value, most) : 1
        if clamped != value {
            Log.once("testscreen.size", "a test's screen has lengths and a scale from 1 on: \(value) is \(clamped)")
        }
        return clamped
    }
}
