import Testing

@testable import OctantImageFiles

@Suite("Bitmap")
struct BitmapTests {
    @Test("sizes that make no sense give no bitmap", arguments: [(0, 1), (1, 0), (-1, 5), (16385, 1), (1, Int.max)])
    func sizes(width: Int, height: Int) { #expect(Bitmap(width: width, height: height) == nil) }

    @Test("copying clips to both bitmaps and leaves the rest alone")
    func copying() throws {
        let source = try #require(Bitmap(width: 4, height: 4))
        source.withUnsafeMutableBytes { for index in $0.indices { $0[index] = UInt8(index) } }
        let target = try #require(Bitmap(width: 3, height: 3))
        target.copy(from: source, fromX: -1, fromY: 2, width: 10, height: 10, toX: 0, toY: 0)
        #expect(target.pixel(x: 1, y: 0) == source.pixel(x: 0, y: 2))
        #expect(target.pixel(x: 2, y: 1) == source.pixel(x: 1, y: 3))
        #expect(target.pixel(x: 0, y: 0) == 0 && target.pixel(x: 1, y: 2) == 0)
    }

    @Test("a bitmap is blank until one pixel anywhere is not")
    func blank() throws {
        for (x, y) in [(0, 0), (2, 1), (4, 2)] {
            let bitmap = try #require(Bitmap(width: 5, height: 3))
            #expect(bitmap.isBlank)
            bitmap.withUnsafeMutableBytes {
                $0.storeBytes(of: UInt32(1), toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
            }
            #expect(!bitmap.isBlank)
        }
    }

    @Test("bitmaps are equal by their pixels")
    func equality() throws {
        let one = try #require(Bitmap(width: 2, height: 2))
        let other = try #require(Bitmap(width: 2, height: 2))
        #expect(one == other)
        other.withUnsafeMutableBytes { $0[5] = 1 }
        #expect(one != other)
        #expect(one.pixel(x: 9, y: 0) == 0)
    }

    @Test("rows of one colour are told from others, and from rows that are not there")
    func singleColor() throws {
        let bitmap = try #require(Bitmap(width: 3, height: 4))
        bitmap.withUnsafeMutableBytes { bytes in
            for x in 0..<3 {
                bytes.storeBytes(of: 0xFF12_3456, toByteOffset: x * 4, as: UInt32.self)
                bytes.storeBytes(of: 0xFF12_3456, toByteOffset: bitmap.bytesPerRow + x * 4, as: UInt32.self)
            }
            bytes.storeBytes(of: 0xFF00_0000, toByteOffset: 2 * bitmap.bytesPerRow + 8, as: UInt32.self)
        }
        #expect(bitmap.singleColor(rows: 0..<2) == 0xFF12_3456)
        #expect(bitmap.singleColor(rows: 1..<2) == 0xFF12_3456)
        #expect(bitmap.singleColor(rows: 0..<3) == nil && bitmap.singleColor(rows: 2..<3) == nil)
        #expect(bitmap.singleColor(rows: 3..<4) == 0)
        #expect(bitmap.singleColor(rows: 0..<0) == nil && bitmap.singleColor(rows: 3..<5) == nil)
    }

    @Test("without Cairo pixels are read and written as with it")
    func plain() throws {
        let plain = try #require(Bitmap(width: 3, height: 2, isOpaque: false, surfaces: nil))
        let drawn = try #require(Bitmap(width: 3, height: 2))
        #expect(plain.surface == nil && drawn.surface != nil)
        #expect(plain.isBlank && plain == drawn && plain.bytesPerRow == drawn.bytesPerRow)
        for bitmap in [plain, drawn] {
            bitmap.withUnsafeMutableBytes { $0.storeBytes(of: 0x8040_2010, toByteOffset: 20, as: UInt32.self) }
        }
        #expect(plain.pixel(x: 2, y: 1) == 0x8040_2010 && plain == drawn && !plain.isBlank)
    }

    @Test("memory of someone else is written in place, and left to them", arguments: [true, false])
    func lent(hasCairo: Bool) throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt32.self, repeating: 0, count: 6)
        do {
            let lent = Bitmap(
                memory: memory, width: 2, height: 2, bytesPerRow: 12, isOpaque: false,
                surfaces: hasCairo ? .shared : nil)
            let bitmap = try #require(lent)
            #expect((bitmap.surface != nil) == hasCairo && bitmap.bytesPerRow == 12)
            bitmap.withUnsafeMutableBytes { $0.storeBytes(of: 7, toByteOffset: 16, as: UInt32.self) }
            #expect(bitmap.pixel(x: 1, y: 1) == 7)
        }
        #expect(memory.load(fromByteOffset: 16, as: UInt32.self) == 7)
    }
}
