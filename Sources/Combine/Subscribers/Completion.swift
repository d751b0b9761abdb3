extension Subscribers {
    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        /// There are no more.
        case finished
        /// Something failed.
        case failure(Failure)

        /// Returns the end with another failure.
        @inlinable func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
