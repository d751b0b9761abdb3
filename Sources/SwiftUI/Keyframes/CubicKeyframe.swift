/// A keyframe that is reached on a cubic curve. Several in a row make a smooth one: a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Without a body.
    public typealias Body = Never

    private let segment: KeyframeSegment<Value>

    /// The value `to` after `duration` seconds. The velocities are those a second at the begin and at the end of the
    /// way; nil goes on smoothly with what is before and after.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = KeyframeSegment(
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to, duration: duration)
    }

    /// Adds the keyframe.
    public static func _append(_ content: CubicKeyframe, to track: inout _KeyframeSegments<Value>) {
        track.list.append(content.segment)
    }
}
