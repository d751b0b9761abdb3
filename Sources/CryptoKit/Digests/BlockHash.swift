/// Takes bytes apart into blocks of 64, and ends them as FIPS 180-4 and RFC 1321 do: a bit, zeros, and the number of
/// bits.
struct BlockHash: Sendable {
    /// The number of bytes of a block.
    static let blockSize = 64
    // What is left for the number of bits.
    private static let lengthSize = 8

    /// The words of the state.
    private(set) var state: [UInt32]
    private let isBigEndian: Bool
    private let compress: @Sendable (_ state: inout [UInt32], _ block: [UInt32]) -> Void
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// One that begins with `state`, whose words have the highest byte first or last.
    init(
        _ state: [UInt32], isBigEndian: Bool,
        _ compress: @escaping @Sendable (_ state: inout [UInt32], _ block: [UInt32]) -> Void
    ) {
        (self.state, self.isBigEndian, self.compress) = (state, isBigEndian, compress)
    }

    /// Takes more bytes.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += UInt64(bytes.count)
        rest += bytes
        let whole = rest.count / Self.blockSize * Self.blockSize
        guard whole > 0 else { return }
        for start in stride(from: 0, to: whole, by: Self.blockSize) {
            let block = (0..<Self.blockSize / 4).map { word in
                (0..<4).reduce(UInt32(0)) { sum, byte in
                    sum | UInt32(rest[start + word * 4 + byte]) << shift(byte)
                }
            }
            compress(&state, block)
        }
        rest.removeFirst(whole)
    }

    private func shift(_ byte: Int) -> UInt32 { UInt32(isBigEndian ? 24 - byte * 8 : byte * 8) }

    /// Returns the bytes of the state after all that was given.
    func finalized() -> [UInt8] {
        var copy = self
        let zeros = (2 * Self.blockSize - Self.lengthSize - 1 - rest.count) % Self.blockSize
        let bits = count &* 8
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(isBigEndian ? 56 - $0 * 8 : $0 * 8)) }
        ([0x80] + [UInt8](repeating: 0, count: zeros) + length).withUnsafeBytes { copy.update($0) }
        return copy.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> shift($0)) } }
    }
}

extension UInt32 {
    /// The bits moved to the left, those that fall out coming in again.
    func rotated(left count: UInt32) -> UInt32 { self << count | self >> (32 - count) }

    /// The bits moved to the right, those that fall out coming in again.
    func rotated(right count: UInt32) -> UInt32 { rotated(left: 32 - count) }
}
