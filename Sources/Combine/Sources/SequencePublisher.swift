extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The type of the values.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// The elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            SequenceSubscription.begin(sequence, .finished, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// The elements, one after the other.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are asked for.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Elements.Element {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var downstream: Downstream?
    private var rest: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private let completion: Subscribers.Completion<Downstream.Failure>

    /// Sends `subscriber` the elements, and then the end.
    static func begin(
        _ elements: Elements, _ completion: Subscribers.Completion<Downstream.Failure>, _ subscriber: Downstream
    ) {
        var rest = elements.makeIterator()
        guard let first = rest.next() else {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        subscriber.receive(subscription: SequenceSubscription(subscriber, first, rest, completion))
    }

    private init(
        _ downstream: Downstream, _ first: Elements.Element, _ rest: Elements.Iterator,
        _ completion: Subscribers.Completion<Downstream.Failure>
    ) { (self.downstream, next, self.rest, self.completion) = (downstream, first, rest, completion) }

    func request(_ demand: Subscribers.Demand) {
        let isMine = lock.withLock {
            self.demand += demand
            guard !isSending, self.demand > .none else { return false }
            isSending = true
            return true
        }
        guard isMine else { return }
        // The elements are made by this thread alone, outside of the lock.
        while true {
            let target: Downstream? = lock.withLock {
                guard let downstream, self.demand > .none else {
                    isSending = false
                    return nil
                }
                self.demand -= 1
                return downstream
            }
            guard let target, let value = next else { return }
            next = rest.next()
            let more = target.receive(value)
            let isLast = next == nil
            let open = lock.withLock {
                self.demand += more
                defer { if isLast { downstream = nil } }
                return downstream != nil
            }
            if isLast {
                if open { target.receive(completion: completion) }
                return
            }
        }
    }

    func cancel() {
        let former = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(former) {}
    }
}
