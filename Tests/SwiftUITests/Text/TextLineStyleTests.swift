import Foundation
import Testing
import TextLayout

@testable import SwiftUI

@Suite("Lines of texts")
@MainActor struct TextLineStyleTests {
    @Test("lines under and through text have dashes and dots")
    func patterns() throws {
        func runs(_ text: Text, _ values: EnvironmentValues = EnvironmentValues()) -> [TextAttributes] {
            TextResolver(values).attributed(text).runs.map(\.attributes)
        }
        let one = try #require(runs(Text("a").underline(pattern: .dash, color: .red)).first)
        #expect(one.isUnderlined && one.underline.dashes == [6, 3] && one.strikethrough.dashes == [])
        let two = try #require(runs(Text("a").strikethrough(true, pattern: .dashDotDot)).first)
        #expect(two.isStruckThrough && two.strikethrough.dashes == [6, 3, 2, 3, 2, 3])
        #expect(runs(Text("a").underline(false, pattern: .dot)).first?.isUnderlined == false)
        var string = AttributedString("a")
        string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        #expect(runs(Text(string)).first?.underline.dashes == [2, 3])
        ShownViews.with(VStack { Text("a") }.underline(pattern: .dashDot)) { shown in
            #expect(shown.text == ["a"])
        }
    }
}
