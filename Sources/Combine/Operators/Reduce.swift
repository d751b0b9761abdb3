extension Publishers {
    /// The result of all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Returns the result with one more value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The operator on these.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: initial,
                { result, value in
                    result = nextPartialResult(result, value)
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The result of all values, at the end; an error that is thrown is the failure.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// Returns the result with one more value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The operator on these.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.tryGather(
                upstream, from: initial,
                { result, value in
                    result = try nextPartialResult(result, value)
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// All values in one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream

        /// The operator on these.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: [Upstream.Output](),
                { list, value in
                    list.append(value)
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The number of values, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Int
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream

        /// The operator on these.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: 0,
                { count, _ in
                    count += 1
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// No values, but the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Never
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream

        /// The operator on these.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: (),
                { _, _ in true }, result: { _ in nil })
        }
    }
}

extension Publisher {
    /// The result that `nextPartialResult` makes of `initialResult` and all values, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The result that `nextPartialResult` makes of `initialResult` and all values, at the end; an error that it
    /// throws is the failure.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values in one array, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// The number of values, at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// No values, but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
