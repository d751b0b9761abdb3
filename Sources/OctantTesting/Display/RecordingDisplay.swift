import CoreGraphics
import OctantBase
import OctantDisplay
import RenderServer
import UIKit

/// The most frames a second that may be asked for.
private let mostFramesPerSecond = 240

/// A display in memory that records what it would have shown, and when: the frames and the commits of its windows. Any
/// thread.
public final class RecordingDisplay: Display {
    package let screen: ScreenDescription
    private let opened = Locked<[RecordingSurface]>([])
    /// The clipboard of what was copied last, and that of what was selected last.
    package let (copied, selected) = (SharedClipboard(), SharedClipboard())

    /// The clock that it goes by, with all commits kept; nil for one that is driven by hand.
    private let clock: ManualClock?

    /// One that is driven by hand, and keeps frames only.
    package init(screen: ScreenDescription = ScreenDescription(size: CGSize(width: 1920, height: 1080), scale: 1)) {
        (self.screen, clock) = (screen, nil)
    }

    /// A display of `size` points at `scale` pixels a point that shows up to so many frames a second, 1...240, as the
    /// screen of `clock` lets time pass. Lengths and scale are those that a `TestScreen` may have.
    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, framesPerSecond: Int = 60,
        clock: TestClock
    ) {
        screen = .clamped(
            size, scale: scale, isDark: false, framesPerSecond: min(max(framesPerSecond, 1), mostFramesPerSecond))
        self.clock = clock.media
        if let time = TestTime.of(clock.media) {
            time.add(self)
        } else {
            Log.once("testing.recording", "a display records while the screen is there that its clock is of, not later")
        }
    }

    /// The size, in points.
    public var size: CGSize { screen.size }

    /// Pixels a point.
    public var scale: CGFloat { screen.scale }

    /// Shows `window`, which goes to this display from now on whenever it is shown.
    @MainActor
    public func show(_ window: UIWindow) { window.show(on: self) }

    /// The surfaces opened so far, in order: one for each time that a window was shown, the closed ones too.
    public var surfaces: [RecordingSurface] { opened.withLock { $0 } }

    package func clipboard(_ kind: ClipboardKind) -> (any Clipboard)? { kind == .copied ? copied : selected }

    private let keptOn = Locked(false)

    /// Whether the program asked for a screen that stays on.
    package var keepsScreenOn: Bool { keptOn.withLock { $0 } }

    package func setKeepsScreenOn(_ keeps: Bool, for program: String) { keptOn.withLock { $0 = keeps } }

    package func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface {
        let surface = RecordingSurface(configuration, mailbox: mailbox, screen: screen, clock: clock, events: events)
        opened.withLock { $0.append(surface) }
        events(.resized(configuration.size, scale: screen.scale))
        events(.visibility(true))
        return surface
    }
}
