/// The fate of a value.
@frozen @usableFromInline
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

/// An operator that makes of each value one or none, at once, on whatever thread it comes. Its code is made anew for
/// the types of a chain where that is built.
@usableFromInline
final class Relay<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock; the closures are called for one value at a time.
    @usableFromInline typealias Failure = InputFailure
    @usableFromInline typealias Step = RelayStep<Downstream.Input, Downstream.Failure>

    @usableFromInline let lock = Lock()
    @usableFromInline var downstream: Downstream?
    @usableFromInline var upstream: (any Subscription)?
    @usableFromInline var step: ((Input) -> Step)?
    @usableFromInline
    let complete: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

    @inlinable init(
        _ downstream: Downstream,
        complete: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
        _ step: @escaping (Input) -> Step
    ) { (self.downstream, self.complete, self.step) = (downstream, complete, step) }

    @inlinable func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
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

    @inlinable func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, upstream) = take()
        upstream?.cancel()
        downstream?.receive(completion: completion)
    }

    @inlinable func take() -> (Downstream?, (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream, step) = (nil, nil, nil) }
            return (downstream, upstream)
        }
    }

    @inlinable func receive(completion: Subscribers.Completion<InputFailure>) {
        take().0?.receive(completion: complete(completion))
    }

    @inlinable func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    @inlinable func cancel() { take().1?.cancel() }
}

extension Relay where InputFailure == Downstream.Failure {
    /// Completes as its publisher does.
    @inlinable convenience init(_ downstream: Downstream, _ step: @escaping (Input) -> Step) {
        self.init(downstream, complete: { $0 }, step)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// Fails with what `step` throws, and as its publisher does.
    @usableFromInline convenience init(_ downstream: Downstream, trying step: @escaping (Input) throws -> Step) {
        self.init(downstream, complete: { $0.mapError { $0 } }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
