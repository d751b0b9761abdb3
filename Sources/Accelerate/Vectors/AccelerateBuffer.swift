/// Elements that lie one after the other in memory.
public protocol AccelerateBuffer {
    /// What there are many of.
    associatedtype Element

    /// The number of elements.
    var count: Int { get }

    /// Runs `body` with the elements.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Runs `body` with the elements.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
