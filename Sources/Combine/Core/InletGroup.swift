/// The publishers whose values go to one subscriber as they come. Each is asked for as much as that one asks for; what
/// comes beyond waits.
final class InletGroup<Output, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var inlets: [ObjectIdentifier: Inlet<Output, Failure>] = [:]
    private var demand = Subscribers.Demand.none
    private var isClosed = false
    private let waiting: () -> Int
    private let send: (Output) -> Void
    private let finish: (Subscribers.Completion<Failure>) -> Void

    init<Downstream: Subscriber>(_ outlet: Outlet<Downstream>)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        // The outlet holds the group.
        waiting = { [weak outlet] in outlet?.count ?? 0 }
        send = { [weak outlet] in outlet?.send($0) }
        finish = { [weak outlet] in outlet?.finish($0) }
    }

    /// Adds the values of `publisher`; `ended` is called at their end.
    func add<P: Publisher>(_ publisher: P, ended: @escaping () -> Void = {})
    where P.Output == Output, P.Failure == Failure {
        let inlet = Inlet<Output, Failure>()
        let key = ObjectIdentifier(inlet)
        inlet.received = { [self] value in
            lock.withLock { demand -= 1 }
            send(value)
            return .none
        }
        inlet.ended = { [self] completion in
            let isLast = lock.withLock {
                inlets[key] = nil
                return isClosed && inlets.isEmpty
            }
            if case .failure = completion {
                finish(completion)
            } else if isLast {
                finish(.finished)
            } else {
                ended()
            }
        }
        let wanted = lock.withLock {
            inlets[key] = inlet
            return demand
        }
        inlet.request(wanted)
        publisher.subscribe(inlet)
    }

    /// Asks each publisher for `more` values, without those that wait already.
    func request(_ more: Subscribers.Demand) {
        let more = more - waiting()
        guard more > .none else { return }
        let all = lock.withLock {
            demand += more
            return Array(inlets.values)
        }
        for inlet in all { inlet.request(more) }
    }

    /// No more publishers are added.
    func close() {
        let isLast = lock.withLock {
            isClosed = true
            return inlets.isEmpty
        }
        if isLast { finish(.finished) }
    }

    /// Cancels the publishers that there are.
    func removeAll() {
        let all = lock.withLock {
            defer { inlets = [:] }
            return Array(inlets.values)
        }
        for inlet in all { inlet.cancel() }
    }

    /// Cancels all.
    func cancel() { removeAll() }
}
