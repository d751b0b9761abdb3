internal import Foundation

extension Publishers {
    /// The values; closures are called with what happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Called when the subscription begins.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?
        /// Called at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when it is cancelled.
        public let receiveCancel: (() -> Void)?
        /// Called with what is asked for.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// The operator on these.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
            receiveOutput: ((Upstream.Output) -> Void)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Tap(subscriber, self))
        }
    }
}

extension Publishers {
    /// The values; what happens is written out.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The text before each line.
        public let prefix: String
        /// The stream of the lines; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// The operator on these.
        public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix, stream)
            upstream.handleEvents(
                receiveSubscription: { printer.line("receive subscription: (\($0))") },
                receiveOutput: { printer.line("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: printer.line("receive finished")
                    case .failure(let error): printer.line("receive error: (\(error))")
                    }
                }, receiveCancel: { printer.line("receive cancel") },
                receiveRequest: { printer.line("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
            ).receive(subscriber: subscriber)
        }
    }
}

extension Publishers {
    /// The values; the program stops in the debugger where a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether to stop when the subscription begins.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// The operator on these.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
            receiveOutput: ((Upstream.Output) -> Bool)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(
                receiveSubscription: { if receiveSubscription?($0) == true { stop() } },
                receiveOutput: { if receiveOutput?($0) == true { stop() } },
                receiveCompletion: { if receiveCompletion?($0) == true { stop() } }
            ).receive(subscriber: subscriber)
        }
    }
}

/// Stops in the debugger, which the signal is for; without one the program ends.
private func stop() { raise(SIGTRAP) }

/// Writes lines, one at a time.
private final class Printer: @unchecked Sendable {
    // `@unchecked Sendable`: the stream is written to under the lock.
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
    }

    func line(_ text: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
        }
    }
}

/// Passes everything on, and tells of it before.
private final class Tap<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let events: Publishers.HandleEvents<Upstream>

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        (self.downstream, self.events) = (downstream, events)
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        let downstream = lock.withLock {
            upstream = subscription
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ self.downstream }) else { return .none }
        events.receiveOutput?(input)
        let demand = downstream.receive(input)
        if demand > .none { events.receiveRequest?(demand) }
        return demand
    }

    private func take() -> (Downstream?, (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard let downstream = take().0 else { return }
        events.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        guard let upstream = take().1 else { return }
        events.receiveCancel?()
        upstream.cancel()
    }
}

extension Publisher {
    /// The values; the closures are called with what happens, before it is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// The values; what happens is written to `stream`, nil for standard output, each line after `prefix`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }

    /// The values; the program stops in the debugger where a closure returns true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// The values; the program stops in the debugger at a failure.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}
