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

/// An operator that makes of each value one or none, at once, on whatever thread it comes.
///
/// It does not know the type of whom it sends to, only closures that are made where the chain is built, for the types
/// of that place: a value goes through them without a look at what the types are.
@usableFromInline
final class Relay<Input, Failure: Error>: Subscriber, Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock; the closures are called for one value at a time.
    @usableFromInline let lock = Lock()
    @usableFromInline var upstream: (any Subscription)?
    /// Hands the subscriber its subscription, a value, and the end. Nil when that has come.
    @usableFromInline var begin: ((Relay) -> Void)?
    @usableFromInline var pass: ((Relay, Input) -> Subscribers.Demand)?
    @usableFromInline var end: ((Subscribers.Completion<Failure>) -> Void)?

    /// Sends what `step` makes of values to `downstream`, and what `complete` makes of the end.
    @inlinable init<Downstream: Subscriber>(
        _ downstream: Downstream,
        complete: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        _ step: @escaping (Input) -> RelayStep<Downstream.Input, Downstream.Failure>
    ) {
        begin = { downstream.receive(subscription: $0) }
        pass = { relay, input in
            switch step(input) {
            case .send(let value): return downstream.receive(value)
            case .skip: return .max(1)
            case .last(let value):
                _ = downstream.receive(value)
                if relay.stop() { downstream.receive(completion: .finished) }
            case .finish: if relay.stop() { downstream.receive(completion: .finished) }
            case .fail(let error): if relay.stop() { downstream.receive(completion: .failure(error)) }
            }
            return .none
        }
        end = { downstream.receive(completion: complete($0)) }
    }

    @inlinable func receive(subscription: any Subscription) {
        let begin: ((Relay) -> Void)? = lock.withLock {
            guard upstream == nil, let begin = self.begin else { return nil }
            upstream = subscription
            return begin
        }
        guard let begin else { return subscription.cancel() }
        begin(self)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        // Called where it is read: to hand the closure on would cost as much as the call.
        lock.lock()
        guard let pass else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        return pass(self, input)
    }

    /// Ends the values. Returns false where they have ended already.
    @inlinable func stop() -> Bool {
        let (end, upstream) = take()
        upstream?.cancel()
        return end != nil
    }

    @inlinable func take() -> (((Subscribers.Completion<Failure>) -> Void)?, (any Subscription)?) {
        // What the closures hold goes outside of the lock.
        let (former, closures) = lock.withLock {
            defer { (begin, pass, end, upstream) = (nil, nil, nil, nil) }
            return ((end, upstream), (begin, pass))
        }
        withExtendedLifetime(closures) {}
        return former
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) { take().0?(completion) }

    @inlinable func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    @inlinable func cancel() { take().1?.cancel() }
}

extension Relay {
    /// Returns what hands values on to `subscriber`: that itself if it is one of these.
    @usableFromInline static func to<Downstream: Subscriber>(_ subscriber: Downstream) -> Relay
    where Downstream.Input == Input, Downstream.Failure == Failure {
        subscriber as? Relay ?? Relay(subscriber) { .send($0) }
    }

    /// Completes as its publisher does.
    @inlinable convenience init<Downstream: Subscriber>(
        _ downstream: Downstream, _ step: @escaping (Input) -> RelayStep<Downstream.Input, Failure>
    ) where Downstream.Failure == Failure { self.init(downstream, complete: { $0 }, step) }

    /// Fails with what `step` throws, and as its publisher does.
    @inlinable convenience init<Downstream: Subscriber>(
        _ downstream: Downstream, trying step: @escaping (Input) throws -> RelayStep<Downstream.Input, any Error>
    ) where Downstream.Failure == any Error {
        self.init(downstream, complete: { $0.mapError { $0 } }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
