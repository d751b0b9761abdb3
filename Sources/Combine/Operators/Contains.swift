extension Publishers {
    /// Whether a value comes: true with the first of its kind, false at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The type of the values.
        public typealias Output = Bool
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// The operator on these.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.gather(
                upstream, from: false,
                { isThere, value in
                    isThere = value == output
                    return !isThere
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// Whether a value meets a condition: true with the first that does, false at the end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
                upstream, from: false,
                { isThere, value in
                    isThere = predicate(value)
                    return !isThere
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// Whether a value meets a condition: true with the first that does, false at the end; an error that is thrown is
    /// the failure.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
                upstream, from: false,
                { isThere, value in
                    isThere = try predicate(value)
                    return !isThere
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// Whether all values meet a condition: false with the first that does not, true at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
                upstream, from: true,
                { areAll, value in
                    areAll = predicate(value)
                    return areAll
                }, result: { $0 })
        }
    }
}

extension Publishers {
    /// Whether all values meet a condition: false with the first that does not, true at the end; an error that is
    /// thrown is the failure.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
                upstream, from: true,
                { areAll, value in
                    areAll = try predicate(value)
                    return areAll
                }, result: { $0 })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Whether `output` comes.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Whether a value comes for which `predicate` is true.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether a value comes for which `predicate` is true; an error that it throws is the failure.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> { Publishers.TryContainsWhere(upstream: self, predicate: predicate) }

    /// Whether `predicate` is true for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Whether `predicate` is true for all values; an error that it throws is the failure.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
