/// Pixels of one part that are not bytes: several in a byte, or of two bytes each.
struct MaskBits {
    /// 1, 2, 4 or 16.
    private let count: Int

    /// Pixels of `count` bits; nil for any other number.
    init?(count: Int) {
        guard [1, 2, 4, 16].contains(count) else { return nil }
        self.count = count
    }

    /// A byte for each pixel, row after row, 255 for the greatest number; nil for too few bytes, or for a size that no
    /// image has.
    func bytes(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> Data? {
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height else { return nil }
        let rowLength = (width * count + 7) / 8
        guard rowLength...Int(Int32.max) ~= bytesPerRow, data.count >= bytesPerRow * (height - 1) + rowLength else {
            return nil
        }
        let source = Array(data)
        var bytes = Data(capacity: width * height)
        for row in 0..<height {
            let start = row * bytesPerRow
            for column in 0..<width { bytes.append(pixel(column, of: source, from: start)) }
        }
        return bytes
    }

    private func pixel(_ column: Int, of source: [UInt8], from start: Int) -> UInt8 {
        // Of two bytes the first is what eight bits have room for.
        if count == 16 { return source[start + column * 2] }
        let perByte = 8 / count
        let shift = 8 - count * (column % perByte + 1)
        let greatest = (1 << count) - 1
        let number = (Int(source[start + column / perByte]) >> shift) & greatest
        return UInt8(number * 255 / greatest)
    }
}
