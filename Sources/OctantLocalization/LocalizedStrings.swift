import Foundation

/// The strings and numbers that UIKit shows and has spoken by itself, in the language of one locale. Any thread.
///
/// The language is the locale's where there is a catalog in it, else English. Percentages have the digits and the
/// sign of the locale, by Foundation's formatter.
package struct LocalizedStrings: Sendable {
    /// The strings themselves, those with places for others too.
    package let catalog: StringCatalog
    private let locale: Locale

    /// The strings for `locale`.
    package init(_ locale: Locale) {
        guard let catalog = StringCatalog(locale) else {
            (self.catalog, self.locale) = (.english, Locale(identifier: StringCatalog.english.language))
            return
        }
        self.catalog = catalog
        // Foundation on Linux writes Arabic without a region in Latin digits, though the region most likely meant,
        // Egypt, has its own: what is left out is filled in as the CLDR has it.
        self.locale =
            locale.region == nil ? Locale(identifier: locale.language.maximalIdentifier) : locale
    }

    /// The languages that there are strings in, as BCP 47 names them.
    package static var languages: [String] { StringCatalog.all.map(\.language) }

    /// Whether there are strings in the language of `locale`.
    package static func supports(_ locale: Locale) -> Bool { StringCatalog(locale) != nil }

    /// The first of `locales` that there are strings for, else the last of them; Foundation's when there is none.
    package static func preferredLocale(among locales: [Locale]) -> Locale {
        locales.first(where: supports) ?? locales.last ?? .current
    }

    /// The value of a running activity indicator.
    package var inProgress: String { catalog.inProgress }
    /// The value of an activity indicator that is visible and stopped.
    package var progressHalted: String { catalog.progressHalted }
    /// The label below a spinner without another text.
    package var loading: String { catalog.loading }

    /// "Undo Typing", or "Undo" of what has no name.
    package func undo(_ name: String) -> String { named(name, catalog.undoNamed, or: catalog.undo) }

    /// "Redo Typing", or "Redo" of what has no name.
    package func redo(_ name: String) -> String { named(name, catalog.redoNamed, or: catalog.redo) }

    private func named(_ name: String, _ phrase: String, or plain: String) -> String {
        name.isEmpty ? plain : phrase.replacingOccurrences(of: "%@", with: name)
    }

    /// `number` with the locale's digits and percent sign: "50%".
    package func percent(_ number: Int) -> String { number.formatted(.percent.locale(locale)) }

    /// `number` with the locale's digits and marks.
    package func number(_ number: Double) -> String { number.formatted(.number.locale(locale)) }

    /// "50% complete".
    package func percentComplete(_ number: Int) -> String {
        catalog.complete.text(catalog.rule.form(of: number), percent(number))
    }

    /// The description of work with files that has no other.
    package var processingFiles: String { catalog.processingFiles }

    /// "1 of 3".
    package func position(_ index: Int, of count: Int) -> String {
        func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
        return catalog.position.filled(text(index), text(count))
    }

    /// "page 1 of 3".
    package func page(_ index: Int, of count: Int) -> String {
        func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
        return catalog.page.filled(text(index), text(count))
    }

    /// "1 of 3": how much is done.
    package func units(_ done: Int64, of all: Int64) -> String {
        catalog.amount.filled(done.formatted(.number.locale(locale)), all.formatted(.number.locale(locale)))
    }

    /// "1.5 MB of 3 MB".
    package func bytes(_ done: Int64, of all: Int64) -> String {
        func text(_ count: Int64) -> String { count.formatted(.byteCount(style: .file).locale(locale)) }
        return catalog.amount.filled(text(done), text(all))
    }

    /// "1:05" for 65 seconds, with hours from the first one on.
    package func time(_ seconds: Int) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
        return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }

    /// `parts` as they are read one after the other, empty ones left out.
    package func joined(_ parts: [String?]) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: catalog.separator)
    }
}

extension String {
    /// The phrase with `first` and `second` filled in.
    fileprivate func filled(_ first: String, _ second: String) -> String {
        replacingOccurrences(of: "%1$@", with: first).replacingOccurrences(of: "%2$@", with: second)
    }
}
