import QuartzCore
import RenderServer

/// A view that goes through keyframes while it is on screen.
///
/// Where the keyframes' values go only into what layers animate (opacity, offset, scale, rotation, colours, filters and
/// outlines of shapes), layer animations show it, and the main thread does nothing meanwhile. All else is made anew for
/// each frame.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let initialValue: Value
    private let isRepeating: Bool
    private let trigger: AnyTrigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    /// The value that is shown; nil before the first frame.
    @State private var shown: Value?
    /// The number of times that the trigger has changed.
    @State private var runs = 0
    @State private var run = KeyframeRun()

    /// The view that `content` makes of a value that begins as `initialValue` and goes through `keyframes`, again and
    /// again while `repeating`.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, isRepeating, trigger) = (initialValue, repeating, nil)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// The view that `content` makes of a value that begins as `initialValue`, and each time that `trigger` changes
    /// goes through the keyframes that `keyframes` makes of the value shown.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, isRepeating, self.trigger) = (initialValue, false, AnyTrigger(trigger))
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// The content as of the last frame.
    public var body: some View {
        let _ = run.noteContent()
        content(shown ?? initialValue)
            .onChange(of: trigger) { runs += 1 }
            .modifier(
                ScreenWorkModifier(id: runs) {
                    guard trigger == nil || runs > 0 else { return nil }
                    let timeline = KeyframeTimeline(shown ?? initialValue, keyframes(shown ?? initialValue))
                    guard timeline.duration > 0 else {
                        shown = timeline.value(time: 0)
                        return nil
                    }
                    return KeyframeWork(duration: timeline.duration, repeats: isRepeating, run) {
                        shown = timeline.value(time: $0)
                    }
                })
    }
}

/// A value whose change starts an animation.
struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (one: AnyTrigger, other: AnyTrigger) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { value == other.value as? T }
        return isSame(one.value)
    }
}

extension View {
    /// This view as `content` shows it with a value that begins as `initialValue` and goes through `keyframes`, again
    /// and again while `repeating`.
    public func keyframeAnimator<Value, Content: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
            content(PlaceholderContentView(self), $0)
        } keyframes: {
            keyframes($0)
        }
    }

    /// This view as `content` shows it with a value that begins as `initialValue`, and goes through `keyframes` each
    /// time that `trigger` changes.
    public func keyframeAnimator<Value, Trigger: Equatable, Content: View, K: Keyframes>(
        initialValue: Value, trigger: Trigger,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
            content(PlaceholderContentView(self), $0)
        } keyframes: {
            keyframes($0)
        }
    }
}
