/// Hash functions that are broken: others can make bytes of a digest. For names and sums alone.
public enum Insecure {
    /// The hash function SHA-1: FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4.
    public struct SHA1: HashFunction {
        /// What it makes.
        public typealias Digest = SHA1Digest
        /// The number of bytes that it works on at a time: 64.
        public static var blockByteCount: Int { BlockHash.blockSize }
        /// The number of bytes that it makes.
        public static var byteCount: Int { SHA1Digest.byteCount }

        private var hash = BlockHash.sha1

        /// One that has been given nothing.
        public init() {}

        /// Gives it more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }

        /// Returns the digest of all bytes that it was given.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalized()) }
    }

    /// What `SHA1` makes: 20 bytes.
    public struct SHA1Digest: Digest {
        /// The number of bytes: 20.
        public static var byteCount: Int { 20 }

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
            "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
        }
    }

    /// The hash function MD5: RFC 1321, https://www.rfc-editor.org/rfc/rfc1321.
    public struct MD5: HashFunction {
        /// What it makes.
        public typealias Digest = MD5Digest
        /// The number of bytes that it works on at a time: 64.
        public static var blockByteCount: Int { BlockHash.blockSize }
        /// The number of bytes that it makes.
        public static var byteCount: Int { MD5Digest.byteCount }

        private var hash = BlockHash.md5

        /// One that has been given nothing.
        public init() {}

        /// Gives it more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }

        /// Returns the digest of all bytes that it was given.
        public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalized()) }
    }

    /// What `MD5` makes: 16 bytes.
    public struct MD5Digest: Digest {
        /// The number of bytes: 16.
        public static var byteCount: Int { 16 }

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
            "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
        }
    }
}

extension BlockHash {
    // How both begin; MD5 has the first four.
    private static let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

    /// One of SHA-1.
    static let sha1 = BlockHash(start, isBigEndian: true) { state, block in
        var words = block
        for index in 16..<80 {
            let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words.append(mixed.rotated(left: 1))
        }
        var now = state
        for index in 0..<80 {
            let (b, c, d) = (now[1], now[2], now[3])
            let (value, constant): (UInt32, UInt32) =
                switch index / 20 {
                case 0: (b & c | ~b & d, 0x5A82_7999)
                case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = now[0].rotated(left: 5) &+ value &+ now[4] &+ constant &+ words[index]
            now = [next, now[0], b.rotated(left: 30), c, d]
        }
        for index in 0..<5 { state[index] &+= now[index] }
    }

    /// The first bits of the sines of whole numbers.
    private static let sines: [UInt32] = (1...64).map { UInt32(abs(sin(Double($0))) * 0x1_0000_0000) }
    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    /// One of MD5.
    static let md5 = BlockHash(Array(start.prefix(4)), isBigEndian: false) { state, block in
        var now = state
        for index in 0..<64 {
            let (b, c, d) = (now[1], now[2], now[3])
            let (value, word): (UInt32, Int) =
                switch index / 16 {
                case 0: (b & c | ~b & d, index)
                case 1: (d & b | ~d & c, 5 * index + 1)
                case 2: (b ^ c ^ d, 3 * index + 5)
                default: (c ^ (b | ~d), 7 * index)
                }
            let sum = now[0] &+ value &+ sines[index] &+ block[word % 16]
            now = [d, b &+ sum.rotated(left: turns[index / 16][index % 4]), b, c]
        }
        for index in 0..<4 { state[index] &+= now[index] }
    }
}
