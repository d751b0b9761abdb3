import CoreGraphics
import TestSupport
import Testing

@testable import OctantRecordings

@Suite("Few colours for many")
struct ColorReducerTests {
    /// The colours of a picture that has thousands of them.
    private func histogram() throws -> Histogram {
        let bitmap = try MovingFrames.gradients(1, width: 120, height: 90)[0]
        var counts: [UInt32: Int] = [:]
        for word in bitmap.words(in: bitmap.wholeArea) { counts[word, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) }
    }

    @Test("the more colours the nearer, and few that are there are all taken", arguments: [2, 16, 64, 255])
    func errors(count: Int) throws {
        let histogram = try histogram()
        let colors = ColorReducer.colors(of: histogram, count: count)
        #expect(colors.count <= count && colors.count > count * 3 / 4)
        var (few, more) = (
            ColorMapper(ColorReducer.colors(of: histogram, count: count / 2)), ColorMapper(colors)
        )
        #expect(more.error(of: histogram) < few.error(of: histogram))
        let some = Array(histogram.prefix(count))
        #expect(ColorReducer.colors(of: some, count: count) == some.map(\.color))
    }

    @Test("colours that are nearly one are one, and no part of nothing is divided", arguments: 1...20)
    func near(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let colors = Set(
            (0..<300).map { _ in
                0xFF00_0000 | UInt32.random(in: 0...(seed < 10 ? 0x3 : 0xFC), using: &numbers) * 0x01_01_01
                    + UInt32.random(in: 0...3, using: &numbers)
            })
        let histogram = colors.sorted().map { (color: $0, count: Int.random(in: 1...100_000, using: &numbers)) }
        for count in [1, 2, 7, 100] {
            let found = ColorReducer.colors(of: histogram, count: count)
            #expect(!found.isEmpty && found.count <= max(count, 1))
        }
    }

    /// Pillow's way is called median cut, and does not look at how far colours are apart.
    @Test("the colours come nearer than those of another program's median cut")
    func nearer() throws {
        let script = """
            from PIL import Image
            picture = Image.new("RGB", (120, 90))
            picture.putdata([(round(x / 120 * 255), round(y / 90 * 255), 0) for y in range(90) for x in range(120)])
            reduced = picture.quantize(64, method=0, dither=0)
            pairs = zip(picture.getdata(), reduced.convert("RGB").getdata())
            print(sum(2*(a-d)**2 + 4*(b-e)**2 + (c-f)**2 for (a, b, c), (d, e, f) in pairs) / (120 * 90))
            """
        let theirs = try #require(Double(try Pillow.run(script).split(separator: "\n")[0]))
        let histogram = try histogram()
        var ours = ColorMapper(ColorReducer.colors(of: histogram, count: 64))
        let error = ours.error(of: histogram)
        #expect(error < theirs, "\(error) and \(theirs)")
    }

    @Test("dithered, a colour between two of a palette is made of both, as much of each as it is near")
    func dithering() throws {
        var mapper = ColorMapper([0xFF00_0000, 0xFFFF_FFFF])
        let grays = [UInt32](repeating: 0xFF40_4040, count: 64 * 64)
        let share = [Dithering.none, .diffusion].map { dithering in
            Double(mapper.indices(of: grays, width: 64, dithering).count { $0 == 1 }) / (64 * 64)
        }
        #expect(share[0] == 0 && abs(share[1] - 0.25) < 0.02, "\(share)")
        // What is no colour stays none.
        #expect(mapper.indices(of: [0, 0xFFFF_FFFF], width: 2, .diffusion) == [0, 1])
    }
}
