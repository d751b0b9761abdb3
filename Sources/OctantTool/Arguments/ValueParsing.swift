import CoreGraphics
import Foundation
import OctantLocalization
import OctantPackages
import UIKit

/// The greatest side of an image, in points: three times as many pixels still fit a bitmap.
private let greatestSide = 4096.0

/// Converts the arguments of a command line to values, or throws what would have been one.
enum ValueParsing {
    /// A finite number within `range`. With `takesPercent`, `50%` is 0.5.
    static func number(
        _ text: String, _ option: String, _ range: ClosedRange<Double>, takesPercent: Bool = false
    ) throws(UsageError) -> Double {
        let isPercent = takesPercent && text.hasSuffix("%")
        let number = isPercent ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        guard let number, number.isFinite, range.contains(number) else {
            let least = range.lowerBound.formattedShortly
            let bounds =
                range.upperBound == .infinity
                ? "\(least) or more" : "from \(least) to \(range.upperBound.formattedShortly)"
            let percent = takesPercent ? ", or of percent as in '50%'" : ""
            throw UsageError("option '--\(option)' takes a number \(bounds)\(percent), not '\(text)'")
        }
        return number
    }

    /// A whole number within `range`.
    static func whole(_ text: String, _ option: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            let bounds = "from \(range.lowerBound) to \(range.upperBound)"
            throw UsageError("option '--\(option)' takes a whole number \(bounds), not '\(text)'")
        }
        return number
    }

    /// One of `choices`.
    static func choice(_ text: String, _ option: String, _ choices: [String]) throws(UsageError) -> String {
        guard choices.contains(text) else {
            let suggestion = Suggestion(text, choices).question().map { "; \($0)" } ?? ""
            throw UsageError("option '--\(option)' takes \(choices.joinedByOr), not '\(text)'\(suggestion)")
        }
        return text
    }

    /// A name of `NamedColors`, or `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`; the number sign of the longer ones may be
    /// left out.
    static func color(_ text: String, _ option: String) throws(UsageError) -> UIColor {
        if let color = NamedColors.color(text) { return color }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard text.hasPrefix("#") || digits.count > 4, let color = CSSColor.hexadecimal(digits) else {
            let suggestion = Suggestion(text, NamedColors.names).question().map { "; \($0)" } ?? ""
            let examples = "'tomato', 'systemBlue', '#F60' or '#RRGGBBAA'"
            throw UsageError("option '--\(option)' takes a colour like \(examples), not '\(text)'\(suggestion)")
        }
        return UIColor(color)
    }

    /// A locale whose language has phrases: `de`, `zh-Hans`, `ar_EG`.
    static func locale(_ text: String, _ option: String) throws(UsageError) -> Locale {
        let isName = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let locale = Locale(identifier: text)
        guard isName, LocalizedStrings.supports(locale) else {
            throw UsageError(
                "option '--\(option)' takes a locale of \(LocalizedStrings.languages.joinedByOr), not '\(text)'")
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
