import Testing
import UIKit

@Suite("What a search bar says of its entry")
@MainActor
struct UISearchBarTraitsTests {
    @Test("what is said of the bar is said of its field")
    func traits() {
        let bar = UISearchBar()
        bar.autocapitalizationType = .none
        bar.autocorrectionType = .no
        bar.spellCheckingType = .no
        bar.keyboardType = .emailAddress
        bar.keyboardAppearance = .dark
        bar.returnKeyType = .done
        bar.enablesReturnKeyAutomatically = true
        bar.isSecureTextEntry = true
        bar.textContentType = .username
        let field = bar.searchTextField
        #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && field.keyboardType == .emailAddress)
        #expect(field.keyboardAppearance == .dark && field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
        #expect(field.textContentType == .username)
        field.keyboardType = .URL
        #expect((bar as any UITextInputTraits).keyboardType == .URL)
    }
}
