/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// The keyframes `content` of a value that begins as `initialValue`.
    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        self.init(initialValue, content())
    }

    init<K: Keyframes>(_ initialValue: Value, _ keyframes: K) where K.Value == Value {
        var tracks = _KeyframeTracks(start: initialValue)
        K._append(keyframes, to: &tracks)
        self.tracks = tracks
    }

    /// Seconds of the longest track.
    public var duration: TimeInterval { tracks.duration }

    /// Returns the value `time` seconds after the begin.
    public func value(time: Double) -> Value {
        var value = tracks.start
        update(&value, time: time)
        return value
    }

    /// Returns the value at `progress`, 0...1, of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets what has tracks in `value` to how it is `time` seconds after the begin.
    public func update(_ value: inout Value, time: Double) {
        for set in tracks.setters { set(&value, time.isNaN ? 0 : time) }
    }

    /// Sets what has tracks in `value` to how it is at `progress`, 0...1, of the duration.
    public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
