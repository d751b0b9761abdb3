import CoreGraphics
import Octant
import RenderServer
import Testing

/// A window without a display, at a time of the test's choosing.
@MainActor
struct Stage {
    /// What media time it is.
    let clock: ManualClock
    let window: UIWindow

    /// Runs `body` with a window of `size` points at 1 second of media time.
    static func with<Result>(
        size: CGSize = CGSize(width: 100, height: 40), scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage) throws -> Result
    ) rethrows -> Result {
        let clock = ManualClock(1)
        return try MediaClocks.$current.withValue(clock) {
            try body(Stage(clock, size, scale, style, direction))
        }
    }

    /// A window of `size` points by `clock`, which must be the clock in force.
    init(
        _ clock: ManualClock, _ size: CGSize, _ scale: CGFloat = 1, _ style: UIUserInterfaceStyle = .light,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.clock = clock
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        var traits = UITraitOverrides()
        (traits.displayScale, traits.userInterfaceStyle, traits.layoutDirection) = (scale, style, direction)
        window.traitOverrides = traits
    }

    /// Lets `seconds` pass, and whatever is due then happen.
    func pass(_ seconds: Double) {
        _ = window.renderTree
        clock.advance(by: seconds)
        _ = window.renderTree
    }

    /// What the window shows now; transparent unless `background` is given.
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

    /// When the window next looks different.
    var nextChange: NextChange { window.renderTree?.nextChange(after: clock.now()) ?? .never }
}

extension Bitmap {
    /// The alpha of the pixel at (`x`, `y`), 0...255.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 24) }

    /// Whether every pixel is transparent.
    var isEmpty: Bool { (0..<height).allSatisfy { y in (0..<width).allSatisfy { alpha($0, y) == 0 } } }
}
