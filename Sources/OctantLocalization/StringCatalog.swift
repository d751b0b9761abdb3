import Foundation
import OctantDisplay

/// Every phrase that UIKit says by itself, in one language. A language that lacks one does not compile.
///
/// The catalogues are source, not resources: they are there wherever the program is.
struct WordCatalogue: Sendable {
    /// The language, as BCP 47 names it, with the script where that tells one from another.
    let language: String
    let rule: PluralRule
    /// What stands between the parts of one element's reading.
    let separator: String
    /// An activity indicator that turns, and one that stands still.
    let inProgress: String, progressHalted: String
    /// A progress bar; `%@` is the percentage.
    let complete: PluralPhrase
    /// The words below a spinner.
    let loading: String
    /// Work with files that says no more of itself.
    let processingFiles: String
    /// How much is done: `%1$@` of `%2$@`.
    let amount: String
    let cancel: String
    /// What is done with a text, in its menu, and what typing in it is called there.
    let cut: String, copy: String, paste: String, selectAll: String, typing: String
    /// Undoing and doing again, and the same of something with a name: `%@`.
    let undo: String, redo: String, undoNamed: String, redoNamed: String
    let on: String, off: String
    let button: String, link: String, image: String, heading: String
    /// What is on or off: a switch, and a button that stays pressed.
    let switchButton: String, toggleButton: String
    /// What can go up and down.
    let adjustable: String
    let searchField: String, textField: String, secureTextField: String
    /// A field that takes the keys now.
    let isEditing: String
    let tab: String
    let selected: String, dimmed: String
    /// The place among others: `%1$@` of `%2$@`.
    let position: String
    /// What the user is asked with when the program does not answer; `%@` is the window's title.
    let unanswered: UnansweredWords
}

extension WordCatalogue {
    /// All languages.
    static let all = [english, german, french, spanish, japanese, simplifiedChinese, arabic, hebrew]

    /// The catalogue for `locale`'s language and script; nil when there is none.
    init?(_ locale: Locale) {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return nil }
        // Old code of Hebrew, still in use on Linux.
        let name = code == "iw" ? "he" : code
        let script = language.script?.identifier
        let found = Self.all.first { catalogue in
            let parts = catalogue.language.split(separator: "-")
            return parts[0] == name && (parts.count == 1 || parts[1] == script ?? "Hans")
        }
        guard let found else { return nil }
        self = found
    }
}
