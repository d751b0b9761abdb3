extension Optional {
    /// The value, if there is one, and the end.
    public struct Publisher: Combine.Publisher {
        /// The type of the value.
        public typealias Output = Wrapped
        /// It never fails.
        public typealias Failure = Never

        /// The value; nil for none.
        public let output: Wrapped?

        /// The value `output`.
        public init(_ output: Output?) { self.output = output }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            SequenceSubscription.begin(output.map { [$0] } ?? [], .finished, subscriber)
        }
    }

    /// The value, if there is one, and the end.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// The value and the end, or the failure.
    public struct Publisher: Combine.Publisher {
        /// The type of the value.
        public typealias Output = Success

        /// The value, or the failure.
        public let result: Result

        /// The value or the failure of `result`.
        public init(_ result: Result) { self.result = result }

        /// The value `output`.
        public init(_ output: Output) { result = .success(output) }

        /// The failure `failure`.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): SequenceSubscription.begin([value], .finished, subscriber)
            case .failure(let error): SequenceSubscription.begin([Output](), .failure(error), subscriber)
            }
        }
    }

    /// The value and the end, or the failure.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
