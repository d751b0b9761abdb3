import Foundation
import Observation
import Testing
import UIKit

@testable import SwiftUI

@Suite("Text fields")
@MainActor
struct TextFieldTests {
    @Observable final class Model {
        var text = "old"
        var number = 3
        var short: String {
            get { text }
            set { text = String(newValue.prefix(4)) }
        }
        var diary: [String] = []
    }

    private func text(_ model: Model) -> Binding<String> { Bindable(model).text }

    @Test("a field shows its text and its prompt, takes what is typed, and has its label read")
    func text() throws {
        let model = Model()
        try ShownViews.with(TextField("Name", text: text(model), prompt: Text("nobody"))) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            #expect(field.text == "old" && field.placeholder == "nobody" && field.accessibilityLabel == "Name")
            #expect(field.borderStyle == .none && shown.place(of: field).width == 300)
            field.becomeFirstResponder()
            field.insertText("er")
            #expect(model.text == "older")
        }
    }

    @Test("a binding that keeps its value has the last word")
    func refusing() throws {
        let model = Model()
        try ShownViews.with(TextField("Name", text: Bindable(model).short).textFieldStyle(.roundedBorder)) {
            shown throws in
            let field = try #require(shown.first(UITextField.self))
            field.becomeFirstResponder()
            field.insertText("er")
            #expect(field.text == "olde" && field.borderStyle == .roundedRect)
        }
    }

    @Test("return submits, to the inner action first; entry is told of")
    func submitting() throws {
        let model = Model()
        let field = TextField("Name", text: text(model)) { isEditing in
            model.diary.append("editing \(isEditing)")
        } onCommit: {
            model.diary.append("commit")
        }
        .onSubmit { model.diary.append("inner") }
        .onSubmit(of: .search) { model.diary.append("search") }
        .onSubmit { model.diary.append("outer") }
        try ShownViews.with(field) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            field.becomeFirstResponder()
            shown.stage.press(.enter)
            #expect(model.diary == ["editing true", "commit", "inner", "outer", "editing false"])
        }
    }

    @Test("a value is read when entry ends; what cannot be read leaves it")
    func values() throws {
        let model = Model()
        let field = TextField("Number", value: Bindable(model).number, format: .number)
        try ShownViews.with(field) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            #expect(field.text == "3")
            field.becomeFirstResponder()
            field.insertText("7")
            #expect(model.number == 3)
            field.resignFirstResponder()
            #expect(model.number == 37 && field.text == "37")
            field.becomeFirstResponder()
            field.text = "much"
            field.resignFirstResponder()
            #expect(model.number == 37 && field.text == "37")
        }
    }

    @Test("a secure field shows dots")
    func secure() throws {
        let model = Model()
        try ShownViews.with(SecureField("Password", text: text(model)).disabled(true)) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            #expect(field.isSecureTextEntry && field.placeholder == "Password" && !field.isEnabled)
        }
    }
}
