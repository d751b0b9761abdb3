/// What a calendar shows and has spoken by itself, in one language. Any thread.
package struct DateStrings: Sendable {
    /// The names of the buttons that lead to another month.
    package let previousMonth: String, nextMonth: String
    /// What stands before a time.
    package let time: String

    private static let words: [String: [String]] = [
        "en": ["Previous Month", "Next Month", "Time"],
        "de": ["Vorheriger Monat", "Nächster Monat", "Uhrzeit"],
        "fr": ["Mois précédent", "Mois suivant", "Heure"],
        "es": ["Mes anterior", "Mes siguiente", "Hora"],
        "ja": ["前の月", "次の月", "時刻"],
        "zh-Hans": ["上个月", "下个月", "时间"],
        "ar": ["الشهر السابق", "الشهر التالي", "الوقت"],
        "he": ["החודש הקודם", "החודש הבא", "שעה"],
    ]

    /// The strings in a language of the catalogue.
    package static func strings(in language: String) -> DateStrings {
        let found = words[language] ?? words["en"] ?? []
        func string(_ index: Int) -> String { found.indices.contains(index) ? found[index] : "" }
        return DateStrings(previousMonth: string(0), nextMonth: string(1), time: string(2))
    }
}

extension LocalizedStrings {
    /// The strings of calendars.
    package var dates: DateStrings { DateStrings.strings(in: catalog.language) }
}
