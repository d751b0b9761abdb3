import Foundation
import OctantDisplay

/// The phrases and numbers that a screen reader is given, in the language of one locale. Any thread.
///
/// The language is the locale's where there is a catalogue for it, else English. Percentages have the digits and the
/// sign of the locale, by Foundation's formatter.
package struct AccessibilityWords: Sendable {
    let catalogue: WordCatalogue
    private let locale: Locale

    /// The words for `locale`.
    package init(_ locale: Locale) {
        guard let catalogue = WordCatalogue(locale) else {
            (self.catalogue, self.locale) = (.english, Locale(identifier: WordCatalogue.english.language))
            return
        }
        self.catalogue = catalogue
        // Foundation on Linux writes Arabic without a region in Latin digits, though the region most likely meant,
        // Egypt, has its own: what is left out is filled in as the CLDR has it.
        self.locale =
            locale.region == nil ? Locale(identifier: locale.language.maximalIdentifier) : locale
    }

    /// The languages that there are words in, as BCP 47 names them.
    package static var languages: [String] { WordCatalogue.all.map(\.language) }

    /// Whether there are words in the language of `locale`.
    package static func speaks(_ locale: Locale) -> Bool { WordCatalogue(locale) != nil }

    /// What a turning activity indicator says.
    package var inProgress: String { catalogue.inProgress }
    /// What an activity indicator says that is to be seen and stands still.
    package var progressHalted: String { catalogue.progressHalted }
    /// What stands below a spinner that says no more.
    package var loading: String { catalogue.loading }
    /// What a button says that breaks off what is under way.
    package var cancel: String { catalogue.cancel }

    /// What the user is asked with when the program does not answer.
    package var unanswered: UnansweredWords { catalogue.unanswered }

    /// "Undo Typing", or "Undo" of what has no name.
    func undo(_ name: String) -> String { named(name, catalogue.undoNamed, or: catalogue.undo) }

    /// "Redo Typing", or "Redo" of what has no name.
    func redo(_ name: String) -> String { named(name, catalogue.redoNamed, or: catalogue.redo) }

    private func named(_ name: String, _ phrase: String, or plain: String) -> String {
        name.isEmpty ? plain : phrase.replacingOccurrences(of: "%@", with: name)
    }

    /// `number` with the locale's digits and percent sign: "50%".
    package func percent(_ number: Int) -> String { number.formatted(.percent.locale(locale)) }

    /// `number` with the locale's digits and marks.
    package func number(_ number: Double) -> String { number.formatted(.number.locale(locale)) }

    /// "50% complete".
    package func percentComplete(_ number: Int) -> String {
        catalogue.complete.text(catalogue.rule.form(of: number), percent(number))
    }

    /// What work with files says that says no more of itself.
    package var processingFiles: String { catalogue.processingFiles }

    /// "1 of 3".
    package func position(_ index: Int, of count: Int) -> String {
        func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
        return catalogue.position.filled(text(index), text(count))
    }

    /// "1 of 3": how much is done.
    package func units(_ done: Int64, of all: Int64) -> String {
        catalogue.amount.filled(done.formatted(.number.locale(locale)), all.formatted(.number.locale(locale)))
    }

    /// "1.5 MB of 3 MB".
    package func bytes(_ done: Int64, of all: Int64) -> String {
        func text(_ count: Int64) -> String { count.formatted(.byteCount(style: .file).locale(locale)) }
        return catalogue.amount.filled(text(done), text(all))
    }

    /// "1:05" for 65 seconds, with hours from the first one on.
    package func time(_ seconds: Int) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
        return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }

    /// `parts` as they are read one after the other, those without words left out.
    package func joined(_ parts: [String?]) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: catalogue.separator)
    }
}

extension String {
    /// The phrase with `first` and `second` in their places.
    fileprivate func filled(_ first: String, _ second: String) -> String {
        replacingOccurrences(of: "%1$@", with: first).replacingOccurrences(of: "%2$@", with: second)
    }
}
