extension Publishers {
    /// The values, and those of another publisher in place of a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = NewPublisher.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// The operator on these.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Chain.run(upstream, to: subscriber) { .success(handler($0)) }
        }
    }
}

extension Publishers {
    /// The values, and those of another publisher in place of a failure; an error that is thrown is the failure.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// The operator on these.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Chain.run(upstream, to: subscriber) { error in
                do { return .success(try handler(error).mapError { $0 as any Error }) } catch { return .failure(error) }
            }
        }
    }
}

extension Publishers {
    /// The values; a failure ends the program.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Never

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The text before the failure.
        public let prefix: String
        /// The file that asked for it.
        public let file: StaticString
        /// The line that asked for it.
        public let line: UInt

        /// The operator on these.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay<Upstream.Output, Upstream.Failure>(
                    subscriber,
                    complete: { completion in
                        if case .failure(let error) = completion {
                            fatalError("\(prefix)\(error)", file: file, line: line)
                        }
                        return .finished
                    }
                ) { .send($0) })
        }
    }
}

extension Publishers {
    /// The values; after a failure the publisher is subscribed to again.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The greatest number of times; nil for always.
        public let retries: Int?

        /// The operator on these.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let attempts = Attempts<Output, Failure>(retries)
            attempts.attach = { inlet in
                inlet.received = { value in
                    attempts.took()
                    outlet.send(value)
                    return .none
                }
                inlet.ended = { completion in
                    if case .failure = completion, attempts.next() { return }
                    outlet.finish(completion)
                }
                upstream.subscribe(inlet)
            }
            outlet.requested = { attempts.request($0) }
            outlet.ended = { attempts.cancel() }
            outlet.begin()
            if outlet.isOpen { attempts.start() }
        }
    }
}

/// Subscribes to a second publisher where the first one fails.
private enum Chain {
    static func run<Upstream: Publisher, Next: Publisher, Downstream: Subscriber>(
        _ upstream: Upstream, to subscriber: Downstream,
        handler: @escaping (Upstream.Failure) -> Result<Next, Downstream.Failure>
    ) where Next.Output == Downstream.Input, Upstream.Output == Downstream.Input, Next.Failure == Downstream.Failure {
        let outlet = Outlet(subscriber)
        let first = Inlet<Upstream.Output, Upstream.Failure>()
        let second = Inlet<Next.Output, Next.Failure>()
        let wanted = Wanted()
        first.received = { value in
            wanted.took()
            outlet.send(value)
            return .none
        }
        first.ended = { completion in
            guard case .failure(let error) = completion else { return outlet.finish(.finished) }
            switch handler(error) {
            case .failure(let error): outlet.finish(.failure(error))
            case .success(let next):
                second.received = { value in
                    outlet.send(value)
                    return .none
                }
                second.ended = { outlet.finish($0) }
                second.request(wanted.change())
                if outlet.isOpen { next.subscribe(second) }
            }
        }
        outlet.requested = { demand in
            if wanted.add(demand) { second.request(demand) } else { first.request(demand) }
        }
        outlet.ended = {
            first.cancel()
            second.cancel()
        }
        outlet.begin()
        if outlet.isOpen { upstream.subscribe(first) }
    }
}

/// The attempts at one publisher, one after the other.
private final class Attempts<Output, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var left: Int?
    private var demand = Subscribers.Demand.none
    private var inlet = Inlet<Output, Failure>()
    private var isCancelled = false
    /// Whether a loop further out on the stack subscribes: many failures at once need no stack.
    private var isStarting = false, isAgain = false
    var attach: (Inlet<Output, Failure>) -> Void = { _ in }

    init(_ retries: Int?) { left = retries.map { max($0, 0) } }

    func took() { lock.withLock { demand -= 1 } }

    func request(_ more: Subscribers.Demand) {
        let inlet = lock.withLock {
            demand += more
            return self.inlet
        }
        inlet.request(more)
    }

    /// Subscribes, again and again while it fails at once.
    func start() {
        while true {
            let inlet = lock.withLock { () -> Inlet<Output, Failure>? in
                guard !isCancelled else { return nil }
                (isStarting, isAgain) = (true, false)
                return self.inlet
            }
            guard let inlet else { return }
            attach(inlet)
            let goesOn = lock.withLock {
                isStarting = false
                return isAgain
            }
            if !goesOn { return }
        }
    }

    /// Begins the next attempt. Returns whether there is one.
    func next() -> Bool {
        let state: (isThere: Bool, isOutside: Bool) = lock.withLock {
            if isCancelled { return (true, true) }
            if let left {
                guard left > 0 else { return (false, false) }
                self.left = left - 1
            }
            inlet = Inlet()
            inlet.request(demand)
            isAgain = true
            return (true, isStarting)
        }
        if state.isThere, !state.isOutside { start() }
        return state.isThere
    }

    func cancel() {
        let inlet = lock.withLock {
            isCancelled = true
            return self.inlet
        }
        inlet.cancel()
        attach = { _ in }
    }
}

extension Publisher {
    /// The values, and those of the publisher that `handler` makes of a failure in place of that.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output { Publishers.Catch(upstream: self, handler: handler) }

    /// The values, and those of the publisher that `handler` makes of a failure in place of that; an error that it
    /// throws is the failure.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// The values; a failure ends the program with `prefix` and the failure.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// The values; after a failure the publisher is subscribed to again, `retries` times at the most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
