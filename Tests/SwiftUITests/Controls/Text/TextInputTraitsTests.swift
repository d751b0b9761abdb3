import Testing
import UIKit

@testable import SwiftUI

@Suite("What fields tell keyboards, and styles of one's own")
@MainActor
struct TextInputTraitsTests {
    @Test("fields in a view have the keyboard, the meaning, the capitals, the correction and the return key set there")
    func traits() throws {
        let view = VStack {
            TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
                .textInputAutocapitalization(.never).autocorrectionDisabled()
            TextEditor(text: .constant("")).disableAutocorrection(false)
        }
        .submitLabel(.send)
        try ShownViews.with(view) { shown throws in
            let field = try #require(shown.first(UITextField.self))
            #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
            #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
            let editor = try #require(shown.first(UITextView.self))
            #expect(editor.keyboardType == .default && editor.autocapitalizationType == .sentences)
            #expect(editor.autocorrectionType == .yes)
            #expect(field.returnKeyType == .send && editor.returnKeyType == .send)
        }
    }

    private struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.textFieldStyle(.roundedBorder).padding(20).background(Color.red)
        }
    }

    @Test("a style of one's own puts the field, with its prompt and its label, where it wants; a secure one too")
    func style() throws {
        let view = VStack {
            TextField("Name", text: .constant("a"), prompt: Text("nobody"))
            SecureField("Word", text: .constant("b"))
        }
        .textFieldStyle(Framed())
        try ShownViews.with(view) { shown throws in
            let fields = shown.all(UITextField.self)
            #expect(fields.map(\.accessibilityLabel) == ["Name", "Word"])
            #expect(fields.map(\.isSecureTextEntry) == [false, true])
            #expect(fields.allSatisfy { $0.borderStyle == .roundedRect && shown.place(of: $0).width == 260 })
            #expect(fields.first?.placeholder == "nobody")
        }
    }
}
