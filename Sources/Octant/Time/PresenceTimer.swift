import QuartzCore
import RenderServer

/// Keeps a `DelayedPresence` up to date by a clock, and tells when it changes. Main thread.
@MainActor
final class PresenceTimer {
    private(set) var presence = DelayedPresence()
    /// The clock that was in force when this was made: the host's, or one that a test moves by hand.
    private let clock: any MediaClock = MediaClocks.current
    private var timer: MediaTimer?
    /// Hears that `presence.isShown` changed.
    var changed: (Bool) -> Void = { _ in }

    /// See `DelayedPresence`.
    func begin(delay: Double, minimum: Double = 0) -> Int {
        let id = presence.begin(at: clock.now(), delay: delay, minimum: minimum)
        update()
        return id
    }

    /// See `DelayedPresence`.
    func end(_ id: Int) {
        presence.end(id)
        update()
    }

    private func update() {
        timer?.cancel()
        timer = nil
        let wasShown = presence.isShown
        if let time = presence.update(at: clock.now()) {
            timer = MediaTimer(at: time, clock: clock) { [weak self] in self?.update() }
        }
        if presence.isShown != wasShown { changed(presence.isShown) }
    }
}
