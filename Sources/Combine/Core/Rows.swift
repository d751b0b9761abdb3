/// The rule by which values of several publishers make rows.
protocol RowRule {
    /// Nothing yet.
    init(_ count: Int)
    /// Takes a value of the publisher `index`, and returns a row if there is one.
    mutating func take(_ value: Any, at index: Int) -> [Any]?
    /// The publisher `index` has ended. Returns whether no row can come any more.
    mutating func end(_ index: Int) -> Bool
}

/// A row of the latest values, whenever there is a new one.
struct CombineLatestRule: RowRule {
    private var latest: [Any?]
    private var isOver: [Bool]

    init(_ count: Int) {
        (latest, isOver) = (Array(repeating: nil, count: count), Array(repeating: false, count: count))
    }

    mutating func take(_ value: Any, at index: Int) -> [Any]? {
        latest[index] = value
        let row = latest.compactMap { $0 }
        return row.count == latest.count ? row : nil
    }

    mutating func end(_ index: Int) -> Bool {
        isOver[index] = true
        return latest[index] == nil || isOver.allSatisfy { $0 }
    }
}

/// A row of the first values, then one of the second, and so on.
struct ZipRule: RowRule {
    private var waiting: [Queue<Any>]
    private var isOver: [Bool]

    init(_ count: Int) {
        (waiting, isOver) = (Array(repeating: Queue(), count: count), Array(repeating: false, count: count))
    }

    mutating func take(_ value: Any, at index: Int) -> [Any]? {
        waiting[index].append(value)
        guard waiting.allSatisfy({ !$0.isEmpty }) else { return nil }
        return waiting.indices.compactMap { waiting[$0].removeFirst() }
    }

    mutating func end(_ index: Int) -> Bool {
        isOver[index] = true
        return isFinished
    }

    /// Whether one of those that have ended has no value left.
    var isFinished: Bool { waiting.indices.contains { isOver[$0] && waiting[$0].isEmpty } }
}

/// The publishers whose values make rows. Each is asked for as many as rows are asked for.
final class Rows<Rule: RowRule, Failure: Error>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the lock.
    private let lock = Lock()
    private var rule: Rule
    private var cancels: [() -> Void] = []
    private var requests: [(Subscribers.Demand) -> Void] = []
    private var demand = Subscribers.Demand.none
    private var isOver = false
    private let send: ([Any]) -> Void
    private let finish: (Subscribers.Completion<Failure>) -> Void

    init(
        _ count: Int, send: @escaping ([Any]) -> Void, ended finish: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { (rule, self.send, self.finish) = (Rule(count), send, finish) }

    /// Adds `publisher` at `index`.
    func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
        let inlet = Inlet<P.Output, Failure>()
        inlet.received = { [self] value in
            let (row, isLast) = lock.withLock {
                let row = rule.take(value, at: index)
                return (row, row != nil && (rule as? ZipRule)?.isFinished == true)
            }
            if let row { send(row) }
            if isLast { finish(.finished) }
            // A value that made no row does not count as one that was asked for.
            return row == nil && Rule.self == CombineLatestRule.self ? .max(1) : .none
        }
        inlet.ended = { [self] completion in
            if case .failure = completion { return finish(completion) }
            if lock.withLock({ rule.end(index) }) { finish(.finished) }
        }
        let wanted: Subscribers.Demand? = lock.withLock {
            guard !isOver else { return nil }
            cancels.append { inlet.cancel() }
            requests.append { inlet.request($0) }
            return demand
        }
        guard let wanted else { return }
        inlet.request(wanted)
        publisher.subscribe(inlet)
    }

    /// Asks each publisher for `more` values.
    func request(_ more: Subscribers.Demand) {
        let all = lock.withLock {
            demand += more
            return requests
        }
        for request in all { request(more) }
    }

    /// Cancels all publishers.
    func cancel() {
        let all = lock.withLock {
            defer { (cancels, requests, isOver) = ([], [], true) }
            return cancels
        }
        for cancel in all { cancel() }
    }
}
