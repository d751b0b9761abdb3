import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer
import UIKit

/// A display in memory that keeps the pixels of the windows that it shows: what a desktop is to a program. Any thread.
public final class OffscreenDisplay: Display {
    package let screen: ScreenDescription
    private let clock: any MediaClock
    private let opened = Locked<[OffscreenSurface]>([])

    /// A display whose surfaces show the frame of `clock`'s present time whenever they are read.
    package init(
        screen: ScreenDescription = ScreenDescription(size: CGSize(width: 1920, height: 1080), scale: 1),
        clock: any MediaClock
    ) {
        (self.screen, self.clock) = (screen, clock)
    }

    /// A display of `size` points at `scale` pixels a point, dark or light, that shows the frame of `clock`'s present
    /// time whenever it is read. Lengths and scale are those that a `TestScreen` may have.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, isDark: Bool = false, clock: TestClock
    ) {
        self.init(screen: .clamped(size, scale: scale, isDark: isDark), clock: clock.media)
    }

    /// The size, in points.
    public var size: CGSize { screen.size }

    /// Pixels a point.
    public var scale: CGFloat { screen.scale }

    /// Shows `window`, which goes to this display from now on whenever it is shown.
    @MainActor
    public func show(_ window: UIWindow) { window.show(on: self) }

    /// The surfaces opened so far, in order: one for each time that a window was shown, the closed ones too.
    public var surfaces: [OffscreenSurface] { opened.withLock { $0 } }

    package func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface {
        let surface = OffscreenSurface(
            configuration, mailbox: mailbox, scale: screen.scale, clock: clock, events: events)
        opened.withLock { $0.append(surface) }
        events(.resized(configuration.size, scale: screen.scale))
        events(.colorScheme(isDark: screen.isDark))
        events(.visibility(true))
        return surface
    }
}
