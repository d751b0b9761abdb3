/// From a layer's own time to the surface's: a straight line, composed on the way down.
struct ClockMap {
    var scale = 1.0
    var offset = 0.0

    /// Whether the layer's own time is the surface's.
    var isIdentity: Bool { scale == 1 && offset == 0 }

    /// The map for a time that lags `seconds` behind this one's.
    func delayed(by seconds: Double) -> ClockMap {
        ClockMap(scale: scale, offset: offset + seconds * scale)
    }

    func appending(_ timing: MediaTiming) -> ClockMap {
        if timing.speed == 1 && timing.beginTime == 0 && timing.timeOffset == 0 { return self }
        // parent = (local - timeOffset) / speed + beginTime; frozen time maps to all of the surface's.
        let factor = timing.speed == 0 ? .infinity : 1 / Double(timing.speed)
        return ClockMap(scale: scale * factor, offset: offset + scale * (timing.beginTime - timing.timeOffset * factor))
    }

    /// A change in the layer's own time as one in the surface's. Frozen time never comes to it; time that runs backward
    /// is followed frame by frame.
    func surfaceChange(_ change: NextChange) -> NextChange {
        if change == .never || !scale.isFinite { return .never }
        if scale < 0 { return .continuous }
        guard case .at(let time) = change else { return change }
        return .at(time * scale + offset)
    }
}
