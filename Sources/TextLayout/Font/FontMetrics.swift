package import CoreGraphics

/// The heights of a font, in points above the baseline.
package struct FontMetrics: Sendable, Hashable {
    /// How far the font rises above the baseline.
    package var ascender: CGFloat
    /// How far it falls below: negative, as UIKit counts.
    package var descender: CGFloat
    /// From one baseline to the next.
    package var lineHeight: CGFloat
    /// The height of a capital H.
    package var capHeight: CGFloat
    /// The height of a small x.
    package var xHeight: CGFloat
    /// The middle of an underline, above the baseline: negative.
    package var underlinePosition: CGFloat
    /// How thick an underline is.
    package var underlineThickness: CGFloat
    /// The middle of a strikethrough, above the baseline.
    package var strikethroughPosition: CGFloat
    /// How thick a strikethrough is.
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
}
