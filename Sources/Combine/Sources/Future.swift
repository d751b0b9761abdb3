/// One value that comes some time, the same for every subscriber. It may be used on any thread.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    /// Takes the result, once.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]

    /// Calls `attemptToFulfill` now, with a promise to be kept on any thread.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let all = lock.withLock {
            guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
            self.result = result
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        for tell in all { tell(result) }
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let outlet = Outlet(subscriber)
        let key = ObjectIdentifier(outlet)
        func tell(_ result: Result<Output, Failure>) {
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.finish(.finished)
            case .failure(let error): outlet.finish(.failure(error))
            }
        }
        outlet.ended = { self.lock.withLock { self.waiting[key] = nil } }
        outlet.begin()
        let known = lock.withLock {
            if result == nil, outlet.isOpen { waiting[key] = tell }
            return result
        }
        if let known { tell(known) }
    }
}
