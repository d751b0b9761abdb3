/// A type that takes a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the failures; `Never` for none.
    associatedtype Failure: Error

    /// The subscription has begun: values may be asked for.
    func receive(subscription: any Subscription)
    /// Takes a value. Returns how many more are asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// There are no more values.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes the value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {}

/// The connection of a subscriber to a publisher. Asking and cancelling may be done on any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
    /// A subscription without values.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
