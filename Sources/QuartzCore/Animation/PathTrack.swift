import CoreGraphics
import RenderServer

/// Into how many straight pieces a curve of a keyframe path is cut. The largest distance of a circle's quarter from its
/// 64 chords is below 1e-4 of the radius.
let piecesPerCurve = 64

/// A path as the stations of a keyframe animation.
struct PathTrack {
    /// The end points of the segments, the start first.
    private(set) var points: [CGPoint] = []
    /// The times of the points after refining; nil when nothing needed it.
    private(set) var refinedTimes: [Double]?
    /// The ways between the points.
    private(set) var segments: [PathSegment] = []

    init(_ path: PathGeometry) {
        path.forEachSegment { segment, _ in segments.append(segment) }
        guard let first = segments.first else { return }
        points = [first.start] + segments.map(\.end)
    }

    /// Cuts curves into straight pieces, spaced evenly in the time of their way as `functions` bend it.
    mutating func refine(times: [Double]?, functions: [TimingFunction]) {
        let hasCurves = segments.contains { if case .line = $0 { false } else { true } }
        guard hasCurves else { return }
        points = [points[0]]
        var fine = [times?.first ?? 0]
        for (way, segment) in segments.enumerated() {
            let begin = times?[way] ?? Double(way) / Double(segments.count)
            let end = times?[way + 1] ?? Double(way + 1) / Double(segments.count)
            let function = way < functions.count ? functions[way] : .linear
            var pieces = piecesPerCurve
            if case .line = segment, function == .linear { pieces = 1 }
            for piece in 1...pieces {
                let share = Double(piece) / Double(pieces)
                // The last one is its end to the last bit: key times go no further than 1.
                fine.append(piece == pieces ? end : begin + (end - begin) * share)
                points.append(segment.point(at: CGFloat(function.value(at: share))))
            }
        }
        refinedTimes = fine
    }
}
