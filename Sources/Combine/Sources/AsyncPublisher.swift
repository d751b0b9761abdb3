/// The values of a publisher that never fails, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values, asked for one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inner: AwaitedValues<P.Output, Never>

        /// Waits for the next value; nil at the end, and when the task is cancelled.
        public mutating func next() async -> P.Output? { await inner.next()?.get() }
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(inner: AwaitedValues(publisher)) }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values, asked for one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inner: AwaitedValues<P.Output, P.Failure>

        /// Waits for the next value; nil at the end, and when the task is cancelled. Throws the failure.
        public mutating func next() async throws -> P.Output? { try await inner.next()?.get() }
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(inner: AwaitedValues(publisher)) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Values that a task waits for, one at a time.
private final class AwaitedValues<Value, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private let inlet = Inlet<Value, Failure>()
    private var waiting: [CheckedContinuation<Handed<Result<Value, Failure>?>, Never>] = []
    private var events: [Result<Value, Failure>?] = []
    private var isOver = false

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        inlet.received = { [weak self] value in
            self?.add(.success(value))
            return .none
        }
        inlet.ended = { [weak self] completion in
            if case .failure(let error) = completion { self?.add(.failure(error)) }
            self?.end()
        }
        publisher.subscribe(inlet)
    }

    deinit { inlet.cancel() }

    private func add(_ event: Result<Value, Failure>) {
        let first = lock.withLock {
            if waiting.isEmpty { events.append(event) }
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
        first?.resume(returning: Handed(event))
    }

    private func end() {
        let all = lock.withLock {
            isOver = true
            defer { waiting = [] }
            return waiting
        }
        for one in all { one.resume(returning: Handed(nil)) }
    }

    func next() async -> Result<Value, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (event, isThere): (Result<Value, Failure>?, Bool) = lock.withLock {
                    if !events.isEmpty { return (events.removeFirst(), true) }
                    if !isOver { waiting.append(continuation) }
                    return (nil, isOver)
                }
                if isThere { continuation.resume(returning: Handed(event)) } else { inlet.request(.max(1)) }
            }.body
        } onCancel: {
            inlet.cancel()
            end()
        }
    }
}
