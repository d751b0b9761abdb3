/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// The failure `error`.
    public init(error: Failure) { self.error = error }

    /// The failure `failure`, of a publisher of these values.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
