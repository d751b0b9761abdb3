import Testing

@testable import CoreGraphics

@Suite("Colours of style sheets")
struct CSSColorTests {
    @Test("digits are three, four, six or eight, in either case, and nothing else is a colour")
    func digits() {
        #expect(CSSColor.hexadecimal("f60") == RGBA(hexadecimal: 0xFF66_00FF))
        #expect(CSSColor.hexadecimal("F608") == RGBA(hexadecimal: 0xFF66_0088))
        #expect(CSSColor.hexadecimal("0080ff") == RGBA(r: 0, g: 128.0 / 255, b: 1, a: 1))
        #expect(CSSColor.hexadecimal("0080FF40") == RGBA(r: 0, g: 128.0 / 255, b: 1, a: 64.0 / 255))
        for text in ["", "1", "12", "12345", "1234567", "123456789", "+12345", "#12345", "１２３", "ggg"] {
            #expect(CSSColor.hexadecimal(text) == nil)
        }
    }

    @Test("there are the 148 names of CSS")
    func names() { #expect(CSSColor.named.count == 148 && CSSColor.named["tomato"] == 0xFF6347) }
}
