package import CoreGraphics
package import RenderServer
internal import Testing
package import UIKit

/// A window without a display, at a time of the test's choosing.
@MainActor
package struct Stage {
    /// What media time it is.
    package nonisolated let clock: ManualClock
    package let window: UIWindow

    /// Runs `body` with a window of `size` points at 1 second of media time.
    package static func with<Result>(
        size: CGSize = CGSize(width: 100, height: 40), scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage) throws -> Result
    ) rethrows -> Result {
        let clock = ManualClock(1)
        return try MediaClocks.$current.withValue(clock) {
            let stage = Stage(clock, size, scale, style, direction)
            // What one test leaves on screen, or sets for the program, is not there for the next.
            defer {
                stage.window.isHidden = true
                UIApplication.shared.isNetworkActivityIndicatorVisible = false
            }
            return try body(stage)
        }
    }

    /// Runs `with` with a window that is shown: hidden ones get no touches and no keys.
    package static func shown<Result>(
        size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage) throws -> Result
    ) rethrows -> Result {
        try with(size: size, scale: scale, style: style, direction: direction) { stage in
            stage.window.makeKeyAndVisible()
            return try body(stage)
        }
    }

    /// A window of `size` points by `clock`, which must be the clock in force.
    package init(
        _ clock: ManualClock, _ size: CGSize, _ scale: CGFloat = 1, _ style: UIUserInterfaceStyle = .light,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        var traits = UITraitOverrides()
        (traits.displayScale, traits.userInterfaceStyle, traits.layoutDirection) = (scale, style, direction)
        window.traitOverrides = traits
        self.init(clock: clock, window: window)
    }

    /// A window that there is already, by its clock.
    package init(clock: ManualClock, window: UIWindow) {
        (self.clock, self.window) = (clock, window)
    }

    /// Lets `seconds` pass, and whatever is due then happen.
    package func pass(_ seconds: Double) {
        _ = window.renderTree
        clock.advance(by: seconds)
        _ = window.renderTree
    }

    /// What the window shows now; transparent unless `background` is given.
    package func image(on background: RGBA? = nil) throws -> Bitmap {
        let tree = try #require(window.renderTree)
        return try #require(
            OffscreenRenderer.bitmap(
                of: tree, at: clock.now(), scale: window.traitCollection.displayScale, background: background))
    }

    /// The pixels on white in light and on black in dark.
    package func imageOnBackground() throws -> Bitmap {
        try image(on: window.traitCollection.userInterfaceStyle == .dark ? .black : .white)
    }

    /// The time of the window's next visible change.
    package var nextChange: NextChange { window.renderTree?.nextChange(after: clock.now()) ?? .never }
}
