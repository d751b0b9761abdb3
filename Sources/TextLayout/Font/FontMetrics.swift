package import CoreGraphics

// The space of one character where there are no fonts, as a share of the size: the average of a plain sans serif.
private let plainAdvance: CGFloat = 0.55

/// The heights of a font, in points above the baseline.
package struct FontMetrics: Sendable, Hashable {
    /// The height of the font above the baseline.
    package var ascender: CGFloat
    /// The depth of the font below: negative, as UIKit counts.
    package var descender: CGFloat
    /// From one baseline to the next.
    package var lineHeight: CGFloat
    /// The height of a capital H.
    package var capHeight: CGFloat
    /// The height of a small x.
    package var xHeight: CGFloat
    /// The middle of an underline, above the baseline: negative.
    package var underlinePosition: CGFloat
    /// The thickness of an underline.
    package var underlineThickness: CGFloat
    /// The middle of a strikethrough, above the baseline.
    package var strikethroughPosition: CGFloat
    /// The thickness of a strikethrough.
    package var strikethroughThickness: CGFloat

    /// The metrics of the font that `font` finds on this machine.
    package init(_ font: FontDescription) { self = FontLibrary.metrics(of: font) }

    init(
        ascender: CGFloat,
        descender: CGFloat,
        lineHeight: CGFloat,
        capHeight: CGFloat,
        xHeight: CGFloat,
        underline: (position: CGFloat, thickness: CGFloat),
        strikethrough: (position: CGFloat, thickness: CGFloat)
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
        underlinePosition = underline.position
        underlineThickness = underline.thickness
        strikethroughPosition = strikethrough.position
        strikethroughThickness = strikethrough.thickness
    }

    /// The metrics of a plain sans serif of the size of `font`, where there are no fonts.
    init(plain font: FontDescription) {
        let size = font.usableSize
        self.init(
            ascender: 0.95 * size,
            descender: -0.25 * size,
            lineHeight: 1.2 * size,
            capHeight: 0.7 * size,
            xHeight: 0.5 * size,
            underline: (-0.1 * size, 0.05 * size),
            strikethrough: (0.3 * size, 0.05 * size)
        )
    }

    /// The space that one character of `font` takes where there are no fonts, the origin at the baseline's left end.
    static func plainRoom(_ font: FontDescription) -> CGRect {
        let metrics = FontMetrics(plain: font)
        return CGRect(
            x: 0, y: -metrics.ascender, width: plainAdvance * font.usableSize, height: metrics.lineHeight)
    }
}
