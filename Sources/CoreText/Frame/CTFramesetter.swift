import CoreGraphics
import Foundation
internal import TextLayout

/// The longest side that lines are laid out for, in points; what is longer is any length.
private let longest: CGFloat = 1_000_000

/// Text to be laid out in lines. It never changes. Any thread.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the text is a copy that is read only.
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    /// The stretch of the text that `range` names: all from its begin for a length of 0.
    func text(in range: CFRange) -> (string: NSAttributedString, start: Int) {
        let start = min(max(range.location, 0), string.length)
        let length = range.length <= 0 ? string.length - start : min(range.length, string.length - start)
        return (string.attributedSubstring(from: NSRange(location: start, length: length)), start)
    }

    /// The lines of `string` in a space.
    static func layout(_ string: NSAttributedString, in size: CGSize) -> TextLayout {
        let (text, _) = AttributedText.reading(string)
        func side(_ length: CGFloat) -> CGFloat? { length > 0 && length < longest ? length : nil }
        return TextLayout(
            text, TextOptions(), width: side(size.width), height: side(size.height), findsLetters: true)
    }

    /// The units of UTF-16 of `string` that are on `line`.
    static func units(of string: NSAttributedString, on line: TextLayout.Line) -> NSRange {
        let scalars = Array(string.string.unicodeScalars)
        func units(_ end: Int) -> Int { scalars.prefix(max(end, 0)).reduce(0) { $0 + UTF16.width($1) } }
        let start = units(line.scalars.lowerBound)
        return NSRange(location: start, length: units(line.scalars.upperBound) - start)
    }
}

/// A framesetter of `attrString`.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// The size that the text of `stringRange`, all from its begin for a length of 0, takes in the space `constraints`: 0
/// and huge sides are any. What fits is written to `fitRange`. `frameAttributes` are left out.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let (string, start) = framesetter.text(in: stringRange)
    let layout = CTFramesetter.layout(string, in: constraints)
    let last = layout.lines.last.map { CTFramesetter.units(of: string, on: $0) }
    fitRange?.pointee = CFRangeMake(start, last.map { $0.location + $0.length } ?? 0)
    return layout.size
}

/// The text of `stringRange`, all from its begin for a length of 0, in lines within the smallest rectangle around
/// `path`, the first at the top, y up. `frameAttributes` are left out.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let (string, start) = framesetter.text(in: stringRange)
    return CTFrame(string, start: start, path: path)
}
