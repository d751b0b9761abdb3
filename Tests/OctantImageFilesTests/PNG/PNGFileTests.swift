import OctantImageFiles
import TestSupport
import Testing

@Suite("PNG files")
struct PNGFileTests {
    @Test("what is written is read back to the same pixels, whatever their opacity, and the rows' gaps are left alone")
    func roundTrip() throws {
        let buffer = try #require(PixelArray(width: 256, height: 3))
        for alpha in 0..<256 {
            buffer[alpha, 0] = UInt32(alpha << 24 | alpha << 16 | alpha / 2 << 8)
            buffer[alpha, 1] = UInt32(alpha << 24 | alpha / 3 << 16 | alpha / 7)
        }
        let file = try PNGFile.encode(buffer)
        let read: PixelArray = try PNGFile.decode(file)
        #expect(read.text == buffer.text)
        #expect(try PNGFile.encode(read) == file)
    }

    @Test("a file says whether its pixels have an opacity, and what is no file has none")
    func opacity() throws {
        let buffer = try #require(PixelArray(width: 1, height: 1))
        #expect(!PNGFile.isOpaque(try PNGFile.encode(buffer)))
        #expect(PNGFile.isOpaque(SmallImages.blackAndWhite))
        #expect(!PNGFile.isOpaque([]) && !PNGFile.isOpaque([1, 2, 3]))
    }

    @Test("no file and no memory are errors that say so")
    func errors() throws {
        let empty = try #require(throws: ImageFileError.self) { try PNGFile.decode([], as: PixelArray.self) }
        #expect(empty.reason == "the file is empty")
        let full = try #require(throws: ImageFileError.self) {
            try PNGFile.decode(SmallImages.blackAndWhite, as: NoMemory.self)
        }
        #expect(full.reason.hasPrefix("no memory for "))
        let jpeg = try #require(throws: ImageFileError.self) {
            try JPEGFile.decode(SmallImages.grayJPEG, as: NoMemory.self)
        }
        #expect(jpeg.reason.hasPrefix("no memory for "))
    }

    @Test("a chunk is its length, name, bytes and sum, and a file's chunks are found up to one that is cut short")
    func chunks() throws {
        #expect(PNGChunk("IEND", []).bytes == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        let file = try PNGFile.encode(try #require(PixelArray(width: 2, height: 2)))
        let chunks = PNGChunk.chunks(of: file)
        #expect(chunks.first?.name == "IHDR" && chunks.first?.data.count == 13 && chunks.last?.name == "IEND")
        #expect(Array(file.prefix(8)) + chunks.flatMap(\.bytes) == file)
        #expect(PNGChunk.chunks(of: Array(file.dropLast())).last?.name == "IDAT")
        #expect(PNGChunk.chunks(of: []).isEmpty)
    }
}

/// A buffer for which there is no memory.
private final class NoMemory: PixelBuffer {
    static var sideLimit: Int { PixelArray.sideLimit }
    static var areaLimit: Int { PixelArray.areaLimit }

    var width: Int { 0 }
    var height: Int { 0 }
    var bytesPerRow: Int { 0 }

    init?(width: Int, height: Int) { return nil }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try body(UnsafeMutableRawBufferPointer(start: nil, count: 0))
    }
}
