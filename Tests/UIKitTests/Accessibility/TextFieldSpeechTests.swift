import OctantDisplay
import Testing

@testable import UIKit

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

    @Test("its text is gone through by scalars: contents, caret, selection; a client changes it as if it was typed")
    func text() throws {
        try SpokenStage.with { stage in
            let field = field(stage)
            field.placeholder = "Name"
            @MainActor func text() throws -> AccessibilityText {
                try #require(stage.elements.first?.content.text)
            }
            let id = try #require(stage.elements.first).id
            @MainActor func edit(_ edit: AccessibilityEdit) {
                stage.window.handle(.accessibility(.edit(id, edit)))
            }
            #expect(try text().string == "" && text().placeholder == "Name" && text().caret == 0)
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            // Two scalars in one letter.
            edit(.replace(0..<0, with: "ae\u{301}b"))
            #expect(field.text == "ae\u{301}b" && changes == 1)
            #expect(try text().caret == 4 && text().selection == 4..<4)
            edit(.select(0..<3))
            #expect(field.selectedTextRange == nil && field.entry.selection == 0..<2)
            #expect(try text().selection == 0..<3)
            edit(.moveCaret(to: 3))
            #expect(try text().caret == 3 && text().selection == 3..<3)
            edit(.replace(0..<99, with: "new\nline"))
            #expect(field.text == "new line" && changes == 2)
            edit(.replace(3..<8, with: ""))
            #expect(field.text == "new" && changes == 3)
            field.isEnabled = false
            edit(.replace(0..<3, with: "no"))
            #expect(field.text == "new")
            let delegate = Refusal()
            (field.isEnabled, field.delegate) = (true, delegate)
            edit(.replace(0..<3, with: "no"))
            edit(.cut(0..<3))
            #expect(field.text == "new")
        }
    }

    private final class Refusal: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { false }
    }

    @Test("a secret's text is dots, which cannot be copied or cut")
    func secretText() throws {
        try SpokenStage.with { stage in
            let field = field(stage)
            field.isSecureTextEntry = true
            let id = try #require(stage.elements.first).id
            stage.window.handle(.accessibility(.edit(id, .replace(0..<0, with: "hunter2"))))
            let text = try #require(stage.elements.first?.content.text)
            #expect(field.text == "hunter2" && text.string == "•••••••" && text.caret == 7)
            stage.window.handle(.accessibility(.edit(id, .cut(0..<7))))
            #expect(field.text == "hunter2")
            stage.window.handle(.accessibility(.edit(id, .replace(6..<7, with: ""))))
            #expect(field.text == "hunter")
        }
    }

    @Test("its letters stand side by side from where the text begins, also where a long text is scrolled")
    func letters() throws {
        try SpokenStage.with { stage in
            let field = field(stage)
            (field.borderStyle, field.text) = (.roundedRect, "Wide")
            @MainActor func reader() throws -> AccessibilityTextReader {
                AccessibilityTextReader(try #require(stage.elements.first?.content.text))
            }
            let short = try reader()
            let frames = try (0..<4).map { try #require(short.frame(of: $0)) }
            #expect(frames[0].minX == 7 && frames[0].width > frames[1].width)
            for (one, next) in zip(frames, frames.dropFirst()) { #expect(abs(one.maxX - next.minX) < 0.01) }
            let font = try #require(field.font)
            let height = frames[0].height
            #expect(abs(height - font.lineHeight) < 1 && abs(frames[0].midY - 17) < 1)
            #expect(abs(try #require(short.frame(of: 4)).minX - frames[3].maxX) < 0.01)
            field.text = String(repeating: "0123456789", count: 100)
            field.layoutIfNeeded()
            let long = try reader()
            let first = try #require(long.frame(of: 0))
            #expect(long.count == 1000 && first.minX == 7 && long.frame(of: 999) == nil)
            // Scrolled to its end it is one line still.
            _ = field.becomeFirstResponder()
            stage.window.handle(
                .accessibility(.edit(try #require(stage.elements.first?.id), .moveCaret(to: 1000))))
            field.layoutIfNeeded()
            let end = try reader()
            #expect(end.frame(of: 0) == nil && end.frame(of: 999) != nil)
            #expect(end.range(of: .lineStart, at: 999) == 0..<1000)
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

    @Test("a client copies and cuts to the pasteboard, and pastes from there; what takes no changes is only copied")
    func pasteboard() throws {
        try SpokenStage.with { stage in
            let field = field(stage)
            field.text = "one two"
            let id = try #require(stage.elements.first).id
            @MainActor func edit(_ edit: AccessibilityEdit) -> [String?] {
                stage.window.handle(.accessibility(.edit(id, edit)))
                return [field.text, UIPasteboard.general.string]
            }
            #expect(edit(.copy(0..<3)) == ["one two", "one"])
            #expect(edit(.cut(3..<7)) == ["one", " two"])
            #expect(edit(.cut(1..<1)) == ["one", " two"])
            #expect(edit(.paste(at: 0)) == [" twoone", " two"])
            field.isEnabled = false
            #expect(edit(.cut(0..<7)) == [" twoone", " two"])
            #expect(edit(.paste(at: 0)) == [" twoone", " two"])
        }
    }
}
