/// A type that hands a sequence of values over time to subscribers.
///
/// Values come after a subscription, no more than were asked for, one at a time, and none after a completion.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the failures; `Never` for none.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches `subscriber`.
    @inlinable
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches `subject`, which sends on what comes. The values end when the result is cancelled or goes.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let inlet = Inlet<Output, Failure>()
        inlet.received = { value in
            subject.send(value)
            return .none
        }
        inlet.ended = { subject.send(completion: $0) }
        inlet.began = { subject.send(subscription: $0) }
        inlet.request(.unlimited)
        receive(subscriber: inlet)
        return AnyCancellable(inlet)
    }

    /// This publisher behind a type that does not tell of what it is made.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A namespace for the types of publishers that operators make.
public enum Publishers {}

/// A publisher of some type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// The publisher `publisher`.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            attach = erased.attach
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        attach(AnySubscriber(subscriber))
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }
}

/// A publisher whose values begin when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects, and returns what ends that.
    func connect() -> any Cancellable
}
