/// Tracks of keyframes that together animate a value.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Self.Body.Value
    /// The tracks that it is made of.
    associatedtype Body: Keyframes

    /// The tracks.
    @KeyframesBuilder<Self.Value> var body: Body { get }

    /// Adds the tracks to `tracks`. Not for programs: keyframes with a body have it.
    static func _append(_ keyframes: Self, to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Value == Body.Value {
    /// Adds the tracks of the body.
    public static func _append(_ keyframes: Self, to tracks: inout _KeyframeTracks<Value>) {
        Body._append(keyframes.body, to: &tracks)
    }
}

extension Keyframes where Body == Never {
    /// SwiftUI's own keyframes have no body.
    public var body: Never { noBody(Self.self) }
}

extension Never: Keyframes {
    /// Never called.
    public static func _append(_ keyframes: Never, to tracks: inout _KeyframeTracks<Never>) {}
}

/// The tracks of a value in the making. Not for programs.
public struct _KeyframeTracks<Value> {
    /// The value at the begin.
    let start: Value
    /// Each sets its part of a value to that of a time in seconds.
    var setters: [(inout Value, Double) -> Void] = []
    /// Seconds of the longest track.
    var duration = 0.0
}

/// A row of keyframes for one property of a value, or for the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    /// Without a body.
    public typealias Body = Never

    private let property: WritableKeyPath<Root, Value>
    private let content: Content

    /// The keyframes `content` of the property `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) { (property, self.content) = (keyPath, content()) }

    /// The keyframes `content` of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (property, self.content) = (\.self, content())
    }

    /// Adds the track.
    public static func _append(_ keyframes: KeyframeTrack, to tracks: inout _KeyframeTracks<Root>) {
        var segments = _KeyframeSegments<Value>()
        Content._append(keyframes.content, to: &segments)
        let property = keyframes.property
        let motions = KeyframeMotion.motions(through: segments.list, from: tracks.start[keyPath: property])
        guard let last = motions.last else { return }
        tracks.duration = max(tracks.duration, last.begin + last.duration)
        tracks.setters.append { value, time in
            // The last one that has begun.
            let motion = motions.last { $0.begin <= time } ?? motions[0]
            value[keyPath: property].animatableData = motion.value(at: time - motion.begin)
        }
    }
}

/// Builds the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Tracks.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Keyframes of the value itself, without a track.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// The first keyframe of the value itself.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// More tracks.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> some Keyframes<Value> where A.Value == Value, B.Value == Value {
        KeyframeTable<Value> {
            A._append(accumulated, to: &$0)
            B._append(next, to: &$0)
        }
    }

    /// More keyframes of the value itself.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// No tracks.
    public static func buildBlock() -> some Keyframes<Value> { KeyframeTable<Value> { _ in } }

    /// All of them.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// The keyframes of the value itself, as its track.
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { component } }
}

/// Tracks that a closure adds.
private struct KeyframeTable<Value>: Keyframes {
    typealias Body = Never

    let add: (inout _KeyframeTracks<Value>) -> Void

    static func _append(_ keyframes: KeyframeTable, to tracks: inout _KeyframeTracks<Value>) {
        keyframes.add(&tracks)
    }
}
