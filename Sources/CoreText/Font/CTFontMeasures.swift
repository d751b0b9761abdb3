import CoreGraphics
import Foundation
internal import TextLayout

/// The size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.descriptor.size }

/// Points from the baseline to the top of the line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascender }

/// Points from the baseline down to the bottom of the line: above 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.metrics.descender }

/// Points between the bottom of one line and the top of the next.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat {
    max(font.metrics.lineHeight - font.metrics.ascender + font.metrics.descender, 0)
}

/// The height of a capital letter, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }

/// The height of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }

/// Points from the baseline up to the middle of an underline: below 0.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }

/// The thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness }

/// The number of units of the font's own in its size; 0 where there are no fonts.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    UInt32(clamping: FontGlyphs.of(font.descriptor)?.unitsPerEm ?? 0)
}

/// The number of glyphs of the font; 0 where there are no fonts.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { FontGlyphs.of(font.descriptor)?.count ?? 0 }

/// The font's name, as `CTFontCreateWithName` takes it.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name as CFString }

/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.family as CFString }

/// The name for people: family and style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    let known = RegisteredFonts.face(named: font.name)?.fullName
    return (known ?? font.name.replacingOccurrences(of: "-", with: " ")) as CFString
}
