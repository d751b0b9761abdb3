import RenderServer
import Testing
import UIKit

@Suite("What a screen reader says of text fields")
@MainActor
struct TextFieldSpeechTests {
    private func field(_ stage: SpokenStage) -> UITextField {
        stage.add(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
    }

    @Test("an empty field reads its placeholder, one with text the text; both say that they are text fields")
    func value() throws {
        try SpokenStage.with { stage in
            let field = field(stage)
            #expect(field.isAccessibilityElement && stage.lines == ["Text field"])
            field.placeholder = "Search mail"
            #expect(field.accessibilityValue == "Search mail" && stage.lines == ["Search mail, Text field"])
            field.text = "invoices"
            #expect(field.accessibilityValue == "invoices" && stage.lines == ["invoices, Text field"])
            field.accessibilityLabel = "Search"
            field.accessibilityHint = "Looks through all mailboxes"
            #expect(stage.lines == ["Search, invoices, Text field, Looks through all mailboxes"])
            let content = try #require(stage.elements.first).content
            #expect(
                content.role == .textField && content.actions == [.activate]
                    && content.states == [.enabled, .focusable])
            #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 34))
        }
    }

    @Test("a secret is never said: dots stand for its letters")
    func secret() {
        SpokenStage.with { stage in
            let field = field(stage)
            field.isSecureTextEntry = true
            field.placeholder = "Password"
            #expect(stage.lines == ["Password, Secure text field"])
            field.text = "hunter2"
            #expect(stage.lines == ["•••••••, Secure text field"])
            #expect(stage.elements.map(\.content.role) == [.secureTextField])
        }
    }

    @Test("while it is edited it says so; activating it begins the entry")
    func editing() {
        Stage.shown(size: CGSize(width: 300, height: 100)) { stage in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "en")
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            stage.window.addSubview(field)
            @MainActor func said() -> [String] { stage.window.accessibilityTree?.lines ?? [] }
            #expect(said() == ["Text field"])
            #expect(field.accessibilityActivate() && field.isEditing)
            #expect(said() == ["Text field, Is editing"])
            #expect(stage.window.accessibilityTree?.elements.first?.content.states == [.enabled, .focusable, .focused])
            field.insertText("a")
            #expect(said() == ["a, Text field, Is editing"])
            field.resignFirstResponder()
            #expect(said() == ["a, Text field"])
        }
    }

    @Test("a disabled one is dimmed, and cannot be activated")
    func disabled() {
        SpokenStage.with { stage in
            let field = field(stage)
            field.isEnabled = false
            #expect(stage.lines == ["Dimmed, Text field"])
            #expect(!field.accessibilityActivate() && stage.elements.first?.content.actions == [])
        }
    }

    @Test("traits that the program sets count: a field for words to look for")
    func search() {
        SpokenStage.with { stage in
            let field = field(stage)
            field.accessibilityTraits = .searchField
            #expect(stage.lines == ["Search field"])
        }
    }

    @Test(
        "its words come in eight languages",
        arguments: [
            ("en", "Text field", "Secure text field"), ("de", "Textfeld", "Sicheres Textfeld"),
            ("fr", "Champ de texte", "Champ de texte sécurisé"), ("es", "Campo de texto", "Campo de texto seguro"),
            ("ja", "テキストフィールド", "セキュアテキストフィールド"), ("zh-Hans", "文本栏", "安全文本栏"),
            ("ar", "حقل نص", "حقل نص آمن"), ("he", "שדה טקסט", "שדה טקסט מאובטח"),
        ])
    func languages(locale: String, plain: String, secure: String) {
        SpokenStage.with(locale: locale) { stage in
            let field = field(stage)
            #expect(stage.lines == [plain])
            field.isSecureTextEntry = true
            #expect(stage.lines == [secure])
        }
    }
}
