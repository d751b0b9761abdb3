extension Subscribers {
    /// A subscriber that asks for all values, and calls closures with them.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        // `@unchecked Sendable`: it is an inlet's shell, and that may be used on any thread.
        private let inlet = Inlet<Input, Failure>()
        /// Called with each value.
        public let receiveValue: (Input) -> Void
        /// Called at the end.
        public let receiveCompletion: (Completion<Failure>) -> Void

        /// Calls `receiveValue` with each value, and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
            inlet.received = { value in
                receiveValue(value)
                return .none
            }
            inlet.ended = receiveCompletion
            inlet.request(.unlimited)
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }

        /// Passes the value on.
        public func receive(_ value: Input) -> Demand { inlet.receive(value) }

        /// Passes the end on.
        public func receive(completion: Completion<Failure>) { inlet.receive(completion: completion) }

        /// Ends the subscription.
        public func cancel() { inlet.cancel() }

        /// The name of the type.
        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is cancelled or goes.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with each value, until the result is cancelled or goes.
    @inlinable
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
