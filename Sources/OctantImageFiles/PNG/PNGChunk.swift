internal import CPNG

/// One piece of a PNG file: a name of four letters and bytes.
package struct PNGChunk: Sendable {
    /// The bytes that begin every PNG file (PNG, 5.2).
    package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// The name.
    package let name: String
    /// What is in it.
    package let data: [UInt8]

    /// The chunk `name` of `data`.
    package init(_ name: String, _ data: [UInt8]) {
        self.name = name
        self.data = data
    }

    /// The chunk as it is in a file: length, name, bytes, check sum over name and bytes.
    package var bytes: [UInt8] {
        let body = Array(name.utf8) + data
        let sum = UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count)))
        return UInt32(data.count).bigEndianBytes + body + sum.bigEndianBytes
    }

    /// The chunks of a file, up to the first that is cut short.
    package static func chunks(of file: [UInt8]) -> [PNGChunk] {
        var result: [PNGChunk] = []
        var at = 8
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - at - 12 else { break }
            let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            result.append(PNGChunk(name, Array(file[at + 8..<at + 8 + length])))
            at += 12 + length
        }
        return result
    }
}
