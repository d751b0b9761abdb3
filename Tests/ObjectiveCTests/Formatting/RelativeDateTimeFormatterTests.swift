import Foundation
import ObjectiveC
import Testing

@Suite("RelativeDateTimeFormatter and ListFormatter")
struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(
        "a time is told in its largest whole unit",
        arguments: [
            (-60, "1 minute ago"), (-59, "59 seconds ago"), (3600, "in 1 hour"), (-6600, "1 hour ago"),
            (86400 * 2, "in 2 days"), (-86400 * 8, "1 week ago"), (-86400 * 40, "1 month ago"), (0, "in 0 seconds"),
        ])
    func units(seconds: Int, words: String) {
        #expect(formatter().localizedString(fromTimeInterval: TimeInterval(seconds)) == words)
    }

    @Test("styles have names, numbers in words and short words; languages have their own")
    func styles() {
        let formatter = formatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hr.")
        #expect(self.formatter("de_DE").localizedString(from: DateComponents(hour: -2)) == "vor 2 Stunden")
        #expect(self.formatter("fr_FR").localizedString(from: DateComponents(day: 3)) == "dans 3 jours")
    }

    @Test("one date is told against another; what is no date is not told")
    func dates() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(formatter().localizedString(for: date, relativeTo: date.addingTimeInterval(7200)) == "2 hours ago")
        #expect(formatter().string(for: "a") == nil)
        #expect(formatter().localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
    }

    @Test("lists are told with the words of a language")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c" && formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b"]) == "a und b")
        let numbers = NumberFormatter()
        (numbers.locale, numbers.minimumFractionDigits) = (Locale(identifier: "de_DE"), 1)
        formatter.itemFormatter = numbers
        #expect(formatter.string(for: [NSNumber(value: 1), NSNumber(value: 2)]) == "1,0 und 2,0")
        #expect(formatter.string(for: 3) == nil)
    }
}
