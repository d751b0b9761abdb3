import CoreGraphics
import Testing

@testable import OctantSymbols

@Suite("The notation of drawings")
struct SymbolNotationTests {
    @Test("what breaks the rules is no drawing")
    func faults() {
        for text in ["", "M 0 0", "q: M 0 0 H 3", "s:", "s: M 0", "s: M 0 0 K 3", "sx: M 0 0 H 1", "s: 3 M 0 0"] {
            let notation = SymbolNotation(text)
            #expect(notation == nil || notation?.entries.isEmpty == true, "\(text)")
        }
    }

    @Test("a body is an outline, or an area in which what lies on it is a hole")
    func forms() throws {
        let notation = try #require(SymbolNotation("b: O 0 0 40 | d0.5: M -10 0 H 10"))
        let (plain, filled) = (notation.layers(isFilled: false), notation.layers(isFilled: true))
        #expect(plain.map(\.isHole) == [false, false] && plain.map(\.level) == [1, 0])
        #expect(filled.map(\.isHole) == [false, true] && filled[0].marks[0].kind == .fill)
        #expect(filled[1].marks[0].pen == 0.5)
    }

    @Test("places in a palette and in the order of a variable symbol are read, and gaps go to what follows")
    func heads() throws {
        let layers = try #require(SymbolNotation("s@2~1: P 0 0 | x3: M 0 0 H 9 | s: M 0 0 H 9")).layers(isFilled: false)
        #expect(layers.count == 2 && layers[0].level == 2 && layers[0].order == 1)
        #expect(layers[1].cuts.count == 1 && layers[1].cuts[0].pen == 3)
    }

    @Test("paths turn, mirror, scale and repeat")
    func paths() throws {
        func box(_ text: String) throws -> CGRect {
            var reader = SymbolPathReader(text[...])
            let path = reader.read()
            return try #require(path).boundingBox
        }
        #expect(try box("M 0 0 H 10 N") == CGRect(x: -10, y: 0, width: 20, height: 0))
        #expect(try box("M 0 0 V 10 Y") == CGRect(x: 0, y: -10, width: 0, height: 10))
        #expect(try box("R 0 0 10 20 2 T 5 5 2") == CGRect(x: 5, y: 5, width: 20, height: 40))
        let turned = try box("M 0 0 V -10 ^ 90")
        #expect(abs(turned.width - 10) < 1e-6 && abs(turned.height) < 1e-6)
        let wheel = try box("M 0 0 V -10 D 4")
        #expect(abs(wheel.width - 20) < 1e-6 && abs(wheel.height - 20) < 1e-6)
        #expect(try box("* 4 10 10 45 0").width > 19)
    }
}
