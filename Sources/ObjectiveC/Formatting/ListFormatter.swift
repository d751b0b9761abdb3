import Foundation

/// Writes lists: `one, two, and three`. Foundation on Linux does not have the class; the words are its own, of any
/// language.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose words are used; nil for the user's, which it is by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// What writes the elements; nil, the default, for what they say of themselves.
    open var itemFormatter: Formatter?

    /// Returns `strings` as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns `items` as a list.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
        return words.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns `obj`, a list, as one; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
