import Testing
import UIKit

@testable import SwiftUI

@Suite("Text in gradients") @MainActor struct GradientTextTests {
    private let gradient = LinearGradient(
        colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
        endPoint: .trailing)

    /// The mean red and blue of what is drawn in the columns, where 0 is none.
    private func ink(_ view: some View, _ columns: Range<Int>) throws -> (red: Double, blue: Double) {
        let shown = Snapshot(view)
        var (red, blue, count) = (0, 0, 0)
        for x in columns {
            for y in 0..<40 {
                let pixel = try #require(Int(try shown(x, y), radix: 16))
                guard pixel & 0xFF00 < 0x2000 else { continue }
                (red, blue, count) = (red + pixel >> 16, blue + pixel & 255, count + 1)
            }
        }
        return (Double(red) / Double(max(count, 1)), Double(blue) / Double(max(count, 1)))
    }

    @Test("a gradient runs over the whole text")
    func across() throws {
        let text = Text("MMM").bold().font(.system(size: 13)).foregroundStyle(gradient)
        let (left, right) = (try ink(text, 0..<14), try ink(text, 26..<40))
        #expect(left.red > 150 && left.blue < 100 && right.blue > 150 && right.red < 100)
    }

    @Test("a part of a text can have one, beside one of a colour")
    func part() throws {
        let text = Text("\(Text("M").foregroundStyle(.black))\(Text("M").foregroundStyle(gradient))")
            .bold().font(.system(size: 22))
        let (left, right) = (try ink(text, 0..<18), try ink(text, 26..<40))
        #expect(left.red < 40 && left.blue < 40 && right.blue > 100)
    }

    @Test("a symbol in a gradient is filled with it")
    func symbol() throws {
        let symbol = Image(systemName: "square.fill").font(.system(size: 30)).foregroundStyle(gradient)
        let (left, right) = (try ink(symbol, 8..<14), try ink(symbol, 26..<32))
        #expect(left.red > 150 && left.blue < 110 && right.blue > 150 && right.red < 110)
    }

    @Test("letters are of the kind that a font's design says, unless a text has its own")
    func design() throws {
        func picture(_ view: some View) throws -> [String] {
            let shown = Snapshot(view)
            return try (0..<1600).map { try shown($0 % 40, $0 / 40) }
        }
        let text = Text("ilW")
        let monospaced = try picture(text.monospaced())
        #expect(try picture(text) != monospaced)
        #expect(try picture(text.fontDesign(.monospaced)) == monospaced)
        #expect(try picture(VStack { text }.fontDesign(.monospaced)) == monospaced)
        #expect(try picture(VStack { text.fontDesign(.default) }.fontDesign(.monospaced)) == picture(text))
    }
}
