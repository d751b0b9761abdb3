/// A keyframe that is reached straight.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Without a body.
    public typealias Body = Never

    private let segment: KeyframeSegment<Value>

    /// The value `to` after `duration` seconds, in the time of `timingCurve`.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(.linear(timingCurve), to: to, duration: duration)
    }

    /// Adds the keyframe.
    public static func _append(_ content: LinearKeyframe, to track: inout _KeyframeSegments<Value>) {
        track.list.append(content.segment)
    }
}
