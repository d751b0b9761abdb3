import CoreGraphics
import OctantPackages
import TestSupport
import Testing

@testable import OctantTool

@Suite("Values on command lines")
struct ValueParsingTests {
    @Test("numbers, colours, sizes and choices are checked")
    func parsing() throws {
        #expect(try ValueParsing.number("0.25", "progress", 0...1) == 0.25)
        #expect(try ValueParsing.number("12.5%", "progress", 0...1, takesPercent: true) == 0.125)
        #expect(try ValueParsing.number("100%", "progress", 0...1, takesPercent: true) == 1)
        #expect(try ValueParsing.whole("120", "fps", 1...120) == 120)
        #expect(try ValueParsing.size("20x37.5", "size") == CGSize(width: 20, height: 37.5))
        for text in ["", "nan", "inf", "-0.1", "1.1", "half", "0x", "%", "101%", "-1%", "nan%", "5%%", "5 %"] {
            #expect(throws: UsageError.self) {
                try ValueParsing.number(text, "progress", 0...1, takesPercent: true)
            }
        }
        #expect(throws: UsageError.self) { try ValueParsing.number("50%", "line-width", 0...1000) }
        for text in ["", "0", "121", "29.97", "1e2", "９"] {
            #expect(throws: UsageError.self) { try ValueParsing.whole(text, "fps", 1...120) }
        }
        for text in ["", "x", "1x", "0x5", "5x5x5", "-1x4", "nanx4", "1e9x1", "5", "5X5"] {
            #expect(throws: UsageError.self) { try ValueParsing.size(text, "size") }
        }
        let error = UsageError("option '--direction' takes ltr or rtl, not 'up'")
        #expect(throws: error) { try ValueParsing.choice("up", "direction", ["ltr", "rtl"]) }
    }

    @Test("random words never crash it")
    func fuzz() {
        var generator = SeededGenerator(seed: 11)
        let pieces = ["-", "o", "#", "x", "1", "F", "%", ".", "\u{0}", "é", "🙂", ""]
        for _ in 0..<5_000 {
            let word = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            _ = try? ValueParsing.color(word, "c")
            _ = try? ValueParsing.size(word, "s")
            _ = try? ValueParsing.number(word, "n", 0...1)
        }
    }
}
