import Foundation
import OctantBase

/// Endings of names that are taken for addresses of the Web without a scheme. Ours: the common ones, and those of the
/// countries whose languages UIKit's own texts are in.
private let endings = "com|org|net|edu|gov|info|io|dev|app|eu|de|fr|es|uk|us|ca|au|ch|at|nl|it|jp|cn|il|sa|ae|br|mx|in"

/// The fewest and the most digits of a telephone number. The latter is of ITU-T E.164, 6.2.
private let digits = 7...15

/// Finds addresses and telephone numbers in texts.
enum DataDetector {
    private static let links = pattern(
        #"\b(?:(?:https?|ftp)://|mailto:|www\.)[^\s<>"]+"#
            + #"|[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#
            + #"|(?<![\w@.-])[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?(?:\.[A-Z0-9-]+)*\.(?:"# + endings
            + #")(?![\w-])(?:/[^\s<>"]*)?"#)
    private static let numbers = pattern(#"(?<![\w+.,-])(?:\+|\(?)\d[\d ()./\u00A0-]{5,22}\d(?![\w-])"#)
    /// What looks like a number, and is a date or the address of a machine.
    private static let others = pattern(#"^(?:\d{4}[-./]\d\d?[-./]\d\d?|\d\d?[./]\d\d?[./]\d{2,4}|\d+(?:\.\d+){3})$"#)

    private static func pattern(_ text: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: text, options: .caseInsensitive)
    }

    /// The parts of `text`, in UTF-16 units, that lead somewhere, in their order.
    static func found(in text: String, _ types: UIDataDetectorTypes) -> [(range: NSRange, url: URL)] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let source = text as NSString
        var result: [(range: NSRange, url: URL)] = []
        if types.contains(.link) {
            for match in links?.matches(in: text, range: whole) ?? [] {
                let (length, words) = trimmed(source.substring(with: match.range))
                guard let url = address(words) else { continue }
                result.append((NSRange(location: match.range.location, length: length), url))
            }
        }
        if types.contains(.phoneNumber) {
            for match in numbers?.matches(in: text, range: whole) ?? [] {
                let words = source.substring(with: match.range)
                let own = NSRange(location: 0, length: match.range.length)
                let dialled = words.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
                guard digits.contains(dialled.filter(\.isNumber).count),
                    others?.firstMatch(in: words, range: own) == nil,
                    !result.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    let url = URL(string: "tel:\(dialled)")
                else { continue }
                result.append((match.range, url))
            }
        }
        return result.ordered { $0.range.location < $1.range.location }
    }

    /// An address without the punctuation that follows it in its sentence, and its length in UTF-16 units.
    private static func trimmed(_ words: String) -> (length: Int, words: String) {
        var words = Substring(words)
        while let last = words.last {
            let isOpen = last == ")" && words.filter { $0 == "(" }.count >= words.filter { $0 == ")" }.count
            guard !isOpen, ".,;:!?'\")]}".contains(last) else { break }
            words.removeLast()
        }
        return (words.utf16.count, String(words))
    }

    private static func address(_ words: String) -> URL? {
        let low = words.lowercased()
        if low.contains("://") || low.hasPrefix("mailto:") { return URL(string: words) }
        return URL(string: words.contains("@") && !words.contains("/") ? "mailto:\(words)" : "http://\(words)")
    }
}
