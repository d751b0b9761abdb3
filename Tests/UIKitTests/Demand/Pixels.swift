import Testing
import UIKit

/// The pixels of an image, read as code for iOS reads them: by drawing it into a bitmap.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ image: UIImage) throws {
        let pixels = try #require(image.cgImage)
        (width, height) = (pixels.width, pixels.height)
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
        let data = try #require(context.data)
        bytes = Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
    }

    /// What `body` draws on `width` by `height` points of `scale` pixels, by way of the image context functions.
    static func drawing(
        _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1, opaque: Bool = false,
        _ body: (CGContext) throws -> Void
    ) throws -> Pixels {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), opaque, scale)
        defer { UIGraphicsEndImageContext() }
        try body(try #require(UIGraphicsGetCurrentContext()))
        return try Pixels(try #require(UIGraphicsGetImageFromCurrentImageContext()))
    }

    /// Red, green, blue and opacity, 0...255, of the pixel `x` from the left and `y` from the top.
    subscript(x: Int, y: Int) -> [Int] {
        guard 0..<width ~= x, 0..<height ~= y else { return [] }
        return (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) }
    }

    /// The opacity of a pixel, 0...255.
    func alpha(_ x: Int, _ y: Int) -> Int { self[x, y].last ?? 0 }

    /// How much is covered, in pixels.
    var area: Double {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
    }

    /// The smallest rectangle around what is not transparent.
    var ink: CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where alpha(x, y) > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let black = [0, 0, 0, 255]
let white = [255, 255, 255, 255]
let nothing = [0, 0, 0, 0]

/// Whether two pixels differ by no more than `tolerance` in any part.
func close(_ one: [Int], _ other: [Int], _ tolerance: Int = 2) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
}
