import CoreGraphics
import Foundation
import UIKit

/// The greatest side of a picture, in points: three times as many pixels still fit a bitmap.
private let greatestSide = 4096.0

/// Turns the words of a command line into values, or says what would have been one.
enum ValueParsing {
    /// A finite number within `range`.
    static func number(_ text: String, _ option: String, _ range: ClosedRange<Double>) throws(UsageError) -> Double {
        guard let number = Double(text), number.isFinite, range.contains(number) else {
            let least = range.lowerBound.formattedShortly
            let bounds =
                range.upperBound == .infinity
                ? "\(least) or more" : "from \(least) to \(range.upperBound.formattedShortly)"
            throw UsageError("option '--\(option)' takes a number \(bounds), not '\(text)'")
        }
        return number
    }

    /// One of `choices`.
    static func choice(_ text: String, _ option: String, _ choices: [String]) throws(UsageError) -> String {
        guard choices.contains(text) else {
            throw UsageError("option '--\(option)' takes \(choices.joinedByOr), not '\(text)'")
        }
        return text
    }

    /// `#RRGGBB` or `#RRGGBBAA`; the number sign may be left out.
    static func color(_ text: String, _ option: String) throws(UsageError) -> RGBA {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let isHex = digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        guard isHex, digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
            throw UsageError("option '--\(option)' takes a colour like '#RRGGBB' or '#RRGGBBAA', not '\(text)'")
        }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return RGBA(r: part(24), g: part(16), b: part(8), a: part(0))
    }

    /// A locale whose language there are words in: `de`, `zh-Hans`, `ar_EG`.
    static func locale(_ text: String, _ option: String) throws(UsageError) -> Locale {
        let isName = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let locale = Locale(identifier: text)
        guard isName, AccessibilityWords.speaks(locale) else {
            throw UsageError(
                "option '--\(option)' takes a locale of \(AccessibilityWords.languages.joinedByOr), not '\(text)'")
        }
        return locale
    }

    /// `WxH` in points.
    static func size(_ text: String, _ option: String) throws(UsageError) -> CGSize {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard parts.count == 2, text.split(separator: "x", omittingEmptySubsequences: false).count == 2,
            parts.allSatisfy({ $0.isFinite && $0 >= 1 && $0 <= greatestSide })
        else {
            let most = greatestSide.formattedShortly
            throw UsageError(
                "option '--\(option)' takes a size like '200x100', 1 to \(most) points a side, not '\(text)'")
        }
        return CGSize(width: parts[0], height: parts[1])
    }
}

extension Double {
    /// Without a fraction where there is none.
    var formattedShortly: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}

extension [String] {
    /// `a, b or c`.
    var joinedByOr: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
