import OctantImageFiles

/// Pixels in an array, with a word of gap after each row.
final class PixelArray: PixelBuffer {
    static var sideLimit: Int { 16384 }
    static var areaLimit: Int { 1 << 26 }

    /// What stands in the gaps.
    private static let gap: UInt32 = 0x1234_5678

    let width: Int
    let height: Int
    private var memory: [UInt32]

    var bytesPerRow: Int { (width + 1) * 4 }

    init?(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        memory = (0..<height).flatMap { _ in Array(repeating: 0, count: width) + [Self.gap] }
    }

    /// The word of the pixel `x` from the left and `y` from the top.
    subscript(x: Int, y: Int) -> UInt32 {
        get { memory[y * (width + 1) + x] }
        set { memory[y * (width + 1) + x] = newValue }
    }

    /// Makes every pixel `word`.
    func fill(_ word: UInt32) {
        for y in 0..<height { for x in 0..<width { self[x, y] = word } }
    }

    /// The words of all pixels, and of the gaps between rows.
    var text: [UInt32] { memory }

    /// The words of all pixels.
    var pixels: [UInt32] { (0..<height).flatMap { memory[$0 * (width + 1)..<($0 + 1) * (width + 1) - 1] } }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try memory.withUnsafeBytes(body)
    }

    func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try memory.withUnsafeMutableBytes(body)
    }
}
