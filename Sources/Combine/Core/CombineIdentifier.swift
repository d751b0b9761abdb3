/// A name that tells publishers' streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Counter()

    private let number: UInt64

    /// A name that no other has.
    public init() { number = Self.last.next() }

    /// The name of `obj`.
    public init(_ obj: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// The number of the name, in hexadecimal digits.
    public var description: String { "0x\(String(number, radix: 16))" }

    private final class Counter: @unchecked Sendable {
        // `@unchecked Sendable`: the number is changed under the lock.
        private let lock = Lock()
        private var number: UInt64 = 0

        func next() -> UInt64 {
            lock.withLock {
                number += 1
                return number
            }
        }
    }
}

/// Something with a name among publishers' streams.
public protocol CustomCombineIdentifierConvertible {
    /// The name.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The name by the object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
