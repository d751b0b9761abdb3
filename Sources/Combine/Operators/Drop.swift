extension Publishers {
    /// The values after the first few.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The number of values that are left out.
        public let count: Int

        /// The operator on these.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Relay(subscriber) { value in
                    guard left > 0 else { return .send(value) }
                    left -= 1
                    return .skip
                })
        }
    }
}

extension Publishers {
    /// The values from the first one on that does not meet a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// The operator on these.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isOpen = false
            upstream.subscribe(
                Relay(subscriber) { value in
                    isOpen = isOpen || !predicate(value)
                    return isOpen ? .send(value) : .skip
                })
        }
    }
}

extension Publishers {
    /// The values from the first one on that does not meet a condition; an error that is thrown is the failure.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The operator on these.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isOpen = false
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { value in
                        if !isOpen { isOpen = try !predicate(value) }
                        return isOpen ? .send(value) : .skip
                    }))
        }
    }
}

extension Publishers {
    /// The values after the first one of another publisher.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// The operator on these.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let (inlet, signal) = (Inlet<Upstream.Output, Failure>(), Inlet<Other.Output, Failure>())
            let gate = Gate()
            signal.received = { _ in
                gate.open()
                return .none
            }
            // Without a value from the other one there is nothing to wait for.
            signal.ended = { completion in
                if case .failure = completion {
                    outlet.finish(completion)
                } else if !gate.isOpen {
                    outlet.finish(.finished)
                }
            }
            outlet.follow(inlet) { signal.cancel() }
            inlet.received = { value in
                guard gate.isOpen else { return .max(1) }
                outlet.send(value)
                return .none
            }
            outlet.begin()
            signal.request(.max(1))
            other.subscribe(signal)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

/// A gate that opens once.
private final class Gate: @unchecked Sendable {
    // `@unchecked Sendable`: it is opened and asked under the lock.
    private let lock = Lock()
    private var state = false

    var isOpen: Bool { lock.withLock { state } }
    func open() { lock.withLock { state = true } }
}

extension Publisher {
    /// The values after the first `count`.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// The values from the first one on for which `predicate` is false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// The values from the first one on for which `predicate` is false; an error that it throws is the failure.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// The values after the first one of `publisher`.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
