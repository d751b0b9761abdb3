import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer

/// A display that draws into memory what is due, as a window would, and keeps nothing. It is driven by hand. Any
/// thread.
final class MemoryDisplay: Display {
    let screen = ScreenDescription(size: CGSize(width: 1920, height: 1080), scale: 1)
    private let open = Locked<[MemorySurface]>([])
    /// As in a real display, all surfaces share one. Used in `draw` only, which one thread calls.
    private nonisolated(unsafe) let cache = RasterCache()

    func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface {
        let surface = MemorySurface(configuration.size, mailbox, cache) { [weak self] surface in
            self?.open.withLock { $0.removeAll { $0 === surface } }
        }
        open.withLock { $0.append(surface) }
        return surface
    }

    /// Draws what changed until `time`, seconds of media time. Answers how many frames that were.
    func draw(at time: Double) -> Int { open.withLock { $0 }.count { $0.draw(at: time) } }
}

/// A surface whose frames are drawn and dropped.
///
/// `@unchecked Sendable`: `draw` alone uses the renderer and what is next, and one thread calls it, the one that drives
/// the display.
private final class MemorySurface: DisplaySurface, @unchecked Sendable {
    private let renderer: SurfaceRenderer
    private var next = NextChange.at(0)
    private let mailbox: SurfaceMailbox
    private let size: CGSize
    private let closed: @Sendable (MemorySurface) -> Void

    init(
        _ size: CGSize, _ mailbox: SurfaceMailbox, _ cache: RasterCache,
        closed: @escaping @Sendable (MemorySurface) -> Void
    ) {
        (self.size, self.mailbox, self.closed) = (size, mailbox, closed)
        renderer = SurfaceRenderer(mailbox: mailbox.trees, cache: cache)
    }

    /// Draws the frame of `time` if one is due. Returns whether anything changed.
    func draw(at time: Double) -> Bool {
        if case .at(let due) = next, due > time, !mailbox.trees.hasUnread { return false }
        if case .never = next, !mailbox.trees.hasUnread { return false }
        let frame = renderer.frame(at: time, pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
        next = renderer.nextChange(after: time)
        return frame != nil
    }

    /// Reads what a screen reader would get, as a reader's bus does.
    func treeDidChange() { _ = mailbox.takeForReaders() }
    func setTitle(_ title: String) {}
    func setWantsFrames(_ wants: Bool) -> Bool { false }
    var wantsAccessibility: Bool { true }
    func close() { closed(self) }
}
