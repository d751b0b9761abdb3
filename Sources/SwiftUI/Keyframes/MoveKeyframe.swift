/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// Without a body.
    public typealias Body = Never

    private let to: Value

    /// The value `to`, in no time.
    public init(_ to: Value) { self.to = to }

    /// Adds the keyframe.
    public static func _append(_ content: MoveKeyframe, to track: inout _KeyframeSegments<Value>) {
        track.list.append(KeyframeSegment(.move, to: content.to, duration: 0))
    }
}
