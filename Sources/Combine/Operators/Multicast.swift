extension Publishers {
    /// The values, sent to all subscribers by one subject from when it is connected. It may be used on any thread.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        // `@unchecked Sendable`: what changes is changed under the lock.
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType
        private let lock = Lock()
        private var subject: SubjectType?

        /// The values of `upstream`, sent by what `createSubject` makes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var present: SubjectType {
            if let subject = lock.withLock({ subject }) { return subject }
            let made = createSubject()
            return lock.withLock {
                if subject == nil { subject = made }
                return subject ?? made
            }
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S)
        where SubjectType.Failure == S.Failure, SubjectType.Output == S.Input { present.subscribe(subscriber) }

        /// Subscribes the subject.
        public func connect() -> any Cancellable { upstream.subscribe(present) }
    }

    /// The values, sent to all subscribers; the publisher is subscribed to with the first of them, and left with the
    /// last. It may be used on any thread.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        // `@unchecked Sendable`: what changes is changed under the lock.
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public let upstream: Upstream
        private let lock = Lock()
        private var subject = PassthroughSubject<Output, Failure>()
        private var connection: AnyCancellable?
        private var count = 0

        /// The values of `upstream`.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (subject, isFirst) = lock.withLock {
                count += 1
                return (self.subject, count == 1)
            }
            subject.handleEvents(
                receiveCompletion: { _ in self.left(subject) }, receiveCancel: { self.left(subject) }
            ).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.subscribe(subject)
            let isOver = lock.withLock {
                guard self.subject === subject, count > 0 else { return true }
                self.connection = connection
                return false
            }
            if isOver { connection.cancel() }
        }

        /// A subscriber of `subject` is gone. With the last one all begins anew.
        private func left(_ subject: PassthroughSubject<Output, Failure>) {
            let former: AnyCancellable? = lock.withLock {
                guard self.subject === subject else { return nil }
                count -= 1
                guard count == 0 else { return nil }
                self.subject = PassthroughSubject()
                defer { connection = nil }
                return connection
            }
            former?.cancel()
        }

        /// Whether both are the same object.
        public static func == (one: Share<Upstream>, other: Share<Upstream>) -> Bool { one === other }
    }

    /// The values, from when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// It never fails.
        public typealias Failure = Never

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// The values of `upstream`.
        public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            inner.receive(subscriber: subscriber)
        }

        /// Begins the values.
        public func connect() -> any Cancellable { inner.connect() }
    }

    /// The values of a connectable publisher, which is connected with the first subscriber and left with the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        // `@unchecked Sendable`: what changes is changed under the lock.
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failures.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values these are.
        public final let upstream: Upstream
        private final let lock = Lock()
        private final var connection: (any Cancellable)?
        private final var count = 0

        /// The values of `upstream`.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            upstream.handleEvents(
                receiveCompletion: { _ in self.left() }, receiveCancel: { self.left() }
            ).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isOver = lock.withLock {
                if count > 0 { self.connection = connection }
                return count == 0
            }
            if isOver { connection.cancel() }
        }

        private func left() {
            let former: (any Cancellable)? = lock.withLock {
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            former?.cancel()
        }
    }
}

extension Publisher {
    /// The values, sent to all subscribers by what `createSubject` makes, from when it is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// The values, sent to all subscribers by `subject`, from when it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// The values, sent to all subscribers, from one subscription.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// The values, from when it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// The values; it is connected with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
