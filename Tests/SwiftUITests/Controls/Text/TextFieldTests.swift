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

    @Test("what is submitted in a scope of its own is not told around it")
    func submitScope() throws {
        for isBlocking in [true, false] {
            let model = Model()
            let field = TextField("Name", text: text(model))
                .onSubmit { model.diary.append("inner") }
                .submitScope(isBlocking)
                .onSubmit { model.diary.append("outer") }
            try ShownViews.with(field) { shown throws in
                try #require(shown.first(UITextField.self)).becomeFirstResponder()
                shown.stage.press(.enter)
                #expect(model.diary == (isBlocking ? ["inner"] : ["inner", "outer"]))
            }
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

    @Test("a prompt has its own colour, where it is of one")
    func promptColor() throws {
        let view = TextField("Name", text: .constant(""), prompt: Text("nobody").foregroundStyle(.red))
        try ShownViews.with(view) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            let prompt = try #require(field.attributedPlaceholder)
            let color = prompt.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(prompt.string == "nobody" && field.placeholder == "nobody")
            let red = UIColor.systemRed.resolvedColor(with: field.traitCollection)
            #expect(color?.resolvedColor(with: field.traitCollection).cgColor == red.cgColor)
        }
        try ShownViews.with(TextField("Name", text: .constant(""), prompt: Text("nobody"))) { shown throws in
            #expect(try #require(shown.first(UITextField.self)).placeholder == "nobody")
        }
    }
}
