import Testing

@testable import OctantTesting

@Suite("Film strips")
struct FilmStripTests {
    private func frame(_ color: UInt32, _ width: Int = 3, _ height: Int = 2) throws -> SnapshotPixels {
        try #require(SnapshotPixels(width: width, height: height, color: color))
    }

    @Test("one frame is as it is; several have grey between them, and each pixel is found in its frame")
    func row() throws {
        #expect(FilmStrip.picture(of: []) == nil)
        #expect(try FilmStrip.picture(of: [frame(1)]) == frame(1))
        let strip = try #require(try FilmStrip.picture(of: [frame(1), frame(2), frame(3)]))
        #expect(strip.width == 13 && strip.height == 2)
        let expected: [UInt32] = [1, 1, 1, 0, 0, 2, 2, 2, 0, 0, 3, 3, 3]
        #expect((0..<13).map { strip[$0, 1] } == expected.map { $0 == 0 ? 0xFF80_8080 : $0 })
        let places = FilmStrip(frameWidth: 3, frameHeight: 2, count: 3)
        let place = try #require(places.frame(x: 6, y: 1))
        #expect(place == (1, 1, 1))
        #expect(places.frame(x: 4, y: 0) == nil && places.frame(x: 15, y: 0) == nil)
    }

    @Test("what is wider than 2,048 pixels goes on in the next row; a frame that is wider has a row of its own")
    func rows() throws {
        let frames = try (0..<5).map { try frame(UInt32($0), 1000, 1) }
        let strip = try #require(FilmStrip.picture(of: frames))
        #expect(strip.width == 2002 && strip.height == 7)
        #expect(strip[1002, 0] == 1 && strip[0, 3] == 2 && strip[0, 6] == 4 && strip[1500, 6] == 0xFF80_8080)
        let place = try #require(FilmStrip(frameWidth: 1000, frameHeight: 1, count: 5).frame(x: 7, y: 6))
        #expect(place == (4, 7, 0))
        #expect(FilmStrip(frameWidth: 4000, frameHeight: 1, count: 2).columns == 1)
    }

    @Test("pictures of two sizes stand beside one another from the top, and more than a picture can have is none")
    func beside() throws {
        let row = try #require(try FilmStrip.row(of: [frame(1, 2, 1), frame(2, 1, 3)]))
        #expect(row.width == 5 && row.height == 3 && row[0, 0] == 1 && row[0, 1] == 0xFF80_8080 && row[4, 2] == 2)
        let tall = try frame(0, 1, 9000)
        #expect(try FilmStrip.picture(of: [frame(0, 2000, 9000), frame(0, 2000, 9000)]) == nil)
        #expect(tall.cropped(x: -5, y: 8999, width: 9, height: 9)?.height == 1)
        #expect(tall.cropped(x: 1, y: 0, width: 1, height: 1) == nil)
    }
}
