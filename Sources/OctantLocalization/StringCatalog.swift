import Foundation

/// Every string that UIKit shows or has spoken by itself, in one language. A language that lacks one does not compile.
///
/// Catalogs are source, not resources: they are there wherever the program is.
package struct StringCatalog: Sendable {
    /// The language, as BCP 47 names it, with the script where that makes a difference.
    package let language: String
    package let rule: PluralRule
    /// The separator between the parts of one element's reading.
    package let separator: String
    /// The values of an activity indicator that runs, and of one that is stopped.
    package let inProgress: String, progressHalted: String
    /// A progress bar; `%@` is the percentage.
    package let complete: PluralPhrase
    /// The label below a spinner.
    package let loading: String
    /// The description of work with files that has no other.
    package let processingFiles: String
    /// The amount done: `%1$@` of `%2$@`.
    package let amount: String
    /// The titles of the edit actions in the menu, and the name of typing there.
    package let cut: String, copy: String, paste: String, selectAll: String, typing: String
    /// Undoing and doing again, and the same of something with a name: `%@`.
    package let undo: String, redo: String, undoNamed: String, redoNamed: String
    package let on: String, off: String
    package let button: String, link: String, image: String, heading: String
    /// The roles of what is on or off: a switch, and a button that stays pressed.
    package let switchButton: String, toggleButton: String
    /// What can go up and down.
    package let adjustable: String
    package let searchField: String, textField: String, secureTextField: String
    /// The state of a field that is being edited.
    package let isEditing: String
    package let tab: String
    package let selected: String, dimmed: String
    /// The position among others: `%1$@` of `%2$@`.
    package let position: String
    /// The page among others: `%1$@` of `%2$@`.
    package let page: String
    /// A button that leads to details.
    package let moreInfo: String
    /// What the user is told when the program does not answer, where `%@` is the window's title, and the two answers.
    package let isNotResponding: String, wait: String, forceQuit: String
}

extension StringCatalog {
    /// All languages.
    static let all = [english, german, french, spanish, japanese, simplifiedChinese, arabic, hebrew]

    /// The catalog for `locale`'s language and script; nil when there is none.
    init?(_ locale: Locale) {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return nil }
        // Old code of Hebrew, still in use on Linux.
        let name = code == "iw" ? "he" : code
        let script = language.script?.identifier
        let found = Self.all.first { catalog in
            let parts = catalog.language.split(separator: "-")
            return parts[0] == name && (parts.count == 1 || parts[1] == script ?? "Hans")
        }
        guard let found else { return nil }
        self = found
    }
}
