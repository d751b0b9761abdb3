import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
package import TextLayout

/// The font: a `CTFont`, Helvetica of 12 points where there is none.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
/// The colour of the letters: a `CGColor`; black where there is none.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the letters have the context's fill colour: a Boolean.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// Points added after each letter: a number.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
/// The style of paragraphs: an `NSParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// Whether there is a line under the letters: a number, 0 for none.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

/// An object of another room that is a style of paragraphs: NSParagraphStyle.
package protocol TextParagraphValue {
    /// The style, and the way its lines are broken.
    var textParagraph: TextOptions { get }
}

/// What a stretch of attributed text is drawn with.
struct RunStyle {
    /// The colour of the letters; nil for the context's own.
    var color: RGBA? = .black
    var isUnderlined = false
}

extension AttributedText {
    /// `string` as Core Text sets it, and the styles of its stretches.
    static func reading(_ string: NSAttributedString) -> (text: AttributedText, styles: [RunStyle]) {
        var runs: [TextRun] = []
        var styles: [RunStyle] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
            func value(_ name: CFString) -> Any? { values[NSAttributedString.Key(name as String)] }
            var style = RunStyle()
            if let color = value(kCTForegroundColorAttributeName) ?? value("NSColor") {
                style.color = (color as? CGColor)?.rgba ?? (color as? any LayerColor)?.layerColor.rgba ?? .black
            }
            if (value(kCTForegroundColorFromContextAttributeName) as? Bool) == true { style.color = nil }
            style.isUnderlined = (value(kCTUnderlineStyleAttributeName).flatMap(number) ?? 0) != 0
            let plain = FontDescription(family: "Helvetica", size: 12)
            var attributes = TextAttributes(
                font: (value(kCTFontAttributeName) as? any LayerFont)?.layerFont ?? plain, color: style.color ?? .black,
                isUnderlined: style.isUnderlined)
            if let kern = value(kCTKernAttributeName).flatMap(number) {
                attributes.kern = kern
                // A kern of 0 is not the same as no kern: it sets pairs as far apart as other letters.
                attributes.kernsPairs = kern != 0
            }
            let paragraph = (value(kCTParagraphStyleAttributeName) as? any TextParagraphValue)?.textParagraph
            runs.append(
                TextRun(text.substring(with: range), attributes, style: paragraph.map { TextParagraphStyle($0) }))
            styles.append(style)
        }
        return (AttributedText(runs: runs), styles)
    }

    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as any BinaryFloatingPoint: CGFloat(value)
            case let value as any BinaryInteger: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
