extension Publishers {
    /// The last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
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
                upstream, from: Upstream.Output?.none,
                { last, value in
                    last = value
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The last value that meets a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            subscriber.gather(
                upstream, from: Upstream.Output?.none,
                { last, value in
                    if predicate(value) { last = value }
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The last value that meets a condition; an error that is thrown is the failure.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            subscriber.tryGather(
                upstream, from: Upstream.Output?.none,
                { last, value in
                    if try predicate(value) { last = value }
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The greatest value, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether the first of two is less.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// The operator on these.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: Upstream.Output?.none,
                { greatest, value in
                    if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
                    return true
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// The greatest value, at the end; an error that is thrown is the failure.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Whether the first of two is less.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The operator on these.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.tryGather(
                upstream, from: Upstream.Output?.none,
                { greatest, value in
                    if try greatest.map({ try areInIncreasingOrder($0, value) }) ?? true { greatest = value }
                    return true
                }, result: { $0 })
        }
    }
}

extension Publisher {
    /// The last value.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// The last value for which `predicate` is true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// The last value for which `predicate` is true; an error that it throws is the failure.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// The greatest value, at the end: `areInIncreasingOrder` is true where the first of two is less.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The greatest value, at the end; an error that `areInIncreasingOrder` throws is the failure.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The least value, at the end: `areInIncreasingOrder` is true where the first of two is less.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// The least value, at the end; an error that `areInIncreasingOrder` throws is the failure.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// The greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// The least value, at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
