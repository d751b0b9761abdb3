/// A subject that sends values to whoever listens, and keeps none. It may be used on any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // `@unchecked Sendable`: the list of subscribers may be used on any thread.
    private let subscribers = SubscriberList<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscribers.add(subscriber)
    }

    /// Sends `input` to the subscribers that have asked for it.
    public func send(_ input: Output) { subscribers.send(input) }

    /// Tells the subscribers that there are no more values.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

    /// Asks for all values of another publisher.
    public func send(subscription: any Subscription) { subscribers.add(subscription) }
}
