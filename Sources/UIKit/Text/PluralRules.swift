// Its names are those of ICU, behind a beginning that tells this copy from others in a process.
internal import _FoundationICU
import OctantBase

/// The forms of words that go with numbers in a language, by the rules of the Unicode CLDR, which Foundation has with
/// its ICU.
enum PluralRules {
    /// The names of the forms are at most this long.
    private static let longestName = 16
    /// The rules, opened once for each language. They are only read.
    private static let known = Locked<[String: OpaquePointer?]>([:])

    /// The name of the form for `number` in `language`: `zero`, `one`, `two`, `few`, `many` or `other`.
    static func form(of number: Double, in language: String) -> String {
        known.withLock { known -> String in
            var status = U_ZERO_ERROR
            let rules = known[language] ?? swift_uplrules_open(language.replacing("-", with: "_"), &status)
            known[language] = .some(rules)
            guard let rules, number.isFinite else { return "other" }
            var name = [UInt16](repeating: 0, count: longestName)
            let length = swift_uplrules_select(rules, number, &name, Int32(longestName), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= longestName else { return "other" }
            return String(decoding: name.prefix(Int(length)), as: UTF16.self)
        }
    }
}
