import OctantBase
import OctantDisplay

/// The newest frame of a display that the main thread has not heard of yet. Any thread.
final class FrameSlot: Sendable {
    private let waiting = Locked<SurfaceEvent?>(nil)

    /// Whether the main thread is to be told of `event`: not of a frame while it has yet to hear of another.
    func accepts(_ event: SurfaceEvent) -> Bool {
        guard case .frame = event else { return true }
        return waiting.withLock { waiting in
            defer { waiting = event }
            return waiting == nil
        }
    }

    /// What to tell the main thread now that it was to be told of `event`: of frames the newest.
    func newest(for event: SurfaceEvent) -> SurfaceEvent {
        guard case .frame = event else { return event }
        return waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? event
        }
    }
}
