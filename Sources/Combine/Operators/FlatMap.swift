extension Publishers {
    /// The values of all publishers that are made of the values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = NewPublisher.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The number of them at a time.
        public let maxPublishers: Subscribers.Demand
        /// The publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// The operator on these.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let inner = InletGroup<NewPublisher.Output, Failure>(outlet)
            inlet.received = { value in
                inner.add(transform(value)) { inlet.request(.max(1)) }
                return .none
            }
            inlet.ended = { completion in
                if case .failure = completion { outlet.finish(completion) } else { inner.close() }
            }
            outlet.requested = { inner.request($0) }
            outlet.ended = {
                inlet.cancel()
                inner.cancel()
            }
            outlet.begin()
            inlet.request(maxPublishers)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The values of the latest of the publishers that come.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = P.Output
        /// The type of the failures.
        public typealias Failure = P.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream

        /// The operator on these.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let inner = InletGroup<Output, Failure>(outlet)
            inlet.received = { publisher in
                inner.removeAll()
                inner.add(publisher)
                return .none
            }
            inlet.ended = { completion in
                if case .failure = completion { outlet.finish(completion) } else { inner.close() }
            }
            outlet.requested = { inner.request($0) }
            outlet.ended = {
                inlet.cancel()
                inner.cancel()
            }
            outlet.begin()
            inlet.request(.unlimited)
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The values of several publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// The operator on these.
        public init(publishers: [Upstream]) {
            self.publishers = publishers
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            for publisher in publishers { inner.add(publisher) }
            inner.close()
        }

        /// The publishers of a list.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// The publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// These, and `other`.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// The values of all publishers that `transform` makes of the values, of `maxPublishers` of them at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The values of all publishers that `transform` makes of the values, which never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The values of all publishers that `transform` makes of the values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The values of all publishers that `transform` makes of the values, where nothing fails.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Failure == Output.Failure {
    /// The values of the latest of the publishers that come.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The values of the latest of the publishers that come, which never fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    { map { $0.setFailureType(to: Failure.self) }.switchToLatest() }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// The values of the latest of the publishers that come.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// The values of the latest of the publishers that come, where nothing fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
