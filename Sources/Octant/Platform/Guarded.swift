import Foundation

/// A value that one thread at a time gets at.
final class Guarded<Value>: @unchecked Sendable {
    // `@unchecked Sendable`: `lock` guards `value`.

    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Does `body` with the value while no other thread has it.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
