extension UInt32 {
    /// The four bytes, the most significant first.
    package var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
    }
}

extension UInt32 {
    /// The four bytes, the least significant first.
    package var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }
}

extension UInt16 {
    /// The two bytes, the least significant first.
    package var littleEndianBytes: [UInt8] { [UInt8(self & 0xFF), UInt8(self >> 8)] }
}
