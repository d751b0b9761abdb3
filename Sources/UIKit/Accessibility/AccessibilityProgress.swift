import OctantBase

/// The progress of something, as reported to a screen reader: an addition of Octant's.
///
/// A view whose `accessibilityProgress` is not nil is an element with the trait `updatesFrequently`; the text of its
/// value, its role on the desktop, its busy state and the announcements of its beginning, its end and its significant
/// steps all follow from this one property.
public enum AccessibilityProgress: Hashable, Sendable {
    /// Something is running that will take a while, or has stopped.
    case indeterminate(isRunning: Bool)
    /// This much is done, 0...1. A number outside is clamped, NaN counts as 0.
    case fraction(Double)

    /// The percentage done, rounded, except that 100 means all of it only; nil for the indeterminate.
    public var percent: Int? {
        guard case .fraction(let fraction) = self else { return nil }
        guard fraction > 0 else { return 0 }
        return fraction >= 1 ? 100 : min(Int(clamping: (fraction * 100).rounded()), 99)
    }

    /// Whether something is under way that has no known end.
    var isBusy: Bool { self == .indeterminate(isRunning: true) }
}
