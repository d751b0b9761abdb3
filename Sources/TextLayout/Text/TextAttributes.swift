package import CoreGraphics

/// The style of the letters' outlines.
package struct TextStroke: Sendable, Hashable {
    /// The width, in points.
    package var width: CGFloat
    /// In which colour; nil for that of the text.
    package var color: RGBA?
    /// Whether the letters are filled as well.
    package var isFilled: Bool

    /// Outlines of these properties.
    package init(width: CGFloat, color: RGBA?, isFilled: Bool) {
        (self.width, self.color, self.isFilled) = (width, color, isFilled)
    }
}

/// The shadow that letters cast.
package struct TextShadow: Sendable, Hashable {
    /// The distance to the right and down, in points.
    package var offset: CGSize
    /// The blur, in points; twice the deviation of the bell curve.
    package var blur: CGFloat
    /// The colour and opacity.
    package var color: RGBA

    /// A shadow of these properties.
    package init(offset: CGSize, blur: CGFloat, color: RGBA) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// The attributes of a stretch of text.
package struct TextAttributes: Sendable, Hashable {
    /// The font.
    package var font: FontDescription
    /// The colour.
    package var color: RGBA
    /// The colour behind the text; nil for none.
    package var background: RGBA?
    /// Space added after each character, in points; may be below 0.
    package var kern: CGFloat
    /// Whether pairs of letters that fit into each other, such as A and V, move closer together; true by default.
    package var kernsPairs = true
    /// Whether a line is drawn under the text.
    package var isUnderlined: Bool
    /// Whether a line is drawn through the text.
    package var isStruckThrough: Bool
    /// The distance that the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat
    /// The colour of the line under the text; nil for that of the text.
    package var underlineColor: RGBA?
    /// The colour of the line through the text; nil for that of the text.
    package var strikethroughColor: RGBA?
    /// The style of the letters' outlines; nil for letters that are filled only.
    package var stroke: TextStroke?
    /// The shadow of the letters; nil for none.
    package var shadow: TextShadow?
    /// The slant of the letters: how far each leans to the right for its height; 0 for none.
    package var obliqueness: CGFloat = 0
    /// Whether letters that are one in the font's drawing are drawn so; true by default.
    package var hasLigatures = true
    /// The styles of the lines under and through the text.
    package var underline = TextLineStyle()
    package var strikethrough = TextLineStyle()
    /// The image in place of each letter; nil for letters.
    package var attachment: TextAttachment?

    /// Text attributes of these values.
    package init(
        font: FontDescription = FontDescription(),
        color: RGBA = .black,
        background: RGBA? = nil,
        kern: CGFloat = 0,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false,
        baselineOffset: CGFloat = 0
    ) {
        (self.font, self.color, self.background) = (font, color, background)
        (self.kern, self.baselineOffset) = (kern, baselineOffset)
        (self.isUnderlined, self.isStruckThrough) = (isUnderlined, isStruckThrough)
    }
}
