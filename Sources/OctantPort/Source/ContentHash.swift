/// A number that tells contents apart: FNV-1a of 128 bits, which is the same in every process.
package struct ContentHash: Hashable, Sendable {
    // The published offset and prime of the hash, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
    private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

    /// The hash of `parts`, which are told apart by their lengths, too.
    package init(_ parts: some Sequence<[UInt8]>) {
        for part in parts {
            add(part)
            withUnsafeBytes(of: UInt64(part.count).littleEndian) { add($0) }
        }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
    }

    /// The hash of one part.
    package init(_ bytes: [UInt8]) { self.init([bytes]) }

    /// Letters and digits, for the names of files.
    package var text: String { String(value, radix: 36) }
}
