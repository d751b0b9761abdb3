/// The context of a change while it goes through the views: its animation, foremost.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether views must not use animations of their own instead of `animation`.
    public var disablesAnimations = false
    /// Whether the change is one of many of something that goes on: of a slider's thumb being dragged, or of a gesture
    /// that `updating(_:body:)` follows. False otherwise.
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]

    /// The closures to run once the change's animations are over, in the order they were added.
    private(set) var completions: [CompletionGroup] = []

    /// A change that is not animated.
    public init() {}

    /// A change animated with `animation`.
    public init(animation: Animation?) { self.animation = animation }

    /// The value under `key`.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once all animations of the change are over by `criteria`; in the next turn if there are none.
    /// Where a view's modifier adds it, it is called only if something animates.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { add(CompletionGroup(criteria, completion)) }

    /// Makes `group` wait for the animations of the change.
    mutating func add(_ group: CompletionGroup) { completions.append(group) }
}

/// The name of something that is known about a change.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value when none was set.
    static var defaultValue: Value { get }
}

/// The moment when an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool

    /// The moment when it looks finished, though it may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    /// The moment when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}
