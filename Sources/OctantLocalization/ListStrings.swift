/// What is said of the controls of rows that are edited, in one language. Any thread.
package struct ListStrings: Sendable {
    /// The handle by which a row is moved.
    package let reorder: String
    /// The titles at a table's side that lead to its sections.
    package let sectionIndex: String

    private static let words: [String: [String]] = [
        "en": ["Reorder", "Section index"], "de": ["Neu anordnen", "Abschnittsindex"],
        "fr": ["Réorganiser", "Index des sections"], "es": ["Reordenar", "Índice de secciones"],
        "ja": ["並べ替え", "セクションの索引"], "zh-Hans": ["重新排序", "分区索引"],
        "ar": ["إعادة الترتيب", "فهرس الأقسام"], "he": ["סידור מחדש", "מפתח הקטעים"],
    ]

    /// The strings in a language of the catalogue.
    package static func strings(in language: String) -> ListStrings {
        let found = words[language] ?? words["en"] ?? []
        func string(_ index: Int) -> String { found.indices.contains(index) ? found[index] : "" }
        return ListStrings(reorder: string(0), sectionIndex: string(1))
    }
}

extension LocalizedStrings {
    /// The strings of lists.
    package var lists: ListStrings { ListStrings.strings(in: catalog.language) }
}
