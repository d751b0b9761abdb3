/// Keeps a `DelayedPresence` up to date by a clock, and reports when it changes. Main thread.
@MainActor
final class PresenceTimer {
    private(set) var presence = DelayedPresence()
    private let clock = DelayClock()
    private var timer: DelayTimer?
    /// Called when `presence.isShown` changed.
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
            timer = clock.timer(at: time) { [weak self] in self?.update() }
        }
        if presence.isShown != wasShown { changed(presence.isShown) }
    }
}
