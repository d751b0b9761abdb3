import CoreGraphics
import RenderServer
import Testing
import UIKit

/// A window without a display, at a time of the test's choosing.
@MainActor
struct Stage {
    /// What media time it is.
    let clock: ManualClock
    /// The window, on white in light and on black in dark.
    let window: UIWindow

    /// Runs `body` with a window of `size` points at 1 second of media time.
    static func with<Result>(
        size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage) throws -> Result
    ) rethrows -> Result {
        let clock = ManualClock(1)
        return try MediaClocks.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            var traits = UITraitOverrides()
            (traits.displayScale, traits.userInterfaceStyle, traits.layoutDirection) = (scale, style, direction)
            window.traitOverrides = traits
            // A test may show its window: nobody else's test is to find it there.
            defer { window.isHidden = true }
            return try body(Stage(clock: clock, window: window))
        }
    }

    /// The pixels that are shown now, on `background`.
    func picture(on background: RGBA? = nil) throws -> Bitmap {
        let tree = try #require(window.renderTree)
        return try #require(
            OffscreenRenderer.bitmap(
                of: tree, at: clock.now(), scale: window.traitCollection.displayScale, background: background))
    }

    /// The pixels on white in light and on black in dark.
    func pictureOnBackground() throws -> Bitmap {
        try picture(on: window.traitCollection.userInterfaceStyle == .dark ? .black : .white)
    }
}

/// The parts of a pixel 0xAARRGGBB: alpha, red, green, blue, 0...255.
func parts(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
}
