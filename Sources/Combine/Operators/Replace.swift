extension Publishers {
    /// The values, or another one where there are none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The other value.
        public let output: Upstream.Output

        /// The operator on these.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            var isEmpty = true
            outlet.follow(inlet)
            inlet.received = { value in
                isEmpty = false
                outlet.send(value)
                return .none
            }
            inlet.ended = { completion in
                if isEmpty, case .finished = completion { outlet.send(output) }
                outlet.finish(completion)
            }
            outlet.begin()
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publishers {
    /// The values, and another one in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Never

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The other value.
        public let output: Upstream.Output

        /// The operator on these.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Upstream.Output, Upstream.Failure>()
            inlet.received = { value in
                outlet.send(value)
                return .none
            }
            inlet.ended = { completion in
                if case .failure = completion { outlet.send(output) }
                outlet.finish(.finished)
            }
            outlet.requested = { inlet.request($0) }
            outlet.ended = { inlet.cancel() }
            outlet.begin()
            if outlet.isOpen { upstream.subscribe(inlet) }
        }
    }
}

extension Publisher {
    /// The values, or `output` where there are none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// The values, and `output` in place of a failure.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
