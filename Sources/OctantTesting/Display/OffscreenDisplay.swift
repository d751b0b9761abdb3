import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer

/// A display that keeps its surfaces' pixels in memory: the offscreen twin of the window. Any thread.
package final class OffscreenDisplay: Display {
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

    /// The surfaces opened so far, in order.
    package var surfaces: [OffscreenSurface] { opened.withLock { $0 } }

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
