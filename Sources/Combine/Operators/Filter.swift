extension Publishers {
    /// The values that are included.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether a value is included.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Makes what is between the publisher and a subscriber: here, where the types are known.
        @usableFromInline
        let attach: (Relay<Output, Failure>) -> Relay<Upstream.Output, Failure>

        /// The operator on these.
        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
            attach = { downstream in Relay(downstream) { isIncluded($0) ? .send($0) : .skip } }
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(attach(.to(subscriber)))
        }
    }
}

extension Publishers {
    /// The values that are included; an error that is thrown is the failure.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether a value is included.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// The operator on these.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches `subscriber`.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber, trying: { try isIncluded($0) ? .send($0) : .skip }))
        }
    }
}

extension Publishers {
    /// Each value transformed, those left out that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The new value; nil for none.
        public let transform: (Upstream.Output) -> Output?

        /// Makes what is between the publisher and a subscriber: here, where the types are known.
        @usableFromInline
        let attach: (Relay<Output, Failure>) -> Relay<Upstream.Output, Failure>

        /// The operator on these.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
            attach = { downstream in Relay(downstream) { transform($0).map { .send($0) } ?? .skip } }
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(attach(.to(subscriber)))
        }
    }
}

extension Publishers {
    /// Each value transformed, those left out that become nil; an error that is thrown is the failure.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The new value; nil for none.
        public let transform: (Upstream.Output) throws -> Output?

        /// The operator on these.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber, trying: { try transform($0).map { .send($0) } ?? .skip }))
        }
    }
}

extension Publishers {
    /// The values that are not the same as the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether two are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// The operator on these.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Relay(subscriber) { value in
                    if let last, predicate(last, value) { return .skip }
                    last = value
                    return .send(value)
                })
        }
    }
}

extension Publishers {
    /// The values that are not the same as the one before; an error that is thrown is the failure.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether two are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The operator on these.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { value in
                        if let last, try predicate(last, value) { return .skip }
                        last = value
                        return .send(value)
                    }))
        }
    }
}

extension Publishers {
    /// The result of all values so far, after each of them.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Returns the result with one more value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The operator on these.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber) { value in
                    result = nextPartialResult(result, value)
                    return .send(result)
                })
        }
    }
}

extension Publishers {
    /// The result of all values so far, after each of them; an error that is thrown is the failure.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Returns the result with one more value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The operator on these.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { value in
                        result = try nextPartialResult(result, value)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// The values for which `isIncluded` is true.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values for which `isIncluded` is true; an error that it throws is the failure.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Each value as `transform` makes it, those left out that it makes nil.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Each value as `transform` makes it, those left out that it makes nil; an error that it throws is the failure.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> { Publishers.TryCompactMap(upstream: self, transform: transform) }

    /// The values for which `predicate` and the one before is false.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: predicate) }

    /// The values for which `predicate` and the one before is false; an error that it throws is the failure.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The result that `nextPartialResult` makes of `initialResult` and all values so far, after each of them.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The result that `nextPartialResult` makes of `initialResult` and all values so far, after each; an error that it
    /// throws is the failure.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publisher where Output: Equatable {
    /// The values that do not equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
