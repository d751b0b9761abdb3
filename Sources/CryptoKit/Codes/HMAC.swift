/// A sum of bytes that only who has the key can make.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// A sum of bytes that `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// The number of bytes.
    public var byteCount: Int { H.Digest.byteCount }

    /// Goes through the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

    /// Runs `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    /// The bytes in hexadecimal digits.
    public var description: String {
        "HMAC with \(H.self): " + digest.map { String(format: "%02x", $0) }.joined()
    }

    /// Whether the code is the bytes of `rhs`; how long it takes does not tell how many are.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.digest == rhs }
}

/// A sum of bytes and a key, by a hash function: RFC 2104, https://www.rfc-editor.org/rfc/rfc2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>

    private let key: [UInt8]
    private var inner = H()

    /// One that has been given nothing.
    public init(key: SymmetricKey) {
        let bytes = key.withUnsafeBytes { Array($0) }
        let short = bytes.count > H.blockByteCount ? Array(H.hash(data: bytes)) : bytes
        self.key = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
        inner.update(data: self.key.map { $0 ^ 0x36 })
    }

    /// Gives it the bytes of `data`.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of all bytes that it was given.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: key.map { $0 ^ 0x5C })
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(digest: outer.finalize())
    }

    /// Returns the code of `data`.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether `authenticationCode` is the code of `authenticatedData`.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }
}
