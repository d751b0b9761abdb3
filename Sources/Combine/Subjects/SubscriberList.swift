internal import Foundation

/// The subscribers of a subject. It may be used on any thread.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var upstream: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    /// Whether there is a completion: that says so for failures of any type at once.
    private var isOver = false

    deinit { upstream.forEach { $0.cancel() } }

    /// Adds `subscriber`. Values that it has not asked for are dropped; with `first`, which it gets before all others,
    /// the last of them waits.
    func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(.to(subscriber), keepsLatest: first != nil)
        let key = ObjectIdentifier(conduit)
        conduit.ended = { [weak self] in self?.remove(key) }
        let completion: Subscribers.Completion<Failure>? = lock.withLock {
            if let completion = self.completion { return completion }
            conduits.append(conduit)
            if let first { conduit.hold(first()) }
            return nil
        }
        conduit.begin()
        if let completion { conduit.finish(completion) }
    }

    private func remove(_ key: ObjectIdentifier) {
        // What is no longer needed goes outside of the lock.
        let former = lock.withLock {
            defer { conduits.removeAll { ObjectIdentifier($0) == key } }
            return conduits
        }
        withExtendedLifetime(former) {}
    }

    /// Sends `value` to all who are there now; `change` runs before, under the lock.
    func send(_ value: Output, change: () -> Void = {}) {
        lock.lock()
        guard !isOver else { return lock.unlock() }
        change()
        let present = conduits
        lock.unlock()
        for conduit in present { conduit.send(value) }
    }

    /// Completes all, and whoever subscribes from now on.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let (present, upstream) = lock.withLock {
            guard !isOver else { return ([Conduit<Output, Failure>](), [any Subscription]()) }
            (self.completion, isOver) = (completion, true)
            defer { (conduits, self.upstream) = ([], []) }
            return (conduits, self.upstream)
        }
        for conduit in present { conduit.finish(completion) }
        withExtendedLifetime(upstream) {}
    }

    /// Takes a subscription to another publisher: all of its values are asked for.
    func add(_ subscription: any Subscription) {
        let isOver = lock.withLock {
            if !self.isOver { upstream.append(subscription) }
            return self.isOver
        }
        isOver ? subscription.cancel() : subscription.request(.unlimited)
    }

    /// Runs `body` while nothing else of the list happens.
    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}

/// The subscription to a subject. A value that is sent while its subscriber takes one on this thread comes at once; one
/// that another thread sends then waits for it.
private final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var downstream: Relay<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private let keepsLatest: Bool
    private var latest: Output?
    /// The thread that hands values over, how deep it is in that, and what others have sent meanwhile.
    private var owner: pthread_t?
    private var depth = 0
    private var waiting = Queue<Output>()
    private var completion: Subscribers.Completion<Failure>?
    /// Whether there is a completion.
    private var isOver = false
    var ended: () -> Void = {}

    init(_ downstream: Relay<Output, Failure>, keepsLatest: Bool) {
        (self.downstream, self.keepsLatest) = (downstream, keepsLatest)
    }

    func begin() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Keeps `value` until it is asked for.
    func hold(_ value: Output) { lock.withLock { latest = value } }

    // Each value comes here. Optional values and tuples of them would have to be looked up for each.
    func send(_ value: Output) {
        lock.lock()
        guard !isOver, let target = downstream else { return lock.unlock() }
        guard demand > .none else {
            if keepsLatest { latest = value }
            return lock.unlock()
        }
        demand -= 1
        if keepsLatest { latest = nil }
        guard enter() else {
            waiting.append(value)
            return lock.unlock()
        }
        lock.unlock()
        deliver(value, to: target)
    }

    /// Makes this thread the one that hands values over; false where another one does. Under the lock.
    private func enter() -> Bool {
        let thread = pthread_self()
        guard depth == 0 || owner.map({ pthread_equal($0, thread) != 0 }) == true else { return false }
        (owner, depth) = (thread, depth + 1)
        return true
    }

    private func deliver(_ value: Output, to target: Relay<Output, Failure>) {
        hand(value, to: target)
        while true {
            lock.lock()
            guard depth == 1, !waiting.isEmpty, let target = downstream else {
                depth -= 1
                let isOver = isOver
                lock.unlock()
                if isOver { complete() }
                return
            }
            let next = waiting.removeFirst()
            lock.unlock()
            if let next { hand(next, to: target) }
        }
    }

    private func hand(_ value: Output, to target: Relay<Output, Failure>) {
        let more = target.receive(value)
        if more > .none { request(more) }
    }

    /// Hands over the end, when no value is on its way.
    private func complete() {
        let end: (Relay<Output, Failure>, Subscribers.Completion<Failure>)? = lock.withLock {
            guard depth == 0, let completion, let downstream else { return nil }
            self.downstream = nil
            return (downstream, completion)
        }
        guard let (target, completion) = end else { return }
        ended()
        target.receive(completion: completion)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let target: Relay<Output, Failure>? = lock.withLock {
            guard !isOver, let downstream else { return nil }
            (self.completion, isOver) = (completion, true)
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
        let next: (Output, Relay<Output, Failure>)? = lock.withLock {
            self.demand += demand
            guard self.demand > .none, !isOver, let downstream, let value = latest else { return nil }
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
