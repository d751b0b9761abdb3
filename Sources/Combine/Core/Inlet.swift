/// The end of an operator that takes values from a publisher. What is asked for before the subscription has begun is
/// asked for then. It may be used on any thread.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock; the closures are set before it subscribes.
    private let lock = Lock()
    private var state = InletState.waiting(.none)
    /// Takes each value; returns how many more are asked for.
    var received: (Input) -> Subscribers.Demand = { _ in .none }
    /// Called when there are no more values.
    var ended: (Subscribers.Completion<Failure>) -> Void = { _ in }
    /// Called when the subscription has begun.
    var began: (any Subscription) -> Void = { _ in }

    func receive(subscription: any Subscription) {
        let former: (wanted: Subscribers.Demand, began: (any Subscription) -> Void)? = lock.withLock {
            guard case .waiting(let demand) = state else { return nil }
            state = .subscribed(subscription)
            return (demand, began)
        }
        guard let (wanted, began) = former else { return subscription.cancel() }
        began(subscription)
        if wanted > .none { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let received: ((Input) -> Subscribers.Demand)? = lock.withLock {
            if case .subscribed = state { return self.received }
            return nil
        }
        return received?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let former = take()
        if former.subscription != nil { former.ended(completion) }
    }

    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscription: (any Subscription)? = lock.withLock {
            switch state {
            case .waiting(let former):
                state = .waiting(former + demand)
                return nil
            case .subscribed(let subscription): return subscription
            case .over: return nil
            }
        }
        subscription?.request(demand)
    }

    func cancel() {
        take().subscription?.cancel()
    }

    private typealias Former = (
        subscription: (any Subscription)?, ended: (Subscribers.Completion<Failure>) -> Void,
        received: (Input) -> Subscribers.Demand
    )

    /// Ends the state, and returns what there was: it is let go of outside of the lock.
    private func take() -> Former {
        lock.withLock {
            defer {
                state = .over
                (received, ended, began) = ({ _ in .none }, { _ in }, { _ in })
            }
            if case .subscribed(let subscription) = state { return (subscription, ended, received) }
            return (nil, ended, received)
        }
    }
}

/// What an inlet knows of its subscription. It is the same for all types of values.
private enum InletState {
    case waiting(Subscribers.Demand)
    case subscribed(any Subscription)
    case over
}
