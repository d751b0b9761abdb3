/// The sum of bytes that a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Whether both are the same bytes; how long it takes does not tell how many are.
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(Array(lhs), Array(rhs)) }

    /// Whether the digest is the bytes of `rhs`; how long it takes does not tell how many are.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqual(Array(lhs), Array(rhs)) }
}

/// Whether both are the same bytes. All are looked at.
func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// A hash function.
public protocol HashFunction: Sendable {
    /// The number of bytes that it works on at a time.
    static var blockByteCount: Int { get }
    /// What it makes.
    associatedtype Digest: CryptoKit.Digest

    /// One that has been given nothing.
    init()

    /// Gives it more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the digest of all bytes that it was given.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of `data`.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Gives it the bytes of `data`.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
