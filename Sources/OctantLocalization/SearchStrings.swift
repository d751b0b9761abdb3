import Foundation

/// What is said of a search that found nothing, and of groups that are shown and hidden, in one language. Any thread.
package struct SearchStrings: Sendable {
    /// The title where it is not known what was searched for.
    package let noResults: String
    private let noResultsFor: String
    /// What to do about it.
    package let checkSpelling: String
    /// The states of a group.
    package let expanded: String, collapsed: String

    /// The title of a search for `text`.
    package func noResults(for text: String) -> String { noResultsFor.replacingOccurrences(of: "%@", with: text) }

    private init(_ noResults: String, _ named: String, _ advice: String, _ expanded: String, _ collapsed: String) {
        (self.noResults, noResultsFor, checkSpelling) = (noResults, named, advice)
        (self.expanded, self.collapsed) = (expanded, collapsed)
    }

    private static let english = SearchStrings(
        "No Results", "No Results for “%@”", "Check the spelling or try a new search.", "Expanded", "Collapsed")

    private static let others: [String: SearchStrings] = [
        "de": SearchStrings(
            "Keine Ergebnisse", "Keine Ergebnisse für „%@“",
            "Prüfe die Schreibweise oder versuche es mit einer neuen Suche.", "Erweitert", "Reduziert"),
        "fr": SearchStrings(
            "Aucun résultat", "Aucun résultat pour « %@ »",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.", "Développé", "Réduit"),
        "es": SearchStrings(
            "Sin resultados", "Sin resultados para “%@”", "Revisa la ortografía o prueba otra búsqueda.",
            "Desplegado", "Contraído"),
        "ja": SearchStrings(
            "結果なし", "“%@”の検索結果なし", "つづりを確認するか、別の語句で検索してください。", "展開済み", "折りたたみ済み"),
        "zh-Hans": SearchStrings("无结果", "没有“%@”的结果", "请检查拼写或尝试新的搜索。", "已展开", "已折叠"),
        "ar": SearchStrings(
            "لا توجد نتائج", "لا توجد نتائج لـ «%@»", "تحقق من الكتابة أو جرّب بحثًا جديدًا.", "موسّع", "مطوي"),
        "he": SearchStrings(
            "אין תוצאות", "אין תוצאות עבור ”%@“", "יש לבדוק את האיות או לנסות חיפוש חדש.", "מורחב", "מכווץ"),
    ]

    /// The strings in `language`, as BCP 47 names it; in English where there are none.
    package static func strings(in language: String) -> SearchStrings { others[language] ?? english }
}

extension LocalizedStrings {
    /// The strings of searches and of groups that are shown and hidden.
    package var search: SearchStrings { SearchStrings.strings(in: catalog.language) }
}
