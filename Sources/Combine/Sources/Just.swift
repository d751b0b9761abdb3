/// One value, and the end.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// The value `output`.
    public init(_ output: Output) { self.output = output }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
