extension Publishers {
    /// Arrays of so many values; the last one may have fewer.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The number.
        public let count: Int

        /// The operator on these.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let (size, list) = (Swift.max(count, 1), Batch<Upstream.Output>())
            outlet.ended = { inlet.cancel() }
            outlet.requested = { inlet.request($0 * size) }
            inlet.received = { value in
                if let full = list.add(value, upTo: size) { outlet.send(full) }
                return .none
            }
            inlet.ended = { completion in
                if case .finished = completion, let rest = list.take() { outlet.send(rest) }
                outlet.finish(completion)
            }
            outlet.begin()
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// Arrays of the values of an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The interval, and the number of values that ends it before.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The operator on these.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let list = Batch<Upstream.Output>()
            let (context, interval, size) = strategy.parts
            let timer = context.schedule(
                after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
                options: options
            ) { if let values = list.take() { outlet.send(values) } }
            outlet.ended = {
                inlet.cancel()
                timer.cancel()
            }
            inlet.received = { value in
                if let full = list.add(value, upTo: size) { outlet.send(full) }
                return .none
            }
            inlet.ended = { completion in
                if case .finished = completion, let rest = list.take() { outlet.send(rest) }
                outlet.finish(completion)
            }
            outlet.begin()
            inlet.request(.unlimited)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// When values collected over time are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        /// The scheduler, the interval, and the greatest number.
        var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch self {
            case .byTime(let context, let interval): (context, interval, .max)
            case .byTimeOrCount(let context, let interval, let count): (context, interval, Swift.max(count, 1))
            }
        }
    }
}

/// Values that are collected.
private final class Batch<Value>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var values: [Value] = []

    /// Adds `value`, and takes all out if they are `count` then.
    func add(_ value: Value, upTo count: Int) -> [Value]? {
        lock.withLock {
            values.append(value)
            guard values.count >= count else { return nil }
            defer { values = [] }
            return values
        }
    }

    /// Takes all out; nil for none.
    func take() -> [Value]? {
        lock.withLock {
            defer { values = [] }
            return values.isEmpty ? nil : values
        }
    }
}

extension Publisher {
    /// Arrays of `count` values, the last one of what is left.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Arrays of the values as `strategy` groups them.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
