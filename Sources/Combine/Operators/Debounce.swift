extension Publishers {
    /// A value only when no other has come for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The time.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler whose time counts.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The operator on these.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let latest = Latest<Output>()
            outlet.follow(inlet)
            outlet.requested = { _ in }
            inlet.received = { value in
                let number = latest.put(value)
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) { if let value = latest.take(number) { outlet.send(value) } }
                return .none
            }
            inlet.ended = { completion in
                if case .finished = completion, let value = latest.take() { outlet.send(value) }
                outlet.finish(completion)
            }
            outlet.begin()
            inlet.request(.unlimited)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The first or the latest value of each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler whose time counts.
        public let scheduler: Context
        /// Whether it is the latest value rather than the first.
        public let latest: Bool

        /// The operator on these.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let waiting = Latest<Output>()
            let last = Latest<Context.SchedulerTimeType>()
            outlet.follow(inlet)
            outlet.requested = { _ in }
            inlet.received = { value in
                let now = scheduler.now
                let due = last.value.map { $0.advanced(by: interval) }
                if waiting.value == nil, due.map({ $0 <= now }) ?? true {
                    _ = last.put(now)
                    outlet.send(value)
                } else if let due, waiting.value == nil {
                    _ = waiting.put(value)
                    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
                        _ = last.put(scheduler.now)
                        if let value = waiting.take() { outlet.send(value) }
                    }
                } else if latest {
                    _ = waiting.put(value)
                }
                return .none
            }
            inlet.ended = { completion in
                if case .finished = completion, let value = waiting.take() { outlet.send(value) }
                outlet.finish(completion)
            }
            outlet.begin()
            inlet.request(.unlimited)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The values; an end when none has come for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The time.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler whose time counts.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?
        /// The failure then; nil for a plain end.
        public let customError: (() -> Upstream.Failure)?

        /// The operator on these.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let turn = Latest<Void>()
            func wait() {
                let number = turn.put(())
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard turn.take(number) != nil else { return }
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                    outlet.cancel()
                }
            }
            outlet.follow(inlet)
            inlet.received = { value in
                wait()
                scheduler.schedule(options: options) { outlet.send(value) }
                return .none
            }
            inlet.ended = { completion in
                _ = turn.take()
                scheduler.schedule(options: options) { outlet.finish(completion) }
            }
            outlet.begin()
            wait()
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The time between the values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The scheduler whose time counts.
        public let scheduler: Context

        /// The operator on these.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = Latest<Context.SchedulerTimeType>()
            let events = upstream.handleEvents(receiveSubscription: { _ in _ = last.put(scheduler.now) })
            events.subscribe(
                Relay<Upstream.Output, Failure>(subscriber) { _ in
                    let now = scheduler.now
                    defer { _ = last.put(now) }
                    return .send((last.value ?? now).distance(to: now))
                })
        }
    }
}

/// The latest of some values, each with a number.
private final class Latest<Value>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var state: (value: Value, number: Int)?
    private var count = 0

    var value: Value? { lock.withLock { state?.value } }

    /// Keeps `value`, and returns its number.
    func put(_ value: Value) -> Int {
        lock.withLock {
            count += 1
            state = (value, count)
            return count
        }
    }

    /// Takes the value out, if it still has this number; nil for whatever it has.
    func take(_ number: Int? = nil) -> Value? {
        lock.withLock {
            guard let state, number == nil || state.number == number else { return nil }
            self.state = nil
            return state.value
        }
    }
}

extension Publisher {
    /// A value only when no other has come for `dueTime`, by `scheduler`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// The first value in each `interval`, by `scheduler`; with `latest` the latest one.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// The values; an end, or the failure `customError`, when none has come for `interval`, by `scheduler`.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// The time between the values, by `scheduler`.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}
