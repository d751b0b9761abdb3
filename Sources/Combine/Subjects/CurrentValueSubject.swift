/// A subject that keeps the latest value, and sends it to whoever begins to listen. It may be used on any thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    // `@unchecked Sendable`: the value is read and changed under the list's lock.
    private let subscribers = SubscriberList<Output, Failure>()
    private var current: Output

    /// A subject of `value`.
    public init(_ value: Output) { current = value }

    /// The latest value; setting it sends it.
    public var value: Output {
        get { subscribers.withLock { current } }
        set { send(newValue) }
    }

    /// Attaches `subscriber`, which gets the latest value first.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscribers.add(subscriber, first: { self.current })
    }

    /// Keeps `input`, and sends it to the subscribers. One that has not asked for it gets the latest when it does.
    public func send(_ input: Output) {
        // What the former value's end does is done outside of the lock.
        var former: Output?
        subscribers.send(input) { (former, current) = (current, input) }
        withExtendedLifetime(former) {}
    }

    /// Tells the subscribers that there are no more values.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

    /// Asks for all values of another publisher.
    public func send(subscription: any Subscription) { subscribers.add(subscription) }
}
