import Foundation
import OctantBase

/// The source of a progress view's progress.
enum ProgressSource: Equatable {
    /// A part of the whole, 0...1; nil while it is not known.
    case fraction(Double?)
    /// Time.
    case interval(ProgressInterval)
    /// Foundation's progress. Two are the same if they are one object.
    case observed(Progress)
    /// A style's configuration.
    case styled(ProgressFilling?)

    /// `value` of `total`, clamped.
    init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        guard let value else {
            self = .fraction(nil)
            return
        }
        self = .fraction(Self.fraction(Double(value), of: Double(total)))
    }

    private static func fraction(_ value: Double, of total: Double) -> Double {
        guard total > 0 else {
            Log.once("progress.total", "a progress view's total is not above 0: nothing is done of it")
            return 0
        }
        let fraction = value / total
        if !(value >= 0 && value <= total) {
            Log.once("progress.value", "a progress view's value is not within 0...total: it is clamped")
        }
        // Also right for NaN, which is not above nothing.
        return fraction > 0 ? min(fraction, 1) : 0
    }
}

/// The filling of a bar or a ring.
enum ProgressFilling: Equatable {
    /// A part of the whole, 0...1.
    case fraction(Double)
    /// Time.
    case interval(ProgressInterval)
}
