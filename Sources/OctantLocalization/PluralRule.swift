import Foundation

/// The form of a phrase that goes with a whole number, by the rules of the Unicode CLDR.
package enum PluralRule {
    /// A form of a phrase.
    package enum Form: Sendable {
        case one, two, other
    }

    /// Japanese and Chinese: one form for all. Arabic too, for the phrases here: what comes before its noun does not
    /// agree with it in number.
    case none
    /// English, German, Spanish: 1 has its own.
    case one
    /// French: 0 and 1 share one.
    case zeroAndOne
    /// Hebrew: 1 and 2 have their own.
    case oneAndTwo

    /// The form for `number`, 0 or more.
    func form(of number: Int) -> Form {
        switch (self, number) {
        case (.one, 1), (.oneAndTwo, 1), (.zeroAndOne, 0...1): .one
        case (.oneAndTwo, 2): .two
        default: .other
        }
    }
}

/// A phrase with a number in it, `%@`, in the forms that its language has.
package struct PluralPhrase: Sendable {
    var one: String?
    var two: String?
    let other: String

    /// The phrase in `form`, with `number`, already written out, in it.
    func text(_ form: PluralRule.Form, _ number: String) -> String {
        let phrase =
            switch form {
            case .one: one ?? other
            case .two: two ?? other
            case .other: other
            }
        return phrase.replacingOccurrences(of: "%@", with: number)
    }
}
