import CoreGraphics
import FuzzTargets
import Testing

@Suite("Symbols of several weights")
struct SymbolTemplateTests {
    private func symbol(_ change: (inout SymbolTemplate.Style) -> Void = { _ in }) throws -> VectorImage {
        var style = SymbolTemplate.Style()
        change(&style)
        return try SymbolTemplate(Data(VectorInputs.symbol.utf8)).image(style)
    }

    @Test("a symbol is as wide as its margins, as high as its shape, and grows with the text")
    func sizes() throws {
        let size = try symbol { $0.pointSize = 100 }.size
        #expect(abs(size.width - 110) < 0.01 && abs(size.height - 50) < 0.01)
        #expect(abs(try symbol().size.width - 110 * 0.17) < 0.01)
        #expect(abs(try symbol { $0.pointSize = .nan }.size.width - 110 * 0.17) < 0.01)
    }

    @Test("it shows the shape alone, between its margins")
    func pixels() throws {
        let image = try #require(try symbol { $0.pointSize = 20 }.image(scale: 1))
        #expect(image.width == 22 && image.height == 10)
        for (x, color) in [(0, UInt32(0)), (1, 0xFF00_0000), (20, 0xFF00_0000), (21, 0)] {
            #expect(image.bitmap.pixel(x: x, y: 0) == color && image.bitmap.pixel(x: x, y: 9) == color, "\(x)")
        }
    }

    @Test("of the weights the nearest is taken, and of a scale that is not drawn another in its size")
    func variants() throws {
        for (weight, isBlack) in [(1, false), (6, false), (7, true), (9, true), (40, true)] {
            let size = try symbol { ($0.pointSize, $0.weight) = (100, weight) }.size
            #expect(abs(size.height - (isBlack ? 80 : 50)) < 0.01, "\(weight)")
        }
        #expect(try symbol { $0.scale = 3 }.size.height > symbol().size.height * 1.2)
        #expect(try symbol { $0.scale = 1 }.size.height < symbol().size.height * 0.85)
    }

    @Test("a drawing that is no symbol is an error")
    func plain() throws {
        let template = try SymbolTemplate(Data(VectorInputs.svg.utf8))
        #expect(throws: VectorImage.Fault.self) { try template.image(SymbolTemplate.Style()) }
    }
}
