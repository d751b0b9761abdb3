/// No value, and the end, or not even that.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether the end comes at once.
    public let completeImmediately: Bool

    /// No value; the end comes with `completeImmediately`.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// No value of these types; the end comes with `completeImmediately`.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
