import CoreGraphics
import TestSupport
import Testing

@testable import OctantSymbols

@Suite("Shapes of symbols")
struct SymbolShapeTests {
    private func shape(
        _ name: String, _ points: CGFloat = 17, _ weight: SymbolWeight = .regular, _ scale: SymbolScale = .medium
    ) -> SymbolShape { SymbolShape(Symbol(named: name), pointSize: points, weight: weight, scale: scale) }

    /// The part of the pixels' opacity that is there, 0...1.
    private func ink(_ image: CGImage) -> Double {
        var sum = 0
        for y in 0..<image.height {
            for x in 0..<image.width { sum += Int(image.bitmap.pixel(x: x, y: y) >> 24) }
        }
        return Double(sum) / Double(255 * image.width * image.height)
    }

    @Test("every drawing has ink in every weight, and more of it from weight to weight")
    func weights() throws {
        for name in SymbolCatalog.entries.keys.sorted() {
            var before = 0.0
            for weight in SymbolWeight.allCases {
                let shape = shape(name, 40, weight)
                let image = try #require(shape.image(scale: 1, colors: [.black]))
                let all = ink(image) * Double(shape.size.width * shape.size.height)
                #expect(all > before, "\(name) \(weight)")
                before = all
                #expect(shape.size.width < 62 && shape.size.height < 52, "\(name) \(weight)")
            }
        }
    }

    @Test("a symbol is a whole number of points large, and centred on capitals in every scale")
    func sizes() {
        for scale in SymbolScale.allCases {
            let circle = shape("circle", 100, .regular, scale)
            #expect(circle.size.width == circle.size.width.rounded())
            #expect(abs(circle.size.height / 2 - circle.baseline - 35.5) < 0.51)
        }
        #expect(shape("circle", 100, .regular, .small).size.width < shape("circle", 100).size.width)
        #expect(shape("circle", 100, .regular, .large).size.width > 1.2 * shape("circle", 100).size.width)
        #expect(shape("star", .nan).size == shape("star", 17).size && shape("star", -5).size.width >= 1)
    }

    @Test("a stroke is as wide in small as in large")
    func strokes() throws {
        func width(_ scale: SymbolScale) throws -> Int {
            let image = try #require(shape("minus", 100, .regular, scale).image(scale: 2, colors: [.black]))
            return (0..<image.height).count { image.bitmap.pixel(x: image.width / 2, y: $0) >> 24 > 127 }
        }
        #expect(try abs(width(.small) - width(.large)) <= 1)
    }

    @Test("a hole shows what is behind in one colour, and a colour of its own in a palette")
    func holes() throws {
        let shape = shape("plus.circle.fill", 40)
        let red = RGBA(r: 1, g: 0, b: 0), blue = RGBA(r: 0, g: 0, b: 1)
        let one = try #require(shape.image(scale: 1, colors: [red]))
        #expect(one.bitmap.pixel(x: one.width / 2, y: one.height / 2) >> 24 < 30)
        #expect(one.bitmap.pixel(x: one.width / 4, y: one.height / 4) == 0xFFFF_0000)
        let two = try #require(shape.image(scale: 1, colors: [red, blue], isLayered: true))
        #expect(two.bitmap.pixel(x: one.width / 2, y: one.height / 2) == 0xFFFF_0000)
        #expect(two.bitmap.pixel(x: one.width / 4, y: one.height / 4) == 0xFF00_00FF)
    }

    @Test("a variable symbol fills up from part to part, and each part stands alone")
    func variable() throws {
        let wifi = shape("wifi", 40)
        #expect(Symbol(named: "wifi").isVariable && !Symbol(named: "heart").isVariable)
        let inks = try [0, 0.3, 0.6, 0.9, 1].map { value in
            try ink(#require(wifi.image(scale: 2, colors: [.black], value: value)))
        }
        #expect(inks == inks.sorted() && inks[0] < inks[1] && inks[3] == inks[4])
        let parts = try wifi.layers.indices.map { try ink(#require(wifi.image(ofLayer: $0, scale: 2))) }
        #expect(abs(parts.reduce(0, +) - inks[4]) < 0.005 && wifi.image(ofLayer: 9, scale: 2) == nil)
    }

    @Test("the symbols look as they did")
    func sheet() throws {
        let names = [
            "checkmark", "xmark", "plus.circle", "heart.fill", "star", "bolt.fill", "gearshape", "bell.slash", "trash",
            "wifi", "person.crop.circle.fill", "exclamationmark.triangle.fill", "info.circle", "arrow.clockwise",
            "arrow.down.circle.fill", "square.and.arrow.up", "magnifyingglass", "camera.fill", "envelope", "lock",
        ]
        let weights: [SymbolWeight] = [.ultraLight, .regular, .bold, .black]
        let bitmap = try #require(Bitmap(width: 48 * names.count, height: 48 * weights.count))
        for (row, weight) in weights.enumerated() {
            for (column, name) in names.enumerated() {
                let image = try #require(shape(name, 17, weight).image(scale: 2, colors: [.black]))
                let (x, y) = (48 * column + (48 - image.width) / 2, 48 * row + (48 - image.height) / 2)
                bitmap.copy(
                    from: image.bitmap, fromX: 0, fromY: 0, width: image.width, height: image.height, toX: x, toY: y)
            }
        }
        try expectGolden(bitmap, named: "symbols")
    }
}
