import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer

/// A display that shows nothing and records every frame it would have shown: the twin for tests of what is drawn when.
/// It is driven by hand. Any thread.
package final class RecordingDisplay: Display {
    package let screen: ScreenDescription
    private let opened = Locked<[RecordingSurface]>([])
    /// The clipboard of what was copied last, and that of what was selected last.
    package let (copied, selected) = (SharedClipboard(), SharedClipboard())

    package init(screen: ScreenDescription = ScreenDescription(size: CGSize(width: 1920, height: 1080), scale: 1)) {
        self.screen = screen
    }

    /// The surfaces opened so far, in order.
    package var surfaces: [RecordingSurface] { opened.withLock { $0 } }

    package func clipboard(_ kind: ClipboardKind) -> (any Clipboard)? { kind == .copied ? copied : selected }

    private let keptOn = Locked(false)

    /// Whether the program asked for a screen that stays on.
    package var keepsScreenOn: Bool { keptOn.withLock { $0 } }

    package func setKeepsScreenOn(_ keeps: Bool, for program: String) { keptOn.withLock { $0 = keeps } }

    package func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface {
        let surface = RecordingSurface(configuration, mailbox: mailbox, screen: screen, events: events)
        opened.withLock { $0.append(surface) }
        events(.resized(configuration.size, scale: screen.scale))
        events(.visibility(true))
        return surface
    }
}
