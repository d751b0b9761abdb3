/// Seconds of media time from one sweep to the next: an image that is kept to draw faster goes when nobody asked for
/// it from one to the next, so after five to ten seconds. What moves asks many times a second; what comes back later
/// than that may be drawn anew.
package let sweepInterval = 5.0

/// The timer that decides when unused cached data is released.
struct SweepTimer {
    private var last: Double?

    /// Whether a sweep is due at `time`, in seconds, which then counts as made. A clock that goes back puts it off.
    mutating func isDue(at time: Double) -> Bool {
        guard time.isFinite else { return false }
        guard let last, time >= last else {
            last = time
            return false
        }
        guard time - last >= sweepInterval else { return false }
        self.last = time
        return true
    }
}
