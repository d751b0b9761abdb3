import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer

/// A place on a display in memory where a window is shown: its pixels. Any thread.
public final class OffscreenSurface: DisplaySurface {
    private struct Contents {
        var state: SurfaceState
        var bitmap: Bitmap?
        var title: String
        var limits: SurfaceLimits
    }

    private let clock: any MediaClock
    private let mailbox: SurfaceMailbox
    private let events: @Sendable (SurfaceEvent) -> Void
    private let contents: Locked<Contents>

    init(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox, scale: CGFloat, clock: any MediaClock,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) {
        (self.clock, self.mailbox, self.events) = (clock, mailbox, events)
        contents = Locked(
            Contents(
                state: SurfaceState(trees: mailbox.trees, size: configuration.size, scale: scale, time: clock.now()),
                title: configuration.title, limits: configuration.limits))
    }

    /// Whether the surface was not closed: its window is shown.
    public var isOpen: Bool { contents.withLock { $0.state.isOpen } }

    /// What the desktop would show as the surface's title.
    public var title: String { contents.withLock { $0.title } }

    /// The surface's size, in points.
    public var size: CGSize { contents.withLock { $0.state.size } }

    /// Pixels a point.
    public var scale: CGFloat { contents.withLock { $0.state.scale } }

    /// The number of commits of layers that the surface was sent.
    public var commitCount: Int { mailbox.trees.postedCount }

    /// Returns what is shown at the clock's present time; nil before the first commit, and where it is more than an
    /// image can hold. What was changed and not committed yet is not in it: `CATransaction.flush()` commits it.
    public func image() -> CGImage? { snapshot().map(CGImage.init(bitmap:)) }

    /// What a screen reader says of each element of the newest commit, in reading order.
    public var spokenLines: [String] { accessibility?.lines ?? [] }

    /// The surface's pixels at the clock's present time; nil before the first commit. The frame is the caller's own:
    /// later frames do not alter it.
    package func snapshot() -> Bitmap? {
        let now = clock.now()
        return contents.withLock { contents in
            guard let frame = contents.state.frame(at: now) else { return contents.bitmap }
            contents.bitmap = frame.applied(to: contents.bitmap)
            return contents.bitmap
        }
    }

    /// Sets the surface's size, in points, within its limits, or its scale, as a user or a move to another screen
    /// would.
    public func resize(to size: CGSize, scale: CGFloat) {
        let size = contents.withLock { contents in
            let size = contents.limits.clamp(size)
            (contents.state.size, contents.state.scale) = (size, scale)
            return size
        }
        events(.resized(size, scale: scale))
    }

    package func setLimits(_ limits: SurfaceLimits) {
        let (size, scale) = contents.withLock { contents in
            contents.limits = limits
            return (contents.state.size, contents.state.scale)
        }
        if limits.clamp(size) != size { resize(to: size, scale: scale) }
    }

    /// Reports an event as if a user had caused it.
    package func send(_ event: SurfaceEvent) { events(event) }

    /// True: the surface's owner may ask for a screen reader's text.
    package var wantsAccessibility: Bool { true }

    /// The accessibility tree of the newest tree; nil before the first commit.
    package var accessibility: AccessibilityTree? { mailbox.accessibility }

    package func treeDidChange() {}

    /// Returns false: it is drawn when it is read.
    package func setWantsFrames(_ wants: Bool) -> Bool { false }

    package func setTitle(_ title: String) { contents.withLock { $0.title = title } }

    package func close() {
        let wasOpen = contents.withLock { contents in
            defer { contents.state.isOpen = false }
            return contents.state.isOpen
        }
        if wasOpen { events(.closed) }
    }
}
