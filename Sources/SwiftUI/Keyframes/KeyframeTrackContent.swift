/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Self.Body.Value
    /// The keyframes that it is made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes.
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    /// Adds the segments of the keyframes to `track`. Not for programs: content with a body has it.
    static func _append(_ content: Self, to track: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Value == Body.Value {
    /// Adds the segments of the body.
    public static func _append(_ content: Self, to track: inout _KeyframeSegments<Value>) {
        Body._append(content.body, to: &track)
    }
}

extension KeyframeTrackContent where Body == Never {
    /// SwiftUI's own content has no body.
    public var body: Never { noBody(Self.self) }
}

extension Never: Animatable, KeyframeTrackContent {
    /// Never called.
    public static func _append(_ content: Never, to track: inout _KeyframeSegments<Never>) {}
}

/// The segments of a track in the making. Not for programs.
public struct _KeyframeSegments<Value: Animatable> {
    /// The segments so far.
    var list: [KeyframeSegment<Value>] = []
}

/// Builds the keyframes of a track, one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One keyframe, or several.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first one.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// The next one after `accumulated`.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
        KeyframeRow<Value> {
            A._append(accumulated, to: &$0)
            B._append(next, to: &$0)
        }
    }

    /// None.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeRow<Value> { _ in } }

    /// Those of a loop.
    public static func buildArray<K: KeyframeTrackContent>(
        _ components: [K]
    ) -> some KeyframeTrackContent<Value> where K.Value == Value {
        KeyframeRow<Value> { track in for component in components { component.append(to: &track) } }
    }

    /// Those of the first branch.
    public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        first component: A
    ) -> _KeyframeBranch<A, B> where A.Value == Value, B.Value == Value { .first(component) }

    /// Those of the second branch.
    public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        second component: B
    ) -> _KeyframeBranch<A, B> where A.Value == Value, B.Value == Value { .second(component) }
}

extension KeyframeTrackContent {
    fileprivate func append(to track: inout _KeyframeSegments<Value>) { Self._append(self, to: &track) }
}

/// Keyframes that a closure adds.
private struct KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Never

    let add: (inout _KeyframeSegments<Value>) -> Void

    static func _append(_ content: KeyframeRow, to track: inout _KeyframeSegments<Value>) { content.add(&track) }
}

/// The keyframes of one of two branches. Not for programs.
public enum _KeyframeBranch<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    /// Those of the first branch.
    case first(First)
    /// Those of the second branch.
    case second(Second)

    /// The value of both.
    public typealias Value = First.Value
    /// Without a body.
    public typealias Body = Never

    /// Adds the segments of the branch that was taken.
    public static func _append(_ content: _KeyframeBranch, to track: inout _KeyframeSegments<Value>) {
        switch content {
        case .first(let content): First._append(content, to: &track)
        case .second(let content): Second._append(content, to: &track)
        }
    }
}
