/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = DeferredPublisher.Output
    /// The type of the failures.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// The publisher that `createPublisher` makes for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        createPublisher().subscribe(subscriber)
    }
}
