extension Publishers {
    /// The values and the end, some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// By how much that may be missed.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler of that.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The operator on these.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Handover<Upstream, S>(subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }
}

extension Publishers {
    /// The values and the end, on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The scheduler of the values.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The operator on these.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Handover<Upstream, S>(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }
}

extension Publishers {
    /// The values; the publisher is subscribed to, asked and cancelled on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The scheduler of that.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The operator on these.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            outlet.follow(inlet)
            outlet.requested = { demand in scheduler.schedule(options: options) { inlet.request(demand) } }
            outlet.ended = { scheduler.schedule(options: options) { inlet.cancel() } }
            outlet.begin()
            scheduler.schedule(options: options) { if outlet.isOpen { upstream.subscribe(inlet) } }
        }
    }
}

/// Hands values and the end over by a closure that runs each later, in their order.
private final class Handover<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private enum Event {
        case value(Upstream.Output)
        case end(Subscribers.Completion<Upstream.Failure>)
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events = Queue<Event>()
    private var isRunning = false
    private var due = 0
    private let later: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        (self.downstream, self.later) = (downstream, later)
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        add(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) { add(.end(completion)) }

    private func add(_ event: Event) {
        let isOpen = lock.withLock {
            if downstream != nil { events.append(event) }
            return downstream != nil
        }
        if isOpen { later { self.run() } }
    }

    /// One more event is due. A scheduler of several threads gets them one at a time nevertheless.
    private func run() {
        let isMine = lock.withLock {
            due += 1
            defer { isRunning = true }
            return !isRunning
        }
        guard isMine else { return }
        while true {
            let next: (Downstream, Event)? = lock.withLock {
                guard due > 0, let downstream, let event = events.removeFirst() else {
                    isRunning = false
                    return nil
                }
                due -= 1
                if case .end = event { (self.downstream, upstream) = (nil, nil) }
                return (downstream, event)
            }
            guard let (downstream, event) = next else { return }
            switch event {
            case .end(let completion): downstream.receive(completion: completion)
            case .value(let value):
                let more = downstream.receive(value)
                if more > .none { request(more) }
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let (former, _, _) = lock.withLock {
            defer {
                (downstream, upstream) = (nil, nil)
                events.removeAll()
            }
            return (upstream, downstream, events)
        }
        former?.cancel()
    }
}

extension Publisher {
    /// The values and the end, `interval` later, on `scheduler`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// The values and the end, on `scheduler`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// The values; this publisher is subscribed to, asked and cancelled on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
