/// The end of an operator that hands values to a subscriber: one at a time, no more than it asked for, and none after
/// the completion or a cancellation, from whatever threads they come. Nothing of the subscriber's runs under a lock.
final class Outlet<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock; the closures are set before the subscriber gets
    // it.
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<Output>()
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false
    /// Called with what the subscriber asks for.
    var requested: (Subscribers.Demand) -> Void = { _ in }
    /// Called when the subscriber cancels, and when all is over.
    var ended: () -> Void = {}

    /// The number of values that may wait, and the rule for one more.
    private let size: Int
    private let whenFull: Publishers.BufferingStrategy<Failure>

    /// Hands values to `downstream`. Up to `size` of them wait; `whenFull` says what happens with one more.
    init(
        _ downstream: Downstream, keeping size: Int = .max,
        _ whenFull: Publishers.BufferingStrategy<Failure> = .dropNewest
    ) { (self.downstream, self.size, self.whenFull) = (downstream, size, whenFull) }

    /// Hands the subscriber its subscription.
    func begin() { lock.withLock { downstream }?.receive(subscription: self) }

    /// The number of values that wait to be asked for.
    var count: Int { lock.withLock { waiting.count } }

    /// Whether the subscriber still listens, and nothing has completed it.
    var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

    /// Sends `value`, when it is asked for.
    func send(_ value: Output) {
        let failure: (() -> Failure)? = lock.withLock {
            guard downstream != nil, completion == nil else { return nil }
            if waiting.count >= size, demand == .none || isSending {
                switch whenFull {
                case .dropNewest: return nil
                case .dropOldest: _ = waiting.removeFirst()
                case .customError(let error): return error
                }
            }
            waiting.append(value)
            return nil
        }
        if let failure { finish(.failure(failure())) } else { drain() }
    }

    /// Completes when all values are sent; a failure drops those that wait.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            guard downstream != nil, self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion { waiting.removeAll() }
        }
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let requested = lock.withLock {
            self.demand += demand
            return downstream == nil ? nil : self.requested
        }
        guard let requested else { return }
        requested(demand)
        drain()
    }

    func cancel() {
        let (former, values) = lock.withLock {
            defer {
                downstream = nil
                waiting.removeAll()
            }
            return (downstream, waiting)
        }
        if former != nil { end() }
        withExtendedLifetime(values) {}
    }

    /// Lets go of what the closures hold, outside of the lock.
    private func end() {
        let former = lock.withLock {
            defer { (requested, ended) = ({ _ in }, {}) }
            return (requested, ended)
        }
        former.1()
    }

    private enum Step {
        case send(Downstream, Output)
        case complete(Downstream, Subscribers.Completion<Failure>)
        case rest
    }

    /// Sends what may be sent. A thread that finds another one at it leaves its values to that one.
    private func drain() {
        let isMine = lock.withLock {
            defer { isSending = true }
            return !isSending
        }
        guard isMine else { return }
        while true {
            let step: Step = lock.withLock {
                if let downstream {
                    if demand > .none, let value = waiting.removeFirst() {
                        demand -= 1
                        return .send(downstream, value)
                    }
                    if let completion, waiting.isEmpty {
                        self.downstream = nil
                        return .complete(downstream, completion)
                    }
                }
                isSending = false
                return .rest
            }
            switch step {
            case .rest: return
            case .complete(let downstream, let completion):
                end()
                downstream.receive(completion: completion)
            case .send(let downstream, let value):
                let more = downstream.receive(value)
                guard more > .none else { continue }
                let requested = lock.withLock {
                    demand += more
                    return self.requested
                }
                requested(more)
            }
        }
    }
}

/// Values in the order in which they came.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var count: Int { elements.count - start }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func removeFirst() -> Element? {
        guard start < elements.count else { return nil }
        defer {
            elements[start] = nil
            start += 1
            if start == elements.count {
                elements.removeAll(keepingCapacity: true)
                start = 0
            } else if start >= 64, 2 * start >= elements.count {
                elements.removeFirst(start)
                start = 0
            }
        }
        return elements[start]
    }

    mutating func removeAll() { (elements, start) = ([], 0) }
}
