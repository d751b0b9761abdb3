import OctantBase
import QuartzCore

/// A transaction that changes are made in. Two changes with one box belong together.
///
/// `@unchecked Sendable`: it never changes, and what it holds is called on the main thread alone.
final class TransactionBox: @unchecked Sendable {
    let value: Transaction

    /// A box; as long as it exists, changes of the transaction may come.
    init(_ value: Transaction) {
        self.value = value
        for group in value.completions { group.hold() }
    }

    deinit {
        for group in value.completions { group.release() }
    }
}

/// The transaction that changes on this thread are made in. Any thread.
enum CurrentTransaction {
    /// The main thread's.
    ///
    /// `nonisolated(unsafe)`: touched on the main thread alone.
    nonisolated(unsafe) private static var main: TransactionBox?
    /// The other threads'.
    private static let others = ThreadLocal<TransactionBox>()

    /// The transaction; nil for an empty one.
    private(set) static var box: TransactionBox? {
        get { MainThread.isCurrent ? main : others.value }
        set {
            if MainThread.isCurrent { main = newValue } else { others.value = newValue }
        }
    }

    /// The transaction's values.
    static var value: Transaction { box?.value ?? Transaction() }

    /// Runs `body` in the transaction `box`.
    static func with<Answer, Failure: Error>(
        _ box: TransactionBox?, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let former = self.box
        self.box = box
        defer { self.box = former }
        return try body()
    }
}

/// Runs `body`; what changes in it is brought in with `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try CurrentTransaction.with(TransactionBox(transaction), body)
}

/// Runs `body`; what changes in it is brought in with the present transaction, of which `keyPath` is `value`.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = CurrentTransaction.value
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; what changes by it moves by `animation`, or at once if that is nil.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = CurrentTransaction.value
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs `body`; what changes by it moves by `animation`. Once all of that is over by `completionCriteria`, `completion`
/// is called once, on the main thread; in the next turn if nothing moves. An animation without end is over when another
/// one replaces it.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = CurrentTransaction.value
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
