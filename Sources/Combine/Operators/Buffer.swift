extension Publishers {
    /// The values, of which some wait until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The number of values that may wait.
        public let size: Int
        /// The rule of what the publisher is asked for.
        public let prefetch: Publishers.PrefetchStrategy
        /// The rule for one value more.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// The operator on these.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, keeping: size, whenFull)
            let inlet = Inlet<Upstream.Output, Failure>()
            outlet.follow(inlet)
            if prefetch == .byRequest { outlet.requested = { _ in } } else { outlet.requested = { inlet.request($0) } }
            outlet.begin()
            inlet.request(prefetch == .byRequest ? .unlimited : .max(size))
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The rule by which a buffer asks its publisher.
    public enum PrefetchStrategy: Sendable {
        /// As many values as there is room for, and then what is asked for.
        case keepFull
        /// All values.
        case byRequest
    }

    /// The rule of a full buffer for one value more.
    public enum BufferingStrategy<Failure: Error> {
        /// It is left out.
        case dropNewest
        /// The oldest one is left out.
        case dropOldest
        /// All fails.
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// The values, of which up to `size` wait until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
