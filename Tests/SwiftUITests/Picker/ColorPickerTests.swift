import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Pickers of colours")
@MainActor
struct ColorPickerTests {
    @Test("a well shows the colour that it is bound to, and sets the one that is chosen")
    func color() throws {
        let held = Held<Color>()
        let view = Holding(Color(red: 1, green: 0, blue: 0), held) { color in
            ColorPicker("Background", selection: color)
        }
        try Stage.hosting(view, size: CGSize(width: 360, height: 100)) { stage in
            let well = try #require(stage.find(UIColorWell.self))
            #expect(well.supportsAlpha && well.bounds.size == CGSize(width: 28, height: 28))
            #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(well.title == "Background" && well.accessibilityLabel == "Background")
            well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            well.sendActions(for: .valueChanged)
            stage.settle()
            #expect(held.value == Color(red: 0, green: 0, blue: 1, opacity: 0.5))
            held.set(.black)
            stage.settle()
            #expect(well.selectedColor?.cgColor.components?.last == 1)
            #expect(well.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("one without opacity shows colours without it, and a label of views or a CGColor will do")
    func opaque() throws {
        let held = Held<CGColor>()
        let view = Holding(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5), held) { color in
            ColorPicker(selection: color, supportsOpacity: false) { Label("Tint", systemImage: "circle") }
        }
        try Stage.hosting(view, size: CGSize(width: 360, height: 100)) { stage in
            let well = try #require(stage.find(UIColorWell.self))
            #expect(!well.supportsAlpha)
            #expect(well.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
            well.selectedColor = .red
            well.sendActions(for: .valueChanged)
            stage.settle()
            #expect(held.value == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("titles are texts, keys or strings, of colours in either form")
    func titles() throws {
        let title = "string"
        let view = VStack {
            ColorPicker("key", selection: .constant(Color.red))
            ColorPicker("key", selection: .constant(CGColor.black), supportsOpacity: false)
            ColorPicker(title, selection: .constant(Color.red))
            ColorPicker(title, selection: .constant(CGColor.black))
        }
        Stage.hosting(view, size: CGSize(width: 360, height: 300)) { stage in
            #expect(stage.window.views(of: UIColorWell.self).map(\.title) == ["key", "key", "string", "string"])
        }
    }
}
