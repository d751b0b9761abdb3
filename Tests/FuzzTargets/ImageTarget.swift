internal import CoreGraphics
internal import Foundation
internal import OctantBase
internal import OctantImageFiles
package import TestSupport
internal import UIKit

extension FuzzTarget {
    /// Image files with anything wrong in them.
    package static let images = FuzzTarget(
        name: "images",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return ImageInputs.file(&numbers)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                guard 1...8 ~= JPEGFile.orientation(of: bytes) else { throw Wrong("no such orientation") }
                _ = PNGFile.isOpaque(bytes)
                guard let image = UIImage(data: Data(bytes)), let rendered = image.cgImage else { return false }
                guard 1...bitmapSideLimit ~= rendered.width, 1...bitmapSideLimit ~= rendered.height,
                    rendered.width * rendered.height <= bitmapAreaLimit
                else { throw Wrong("\(rendered.width) x \(rendered.height) pixels") }
                if let bitmap = Bitmap(width: 8, height: 8), let context = CGContext(bitmap: bitmap, scale: 1) {
                    context.draw(rendered, in: CGRect(x: 0, y: 0, width: 8, height: 8))
                }
                return true
            }
        })
}

/// Image files to begin with, and what is done to them.
package enum ImageInputs {
    /// Exif data with an orientation, as the first segment of a JPEG file has it.
    package static let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
        + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

    /// A file of `numbers`.
    package static func file(_ numbers: inout SeededGenerator) -> [UInt8] {
        var file = numbers.pick(SmallImages.all)
        if JPEGFile.isJPEG(file), numbers.happens(oneIn: 2) { file.insert(contentsOf: exif, at: 2) }
        if numbers.happens(oneIn: 50) {
            // Bytes that were never an image, behind a beginning that is one's.
            let count = Int.random(in: 0...200, using: &numbers)
            return Array(file.prefix(8)) + (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        }
        var bent = file
        if numbers.happens(oneIn: 2) {
            // A byte or two, so that what is before and behind them counts.
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                let position = Int.random(in: file.indices, using: &numbers)
                bent[position] = numbers.pick([
                    0, 1, 0x7F, 0xFF, bent[position] ^ 1, .random(in: 0...255, using: &numbers),
                ])
            }
        } else {
            bent = numbers.bend(file, text: ["tRNS", "IDAT", "acTL", "\0\0\0\0IEND", "iCCP", "PLTE", "\u{FF}\u{DA}"])
        }
        // With sums that are right, mistakes come to where they count.
        return numbers.happens(oneIn: 4) ? bent : mended(bent)
    }

    /// A PNG file whose chunks have correct check sums; any other file as it is.
    package static func mended(_ file: [UInt8]) -> [UInt8] {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return file }
        var (file, at) = (file, 8)
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - at - 12 else { break }
            let sum = checksum(file[at + 4..<at + 8 + length])
            for position in 0..<4 { file[at + 8 + length + position] = UInt8(sum >> (24 - 8 * position) & 0xFF) }
            at += 12 + length
        }
        return file
    }

    /// The sum of a chunk (ISO 3309: CRC-32).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
