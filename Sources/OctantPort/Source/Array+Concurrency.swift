import Dispatch

extension Array where Element: Sendable {
    /// Returns what `transform` makes of the elements, in their order, of as many at once as the machine has cores.
    /// Throws the error of the first that has one.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        var results = [Swift.Result<Result, any Error>?](repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each has a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                places[index] = Swift.Result { try transform(self[index]) }
            }
        }
        return try results.compactMap { try $0?.get() }
    }
}
