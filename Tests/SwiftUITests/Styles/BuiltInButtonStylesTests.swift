import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("The styles of buttons that there are")
@MainActor struct BuiltInButtonStylesTests {
    private var button: some View { Button(action: {}, label: { Rectangle().frame(width: 30, height: 20) }) }

    private func center<Content: View>(_ view: Content) throws -> String {
        try Snapshot(view.frame(width: 80, height: 60), size: CGSize(width: 80, height: 60))(40, 30)
    }

    @Test("a label has the tint, or the colour that is set on the button or around it")
    func colors() throws {
        #expect(try center(button) == "007AFF")
        #expect(try center(button.foregroundColor(.red)) == "FF3B30")
        #expect(try center(VStack { button }.foregroundStyle(.green).tint(.red)) == "34C759")
        #expect(try center(button.foregroundColor(nil)) == "007AFF")
        #expect(try center(button.foregroundColor(nil).foregroundColor(.red)) == "007AFF")
        #expect(try center(button.buttonStyle(.borderedProminent)) == "FFFFFF")
        #expect(try center(button.buttonStyle(.borderedProminent).foregroundColor(.black)) == "000000")
        #expect(try center(button.buttonStyle(.bordered).foregroundStyle(.red)) == "FF3B30")
    }

    @Test("what lists and labelled contents are drawn in by themselves leaves buttons their tint")
    func surroundings() throws {
        let labeled = LabeledContent(content: { button }, label: { EmptyView() })
        #expect(try center(labeled.labelsHidden()) == "007AFF")
        #expect(try center(button.usualForegroundStyle(Color.red)) == "007AFF")
        #expect(try center(Rectangle().usualForegroundStyle(Color.red)) == "FF3B30")
    }
}
