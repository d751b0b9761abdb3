extension Publishers {
    /// The values of one publisher, and then those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The type of the values.
        public typealias Output = Suffix.Output
        /// The type of the failures.
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix
        /// The second publisher.
        public let suffix: Suffix

        /// The operator on these.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let (first, second) = (Inlet<Output, Failure>(), Inlet<Output, Failure>())
            let wanted = Wanted()
            first.received = { value in
                wanted.took()
                outlet.send(value)
                return .none
            }
            second.received = { value in
                outlet.send(value)
                return .none
            }
            second.ended = { outlet.finish($0) }
            first.ended = { completion in
                if case .failure = completion { return outlet.finish(completion) }
                second.request(wanted.change())
                if outlet.isOpen { suffix.subscribe(second) }
            }
            outlet.requested = { demand in
                if wanted.add(demand) { second.request(demand) } else { first.request(demand) }
            }
            outlet.ended = {
                first.cancel()
                second.cancel()
            }
            outlet.begin()
            if outlet.isOpen { prefix.subscribe(first) }
        }
    }
}

extension Publisher {
    /// `elements`, and then the values.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// `elements`, and then the values.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// The values of `publisher`, and then these.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

    /// The values, and then `elements`.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// The values, and then `elements`.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// The values, and then those of `publisher`.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: self, suffix: publisher) }
}
