import CoreGraphics
import RenderServer

extension PathTrack {
    /// Stations of a motion along the path with the path's direction at each. Where the path has a corner two stations
    /// share one instant.
    struct Turning {
        var points: [CGPoint] = []
        /// The angles from the x axis, in radians, each within π of the one before.
        var angles: [Double] = []
        /// Fractions of the duration; nil for equal shares.
        var times: [Double]?
    }

    /// The motion whose segments last the shares of time in `times`, or equal ones, each bent by its function; when
    /// `isPaced`, as much of the time as of the path's length.
    func turning(times: [Double]?, functions: [TimingFunction], isPaced: Bool) -> Turning {
        var result = Turning()
        var lengths: [Double] = []
        var evenTimes: [Double] = []
        for (way, segment) in segments.enumerated() {
            let begin = times?[way] ?? Double(way) / Double(segments.count)
            let end = times?[way + 1] ?? Double(way + 1) / Double(segments.count)
            let function = !isPaced && way < functions.count ? functions[way] : .linear
            var pieces = piecesPerCurve
            if case .line = segment, function == .linear { pieces = 1 }
            for piece in 0...pieces {
                let share = Double(piece) / Double(pieces)
                let t = CGFloat(function.value(at: share))
                let point = segment.point(at: t)
                let last = result.points.last ?? point
                lengths.append((lengths.last ?? 0) + hypot(point.x - last.x, point.y - last.y))
                result.angles.append(angle(of: segment, at: t, after: result.angles.last))
                result.points.append(point)
                evenTimes.append(piece == pieces ? end : begin + (end - begin) * share)
            }
        }
        let length = isPaced ? lengths.last ?? 0 : 0
        result.times = length > 0 ? lengths.map { $0 / length } : evenTimes
        return result
    }

    /// The path's end points alone, each with the direction in which the path leaves it, the last as it is reached.
    func stops(times: [Double]?) -> Turning {
        var result = Turning(points: points, times: times)
        for segment in segments {
            result.angles.append(angle(of: segment, at: 0, after: result.angles.last))
        }
        if let last = segments.last { result.angles.append(angle(of: last, at: 1, after: result.angles.last)) }
        return result
    }

    /// The direction of `segment` at `t`; where it has none, the one before.
    private func angle(of segment: PathSegment, at t: CGFloat, after last: Double?) -> Double {
        let slope = segment.derivative(at: t)
        guard slope.dx != 0 || slope.dy != 0 else { return last ?? 0 }
        let angle = atan2(slope.dy, slope.dx)
        guard let last else { return angle }
        return last + (angle - last).remainder(dividingBy: 2 * .pi)
    }
}
