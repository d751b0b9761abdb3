internal import Foundation

/// The subscribers of a subject. It may be used on any thread.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []
    private var upstream: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    private struct Entry {
        let send: (Output) -> Void
        let finish: (Subscribers.Completion<Failure>) -> Void
    }

    deinit { upstream.forEach { $0.cancel() } }

    /// Adds `subscriber`. Values that it has not asked for are dropped; with `first`, which it gets before all others,
    /// the last of them waits.
    func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(subscriber, keepsLatest: first != nil)
        let key = ObjectIdentifier(conduit)
        conduit.ended = { [weak self] in self?.remove(key) }
        let completion: Subscribers.Completion<Failure>? = lock.withLock {
            if let completion = self.completion { return completion }
            entries[key] = Entry(send: conduit.send, finish: conduit.finish)
            order.append(key)
            if let first { conduit.hold(first()) }
            return nil
        }
        conduit.begin()
        if let completion { conduit.finish(completion) }
    }

    private func remove(_ key: ObjectIdentifier) {
        let gone = lock.withLock {
            order.removeAll { $0 == key }
            return entries.removeValue(forKey: key)
        }
        withExtendedLifetime(gone) {}
    }

    /// Sends `value` to all who are there now; `change` runs before, under the lock.
    func send(_ value: Output, change: () -> Void = {}) {
        let present = lock.withLock {
            guard completion == nil else { return [Entry]() }
            change()
            return order.compactMap { entries[$0] }
        }
        for entry in present { entry.send(value) }
    }

    /// Completes all, and whoever subscribes from now on.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let (present, upstream) = lock.withLock {
            guard self.completion == nil else { return ([Entry](), [any Subscription]()) }
            self.completion = completion
            defer { (entries, order, self.upstream) = ([:], [], []) }
            return (order.compactMap { entries[$0] }, self.upstream)
        }
        for entry in present { entry.finish(completion) }
        withExtendedLifetime(upstream) {}
    }

    /// Takes a subscription to another publisher: all of its values are asked for.
    func add(_ subscription: any Subscription) {
        let isOver = lock.withLock {
            if completion == nil { upstream.append(subscription) }
            return completion != nil
        }
        isOver ? subscription.cancel() : subscription.request(.unlimited)
    }

    /// Runs `body` while nothing else of the list happens.
    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}

/// The subscription to a subject. A value that is sent while its subscriber takes one on this thread comes at once; one
/// that another thread sends then waits for it.
private final class Conduit<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let keepsLatest: Bool
    private var latest: Downstream.Input?
    /// The thread that hands values over, how deep it is in that, and what others have sent meanwhile.
    private var owner: pthread_t?
    private var depth = 0
    private var waiting = Queue<Downstream.Input>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    var ended: () -> Void = {}

    init(_ downstream: Downstream, keepsLatest: Bool) {
        (self.downstream, self.keepsLatest) = (downstream, keepsLatest)
    }

    func begin() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Keeps `value` until it is asked for.
    func hold(_ value: Downstream.Input) { lock.withLock { latest = value } }

    func send(_ value: Downstream.Input) {
        let target: Downstream? = lock.withLock {
            guard completion == nil, let downstream else { return nil }
            guard demand > .none else {
                if keepsLatest { latest = value }
                return nil
            }
            demand -= 1
            latest = nil
            guard enter() else {
                waiting.append(value)
                return nil
            }
            return downstream
        }
        if let target { deliver(value, to: target) }
    }

    /// Makes this thread the one that hands values over; false where another one does. Under the lock.
    private func enter() -> Bool {
        let thread = pthread_self()
        guard depth == 0 || owner.map({ pthread_equal($0, thread) != 0 }) == true else { return false }
        (owner, depth) = (thread, depth + 1)
        return true
    }

    private func deliver(_ value: Downstream.Input, to target: Downstream) {
        var (next, target): (Downstream.Input?, Downstream) = (value, target)
        while let value = next {
            let more = target.receive(value)
            if more > .none { request(more) }
            next = lock.withLock {
                if depth == 1, let downstream, let waiting = waiting.removeFirst() {
                    target = downstream
                    return waiting
                }
                depth -= 1
                return nil
            }
        }
        complete()
    }

    /// Hands over the end, when no value is on its way.
    private func complete() {
        let end: (Downstream, Subscribers.Completion<Downstream.Failure>)? = lock.withLock {
            guard depth == 0, let completion, let downstream else { return nil }
            self.downstream = nil
            return (downstream, completion)
        }
        guard let (target, completion) = end else { return }
        ended()
        target.receive(completion: completion)
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target: Downstream? = lock.withLock {
            guard self.completion == nil, let downstream else { return nil }
            self.completion = completion
            // On the thread that hands values over it comes at once, as they do.
            guard depth > 0, owner.map({ pthread_equal($0, pthread_self()) != 0 }) == true else { return nil }
            self.downstream = nil
            return downstream
        }
        guard let target else { return complete() }
        ended()
        target.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let next: (Downstream.Input, Downstream)? = lock.withLock {
            self.demand += demand
            guard self.demand > .none, completion == nil, let downstream, let value = latest else { return nil }
            self.demand -= 1
            latest = nil
            guard enter() else {
                waiting.append(value)
                return nil
            }
            return (value, downstream)
        }
        if let (value, target) = next { deliver(value, to: target) }
    }

    func cancel() {
        let (former, _) = lock.withLock {
            defer {
                downstream = nil
                waiting.removeAll()
            }
            return (downstream, waiting)
        }
        if former != nil { ended() }
    }
}
