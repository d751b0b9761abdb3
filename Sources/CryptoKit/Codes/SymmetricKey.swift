/// The number of bits of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// So many bits, a multiple of 8; a number below 0 counts as 0.
    public init(bitCount: Int) { self.bitCount = max(bitCount, 0) / 8 * 8 }

    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
    private let bytes: [UInt8]

    /// The key of the bytes of `data`.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// A key of random bytes, of the system's generator.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }

    /// Runs `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether both are the same bytes; how long it takes does not tell how many are.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}
