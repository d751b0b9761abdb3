/// A keyframe that is reached on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Without a body.
    public typealias Body = Never

    private let segment: KeyframeSegment<Value>

    /// The value `to` on `spring`, for `duration` seconds, nil for until it has settled. `startVelocity` is that a
    /// second at the begin; nil goes on with the velocity there is.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        segment = KeyframeSegment(.spring(spring, start: startVelocity?.animatableData), to: to, duration: duration)
    }

    /// Adds the keyframe.
    public static func _append(_ content: SpringKeyframe, to track: inout _KeyframeSegments<Value>) {
        track.list.append(content.segment)
    }
}
