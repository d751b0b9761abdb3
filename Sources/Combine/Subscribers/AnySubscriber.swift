/// A subscriber of some type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void
    /// The name of what is inside.
    public let combineIdentifier: CombineIdentifier

    /// The subscriber `s`.
    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        (subscribed, received, completed) = (
            { s.receive(subscription: $0) }, { s.receive($0) }, { s.receive(completion: $0) }
        )
        combineIdentifier = s.combineIdentifier
    }

    /// A subscriber that sends all values to `s`.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        self.init(
            receiveSubscription: { s.send(subscription: $0) },
            receiveValue: { value in
                s.send(value)
                return .none
            },
            receiveCompletion: { s.send(completion: $0) })
    }

    /// A subscriber that calls closures. Without one for values nothing is asked for.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribed = receiveSubscription ?? { _ in }
        received = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Passes the subscription on.
    public func receive(subscription: any Subscription) { subscribed(subscription) }
    /// Passes the value on.
    public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
    /// Passes the end on.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

    /// The name of the type.
    public var description: String { "AnySubscriber" }
}
