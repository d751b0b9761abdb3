import Foundation
import Observation
import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Text of many lines")
@MainActor
struct TextEditorTests {
    @Observable final class Model {
        var text = "old"
    }

    private func text(_ model: Model) -> Binding<String> { Bindable(model).text }

    @Test("an editor takes the room there is, shows its text and takes what is typed")
    func editor() throws {
        let model = Model()
        try ShownViews.with(TextEditor(text: text(model)).font(.title).multilineTextAlignment(.center)) {
            shown throws in
            let view = try #require(shown.first(UITextView.self))
            #expect(view.text == "old" && view.isScrollEnabled && view.textAlignment == .center)
            #expect(shown.place(of: view).size == CGSize(width: 300, height: 200))
            view.becomeFirstResponder()
            view.insertText("er\nline")
            #expect(model.text == "older\nline")
            model.text = "new"
            CATransaction.flush()
            #expect(view.text == "new")
        }
    }

    @Test("a field along the vertical axis grows with its lines up to the limit, then scrolls")
    func field() throws {
        let model = Model()
        let field = TextField("Note", text: text(model), axis: .vertical).lineLimit(2...4)
        try ShownViews.with(field) { shown throws in
            let view = try #require(shown.first(UITextView.self))
            let line = try #require(view.font).lineHeight
            #expect(view.accessibilityLabel == "Note")
            #expect(abs(shown.place(of: view).height - 2 * line) < 1)
            view.becomeFirstResponder()
            view.insertText("\nb\nc")
            CATransaction.flush()
            #expect(abs(shown.place(of: view).height - 3 * line) < 1.5 && !view.isScrollEnabled)
            view.insertText("\nd\ne\nf")
            CATransaction.flush()
            #expect(abs(shown.place(of: view).height - 4 * line) < 1.5 && view.isScrollEnabled)
            #expect(model.text == "old\nb\nc\nd\ne\nf")
        }
    }

    @Test("an empty field shows its prompt")
    func prompt() throws {
        let model = Model()
        model.text = ""
        try ShownViews.with(TextField("Note", text: text(model), prompt: Text("Write here"), axis: .vertical)) {
            shown throws in
            let view = try #require(shown.first(UITextView.self))
            let hint = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(hint.text == "Write here" && !hint.isHidden)
            view.becomeFirstResponder()
            view.insertText("a")
            #expect(hint.isHidden && model.text == "a")
        }
    }

    @Test("a field along the vertical axis has the border of its style around its lines")
    func border() throws {
        let model = Model()
        model.text = "one"
        let field = VStack { TextField("Note", text: text(model), axis: .vertical).textFieldStyle(.roundedBorder) }
        try ShownViews.with(field) { shown throws in
            let lines = shown.place(of: try #require(shown.first(UITextView.self)))
            let border = try #require(shown.first(UITextField.self))
            #expect(border.borderStyle == .roundedRect && !border.isAccessibilityElement)
            let frame = shown.place(of: border)
            #expect(frame.minX == lines.minX - 7 && frame.maxX == lines.maxX + 7)
            #expect(abs(frame.minY - lines.minY + 6) <= 1 && abs(frame.height - 34) <= 1)
            #expect(shown.spoken.count == 1)
        }
        try ShownViews.with(TextField("Note", text: text(model), axis: .vertical)) { shown throws in
            #expect(shown.first(UITextField.self) == nil)
        }
    }
}
