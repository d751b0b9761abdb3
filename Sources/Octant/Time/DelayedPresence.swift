/// Decides from the works under way when their indicator is shown: not for work that ends soon, and once it is shown,
/// not too briefly. A pure value; times are seconds of media time.
struct DelayedPresence {
    /// One piece of work.
    private struct Work {
        let id: Int
        /// The time when it has lasted long enough to be shown.
        let due: Double
        /// The least time for which it stays shown.
        let minimum: Double
    }

    private var works: [Work] = []
    private var lastID = 0
    /// Until when what is seen stays at least.
    private var shownUntil = 0.0
    /// Whether it is to be seen, as of the last `update(at:)`.
    private(set) var isShown = false

    /// Whether no work is under way.
    var isIdle: Bool { works.isEmpty }

    /// Work begins at `now`: it shows when it lasts for `delay`, and then for `minimum` at least. Times that are not
    /// finite, or negative, count as 0. Returns the work's number.
    mutating func begin(at now: Double, delay: Double, minimum: Double) -> Int {
        func time(_ seconds: Double) -> Double { seconds.isFinite ? max(seconds, 0) : 0 }
        lastID += 1
        works.append(Work(id: lastID, due: now + time(delay), minimum: time(minimum)))
        return lastID
    }

    /// The work of this number is over; a second time, or for a number that there is not, nothing happens.
    mutating func end(_ id: Int) { works.removeAll { $0.id == id } }

    /// Updates `isShown` to its value at `now`. Returns when that may change by itself.
    mutating func update(at now: Double) -> Double? {
        if isShown {
            guard works.isEmpty else { return nil }
            guard now >= shownUntil else { return shownUntil }
            isShown = false
            return nil
        }
        guard let due = works.map(\.due).min() else { return nil }
        guard now >= due else { return due }
        isShown = true
        shownUntil = now + (works.map(\.minimum).max() ?? 0)
        return nil
    }
}
