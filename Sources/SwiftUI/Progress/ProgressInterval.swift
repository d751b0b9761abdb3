import Foundation
import OctantBase

/// Seconds that a moment may be short of a whole second and count as there: clocks are not exact.
private let tolerance = 1e-3

/// Time that fills or empties a progress view.
struct ProgressInterval: Hashable, Sendable {
    let start: Date
    let end: Date
    let countsDown: Bool

    /// The time of `range`.
    init(_ range: ClosedRange<Date>, countsDown: Bool) {
        (start, end, self.countsDown) = (range.lowerBound, range.upperBound, countsDown)
    }

    /// Seconds from begin to end, 0 or more; what is not finite counts as 0.
    private var length: Double {
        let length = end.timeIntervalSince(start)
        return length.isFinite ? max(length, 0) : 0
    }

    /// Seconds gone by at `date`, 0...`length`.
    private func elapsed(at date: Date) -> Double {
        let elapsed = date.timeIntervalSince(start)
        return elapsed > 0 ? min(elapsed, length) : 0
    }

    /// The fraction shown at `date`, 0...1.
    func fraction(at date: Date, by wall: WallClock) -> Double {
        curve(by: wall).fraction(at: wall.mediaTime(of: date))
    }

    /// The time as a timed progress in the time of layers.
    func curve(by wall: WallClock) -> ProgressCurve {
        ProgressCurve(start: wall.mediaTime(of: start), duration: length, isFalling: countsDown)
    }

    /// The whole seconds to be shown at `date`: those left, a second begun counted, or those gone by.
    func seconds(at date: Date) -> Int {
        let seconds =
            countsDown
            ? (length - elapsed(at: date) - tolerance).rounded(.up) : (elapsed(at: date) + tolerance).rounded(.down)
        return Int(clamping: min(max(seconds, 0), Double(Int32.max)))
    }

    /// The date when other seconds are to be shown than at `date`; nil for never.
    func nextChange(after date: Date) -> Date? {
        let shown = Double(seconds(at: date))
        if countsDown { return shown > 0 ? end.addingTimeInterval(1 - shown) : nil }
        return shown + 1 <= length ? start.addingTimeInterval(shown + 1) : nil
    }
}
