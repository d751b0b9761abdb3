import OctantBase
import OctantDisplay

/// The newest frame event of a display that the main thread did not get yet. Any thread.
final class FrameSlot: Sendable {
    private let waiting = Locked<SurfaceEvent?>(nil)

    /// Whether the main thread is to be notified of `event`: not of a frame while another one is pending.
    func accepts(_ event: SurfaceEvent) -> Bool {
        guard case .frame = event else { return true }
        return waiting.withLock { waiting in
            defer { waiting = event }
            return waiting == nil
        }
    }

    /// The event for the main thread now that it gets `event`: of frames the newest.
    func newest(for event: SurfaceEvent) -> SurfaceEvent {
        guard case .frame = event else { return event }
        return waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? event
        }
    }
}
