/// The hash function SHA-256: FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4.
public struct SHA256: HashFunction {
    /// What it makes.
    public typealias Digest = SHA256Digest
    /// The number of bytes that it works on at a time: 64.
    public static var blockByteCount: Int { BlockHash.blockSize }
    /// The number of bytes that it makes.
    public static var byteCount: Int { SHA256Digest.byteCount }

    private var hash = BlockHash.sha256

    /// One that has been given nothing.
    public init() {}

    /// Gives it more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }

    /// Returns the digest of all bytes that it was given.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalized()) }
}

/// What `SHA256` makes: 32 bytes.
public struct SHA256Digest: Digest {
    /// The number of bytes: 32.
    public static var byteCount: Int { 32 }

    let bytes: [UInt8]

    /// Goes through the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    /// Runs `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// The function and the bytes in hexadecimal digits.
    public var description: String {
        "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
}

extension BlockHash {
    /// The first bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes(64).map { root(of: $0, cbrt) }

    /// One of SHA-256: it begins with the first bits of the fractional parts of the square roots of the first 8 primes.
    static let sha256 = BlockHash(
        primes(8).map { root(of: $0) { $0.squareRoot() } }, isBigEndian: true
    ) { state, block in
        var words = block
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let one = early.rotated(right: 7) ^ early.rotated(right: 18) ^ early >> 3
            let two = late.rotated(right: 17) ^ late.rotated(right: 19) ^ late >> 10
            words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
        }
        var now = state
        for index in 0..<64 {
            let (a, e) = (now[0], now[4])
            let choice = e & now[5] ^ ~e & now[6]
            let turned = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
            let first = now[7] &+ turned &+ choice &+ constants[index] &+ words[index]
            let majority = a & now[1] ^ a & now[2] ^ now[1] & now[2]
            let second = (a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)) &+ majority
            now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
        }
        for index in 0..<8 { state[index] &+= now[index] }
    }

    private static func primes(_ count: Int) -> [Int] {
        var found: [Int] = []
        var next = 2
        while found.count < count {
            if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
            next += 1
        }
        return found
    }

    private static func root(of prime: Int, _ root: (Double) -> Double) -> UInt32 {
        let value = root(Double(prime))
        return UInt32((value - value.rounded(.down)) * 0x1_0000_0000)
    }
}
