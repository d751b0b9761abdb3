/// The values that a layer or an animation shows before it begins and after it ends.
package enum FillMode: String, Sendable {
    case removed, forwards, backwards, both

    var fillsForwards: Bool { self == .forwards || self == .both }
    var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// The timing of a layer or an animation in its parent's time: the values of Core Animation's CAMediaTiming.
package struct MediaTiming: Sendable, Hashable {
    /// Seconds of the parent's time.
    package var beginTime: Double = 0
    /// Seconds of one cycle; infinite for a layer.
    package var duration: Double = 0
    /// Own seconds a second of the parent's time; may be negative; 0 freezes at `timeOffset`.
    package var speed: Float = 1
    /// Own seconds added.
    package var timeOffset: Double = 0
    /// Cycles, fractions allowed; 0 means unspecified, that is once.
    package var repeatCount: Float = 0
    /// Seconds to repeat for; beats `repeatCount` when above 0.
    package var repeatDuration: Double = 0
    package var autoreverses = false
    package var fillMode = FillMode.removed

    package init() {}

    /// A layer's defaults: as an animation's, with no end.
    package static let layerDefault: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()
}
