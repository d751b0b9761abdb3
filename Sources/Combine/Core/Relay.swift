/// The fate of a value.
enum RelayStep<Output, Failure: Error> {
    /// It is sent as this.
    case send(Output)
    /// It is left out.
    case skip
    /// It is sent as this, and was the last.
    case last(Output)
    /// There are no more.
    case finish
    case fail(Failure)
}

/// An operator that makes of each value one or none, at once, on whatever thread it comes.
final class Relay<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock; the closures are called for one value at a time.
    typealias Failure = InputFailure
    typealias Step = RelayStep<Downstream.Input, Downstream.Failure>

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var step: ((Input) -> Step)?
    private let complete: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        _ downstream: Downstream,
        complete: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
        _ step: @escaping (Input) -> Step
    ) { (self.downstream, self.complete, self.step) = (downstream, complete, step) }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, step) = lock.withLock { (self.downstream, self.step) }
        guard let downstream, let step else { return .none }
        switch step(input) {
        case .send(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            _ = downstream.receive(value)
            finish(.finished)
        case .finish: finish(.finished)
        case .fail(let error): finish(.failure(error))
        }
        return .none
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, upstream) = take()
        upstream?.cancel()
        downstream?.receive(completion: completion)
    }

    private func take() -> (Downstream?, (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream, step) = (nil, nil, nil) }
            return (downstream, upstream)
        }
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        take().0?.receive(completion: complete(completion))
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() { take().1?.cancel() }
}

extension Relay where InputFailure == Downstream.Failure {
    /// Completes as its publisher does.
    convenience init(_ downstream: Downstream, _ step: @escaping (Input) -> Step) {
        self.init(downstream, complete: { $0 }, step)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// Fails with what `step` throws, and as its publisher does.
    convenience init(_ downstream: Downstream, trying step: @escaping (Input) throws -> Step) {
        self.init(downstream, complete: { $0.mapError { $0 } }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
