/// What is said of the controls of rows that are edited, in one language. Any thread.
package struct ListStrings: Sendable {
    /// The handle by which a row is moved.
    package let reorder: String

    private static let words: [String: String] = [
        "en": "Reorder", "de": "Neu anordnen", "fr": "Réorganiser", "es": "Reordenar", "ja": "並べ替え",
        "zh-Hans": "重新排序", "ar": "إعادة الترتيب", "he": "סידור מחדש",
    ]

    /// The strings in a language of the catalogue.
    package static func strings(in language: String) -> ListStrings {
        ListStrings(reorder: words[language] ?? "Reorder")
    }
}

extension LocalizedStrings {
    /// The strings of lists.
    package var lists: ListStrings { ListStrings.strings(in: catalog.language) }
}
