extension Subscribers {
    /// A subscriber that asks for all values, and sets a property of an object to each.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, @unchecked Sendable {
        // `@unchecked Sendable`: what changes is changed under the lock.
        /// Values only.
        public typealias Failure = Never

        private let lock = Lock()
        private let inlet = Inlet<Input, Never>()
        private var root: Root?

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { root } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (root, self.keyPath) = (object, keyPath)
            inlet.request(.unlimited)
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }

        /// Sets the property.
        public func receive(_ value: Input) -> Demand {
            if let object { object[keyPath: keyPath] = value }
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) { cancel() }

        /// Ends the subscription, and lets go of the object.
        public func cancel() {
            let former = lock.withLock {
                defer { root = nil }
                return root
            }
            inlet.cancel()
            withExtendedLifetime(former) {}
        }

        /// The name of the type.
        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    /// Sets `keyPath` of `object`, which is held, to each value, until the result is cancelled or goes.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
